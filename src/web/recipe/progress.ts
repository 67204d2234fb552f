import type { KitchenNotes } from '#shared/recipe-event.ts'
import { keptKey } from './kept-key.ts'
import type { ChefAnswering, Progress, Recipe } from './recipe-state.ts'
import type { Timer } from './timer-state.ts'

type Check<T> = (value: unknown) => value is T

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value)
const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** A check of an object by those of its parts. */
const shaped =
  <T>(parts: { [key in keyof T]-?: Check<T[key]> }): Check<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Check<unknown>>(parts).every(([key, check]) => check(value[key]))

const isNotes = shaped<KitchenNotes>({
  setAside: listOf(shaped({ ingredient: isText, reason: isText })),
  allergens: listOf(shaped({ name: isText, from: listOf(isText), sure: isBoolean })),
  temperatures: listOf(
    shaped({ food: isText, celsius: isNumber, fahrenheit: isNumber, restMinutes: optional(isNumber) }),
  ) as Check<KitchenNotes['temperatures']>,
  wishes: listOf(isText),
  warnings: listOf(isText),
})

const isChef = (value: unknown): value is ChefAnswering =>
  isRecord(value) && isText(value['chef']) && optional(isText)(value['model'])

const isTimer = (value: unknown): value is Timer =>
  isRecord(value) &&
  [value['place'], value['name'], value['said']].every(isText) &&
  isRecord(value['state']) &&
  ['endsAt', 'left', 'endedAt'].some((key) => isNumber((value['state'] as Record<string, unknown>)[key]))

const isKept = shaped({
  markdown: isText,
  chef: optional(isChef),
  notes: optional(isNotes),
  cutShort: (value): value is boolean => typeof value === 'boolean',
  ticked: listOf(isNumber),
  timers: listOf(isTimer),
})

/** Keeps what is being cooked for this tab alone, without the list that it was made from. */
export function keepCooking({ markdown, chef, notes, cutShort }: Recipe, progress: Progress): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify({ markdown, chef, notes, cutShort, ...progress }))
  } catch {
    // Storage is off or full: cooking goes on without it.
  }
}

export function forgetCooking(): void {
  try {
    sessionStorage.removeItem(keptKey)
  } catch {
    // Storage is off: there is nothing to forget.
  }
}

/** What was being cooked when the page was left, as the recipe `id`; nothing when it cannot be read. */
export function recall(id: number): Recipe | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? '')
    if (!isKept(kept)) return undefined
    const { markdown, chef, notes, cutShort, ticked, timers } = kept
    return { id, order: undefined, markdown, chef, notes, cutShort, progress: { ticked, timers } }
  } catch {
    return undefined
  }
}
