import { createParser } from 'eventsource-parser'

/** What a chef says while it cooks, in order: `chef` once, `text` any number of times, `notes` once, `end` once. */
export type RecipeEvent =
  | { type: 'chef'; chef: 'hosted' | 'house'; model?: string; standingIn?: boolean }
  | { type: 'text'; text: string }
  | { type: 'notes'; notes: KitchenNotes }
  | { type: 'end'; reason: 'stop' | 'length' }

/** Facts beside the recipe, computed by our code and never by a model. */
export type KitchenNotes = {
  /** Named by the visitor, not in the recipe, and why. */
  setAside: { ingredient: string; reason: string }[]
  /** US 9 and EU 14 allergens, and the foods they come from; not `sure`: it depends on the maker (stock: celery). */
  allergens: { name: string; from: string[]; sure: boolean }[]
  /** Safe minimum internal temperatures. */
  temperatures: { food: string; celsius: number; fahrenheit: number; restMinutes?: number }[]
  /** Diets, negations and audiences that were understood. */
  wishes: string[]
  /** Hazards, spoiled food, honey for infants, kidney beans and the like. */
  warnings: string[]
}

/** The content type of an encoded event stream. */
export const recipeEventType = 'text/event-stream'

/** One event as server-sent-event text: a single `data:` line of JSON and a blank line. */
export function encodeRecipeEvent(event: RecipeEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

/** A decoder for text that arrives in arbitrary pieces: `feed` gives the events completed by a piece. */
export function recipeEventDecoder(): { feed(text: string): RecipeEvent[] } {
  let events: RecipeEvent[] = []
  const parser = createParser({
    onEvent: ({ data }) => events.push(parseRecipeEvent(JSON.parse(data))),
  })
  return {
    /** Throws a `TypeError` or `SyntaxError` when a completed event is not a recipe event. */
    feed(text) {
      events = []
      parser.feed(text)
      return events
    },
  }
}

/** Parses one decoded event. Throws a `TypeError` for anything that is not a recipe event. */
export function parseRecipeEvent(value: unknown): RecipeEvent {
  if (isRecord(value)) {
    switch (value['type']) {
      case 'chef':
        if (value['chef'] === 'hosted' || value['chef'] === 'house') return value as RecipeEvent
        break
      case 'text':
        if (typeof value['text'] === 'string') return value as RecipeEvent
        break
      case 'notes':
        if (isKitchenNotes(value['notes'])) return value as RecipeEvent
        break
      case 'end':
        if (value['reason'] === 'stop' || value['reason'] === 'length') return value as RecipeEvent
    }
  }
  throw new TypeError('not a recipe event')
}

function isKitchenNotes(value: unknown): value is KitchenNotes {
  return (
    isRecord(value) &&
    ['setAside', 'allergens', 'temperatures', 'wishes', 'warnings'].every((key) => Array.isArray(value[key]))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
