import { covers } from '#chefs/house/cookbook/accepts.ts'
import type { Arranged } from '#chefs/house/cookbook/arrange.ts'
import type { Dish, Text } from '#chefs/house/cookbook/dish.ts'
import { Unfit } from '#chefs/house/cookbook/fill.ts'
import { variantFor } from '#chefs/house/cookbook/resolve.ts'
import { Teller } from '#chefs/house/cookbook/tell.ts'
import type { Food } from '#food/model/food.ts'
import { classicNames } from './classic-names.ts'
import { arrangedOf, formsOf, formsWithout, type Form } from './matrix.ts'

/** Foods, classes and kinds, of which a dish that bears a classic's name has one. */
type Group = readonly string[]
type Classic = { name: string; groups: readonly Group[] }

const classics = new Map<string, Classic>(
  Object.entries(classicNames).map(([name, groups]) => [
    name,
    { name, groups: groups.split(', ').map((group) => group.split(' | ')) },
  ]),
)

const longestFirst = [...classics.keys()].toSorted((one, other) => other.length - one.length)
const naming = new RegExp(`(?<!\\p{L})(${longestFirst.join('|')})(?:e?s)?(?!\\p{L})`, 'giu')

/** Words by which a title says that it only resembles the classic. */
const resembling = /\bstyle\b|\bin the manner of\b|\blike\b/

/** The classics that a title or a headnote calls a dish; of a "lentil bolognese" that alone, no bolognese. */
function classicsIn(text: string): readonly Classic[] {
  const known = named.get(text)
  if (known) return known
  const names = resembling.test(text) ? [] : [...text.matchAll(naming)].map(([, name]) => name!)
  const found = names.map((name) => classics.get(name.toLowerCase())!)
  named.set(text, found)
  return found
}

// Most forms of a dish have one of a few titles.
const named = new Map<string, readonly Classic[]>()

function isOf(group: Group): (food: Food) => boolean {
  return (food) =>
    group.some((name) => (name.startsWith('kind ') ? food.kind === name.slice(5) : covers(name, food)))
}

/** Where a dish bears a classic's name without its defining foods, and the remedy, for its author. */
export function falselyNamed(dish: Dish): string[] {
  // What else a headnote names is said in passing: "a cousin of carbonara".
  const own = new Set(dish.titles.flatMap(({ text }) => classicsIn(wordsOf(text))))
  if (own.size === 0) return []
  const groups = [...own].flatMap((classic) => classic.groups)
  const forms = [...formsOf(dish), ...groups.flatMap((group) => formsWithout(dish, isOf(group)))]
  const different = new Map(
    forms.map((form) => [
      form.items
        .map(({ text }) => text)
        .toSorted()
        .join(),
      form,
    ]),
  )
  const faults = [...different.values()].flatMap((form) => faultsOf(dish, form, own))
  // One list shows a fault as well as ten.
  return [...new Map(faults.map(({ what, example }) => [what, `${what}, made of ${example}`])).values()]
}

const wordsOf = (text: Text) => text.map((node) => (typeof node === 'string' ? node : '·')).join('')

type Fault = { what: string; example: string }

function faultsOf(dish: Dish, { items }: Form, own: ReadonlySet<Classic>): Fault[] {
  const arranged = fitting(() => arrangedOf(dish, items))
  if (typeof arranged === 'string') return []
  const example = arranged.used.map(({ food }) => food.name).join(', ')
  const told = fitting(() => textsOf(arranged))
  if (typeof told === 'string') return [{ what: `a title or headnote ${told}`, example }]
  return Object.entries(told).flatMap(([key, text]) =>
    classicsIn(text)
      .filter((classic) => own.has(classic))
      .flatMap((classic) =>
        classic.groups
          .filter((group) => !arranged.used.some(({ food }) => isOf(group)(food)))
          .map((group) => ({ what: remedyFor(key, classic, group), example })),
      ),
  )
}

/** What is made of a list, or why it cannot be. */
function fitting<T>(make: () => T): T | string {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unfit) return error.message
    throw error
  }
}

function textsOf({ dish, filled }: Arranged): { title: string; headnote: string } {
  const teller = new Teller(new Map(), filled, 1)
  return {
    title: teller.title(variantFor(dish.titles, filled)),
    headnote: teller.tell(variantFor(dish.headnotes, filled)),
  }
}

/** Foods of a group that a fault names. */
const mostSaid = 4

function remedyFor(key: string, { name }: Classic, group: Group): string {
  const wanted = group.slice(0, mostSaid).join(', ') + (group.length > mostSaid ? ', …' : '')
  return `a ${key} says "${name}" where there is none of ${wanted}: call it otherwise there ("${key} when …")`
}
