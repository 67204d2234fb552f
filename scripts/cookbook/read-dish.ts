import { parseCooklang, type RecipeStepItem } from 'cooklang-parse'
import { classes } from '#chefs/house/cookbook/classes.ts'
import { isSpareable } from '#chefs/house/cookbook/cupboard.ts'
import { foodById } from '#food/foods/by-id.ts'
import {
  units,
  type Amount,
  type Choice,
  type Dish,
  type Place,
  type Unit,
} from '#chefs/house/cookbook/dish.ts'
import { keysOf } from '#food/lexicon/lexicon.ts'
import type { Food } from '#food/model/food.ts'
import { stem } from '#food/lexicon/inflect.ts'
import { foodOf } from '#food/lexicon/match.ts'
import { understand } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { numberOf, worded } from './numbers.ts'
import { checkMarks, DishError, readCondition, readText, type Context, type Token } from './read-text.ts'

const kitchens = [
  'any',
  'italian',
  'french',
  'spanish',
  'portuguese',
  'greek',
  'british',
  'irish',
  'german',
  'austrian',
  'swiss',
  'dutch',
  'belgian',
  'nordic',
  'polish',
  'hungarian',
  'russian',
  'ukrainian',
  'eastern european',
  'balkan',
  'georgian',
  'jewish',
  'turkish',
  'levantine',
  'moroccan',
  'north african',
  'egyptian',
  'west african',
  'ethiopian',
  'south african',
  'persian',
  'indian',
  'pakistani',
  'sri lankan',
  'chinese',
  'japanese',
  'korean',
  'thai',
  'vietnamese',
  'indonesian',
  'malaysian',
  'filipino',
  'mexican',
  'caribbean',
  'cuban',
  'peruvian',
  'brazilian',
  'argentinian',
  'south american',
  'american',
  'southern',
  'cajun',
  'hawaiian',
  'australian',
]

const known = ['title', 'kitchen', 'serves', 'makes', 'headnote', 'tip', 'needs', 'places']

/** A dish that was read, and the lines that its steps stand on. */
export type Read = { dish: Dish; stepLines: readonly number[] }

/** A mistake and where it stands. */
export class DishFileError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`)
  }
}

/**
 * Reads a dish from the text of its file. `id` is its path below `cookbook/` without the ending.
 * Throws a `DishFileError` that names file, line and remedy.
 */
export function readDish(id: string, source: string): Read {
  const file = `cookbook/${id}.cook`
  const lines = source.split('\n')
  const lineOf = (text: string) =>
    1 +
    Math.max(
      0,
      lines.findIndex((line) => line.includes(text)),
    )
  const at = <T>(line: number, read: () => T): T => {
    try {
      return read()
    } catch (error) {
      if (error instanceof DishError) throw new DishFileError(file, line, error.message)
      throw error
    }
  }
  const parsed = parseCooklang(source, { extensions: 'canonical' })
  const [broken] = parsed.errors
  if (broken) throw new DishFileError(file, broken.position.line, broken.message)
  const meta = parsed.metadata
  for (const key of Object.keys(meta))
    if (!known.includes(key.replace(/ when .*/, '')))
      throw new DishFileError(file, lineOf(key), `"${key}" is no part of a dish: ${known.join(', ')}`)

  const places = new Map<string, Draft>()
  const said = (key: string): string => {
    const value = meta[key]
    if (typeof value !== 'string')
      throw new DishFileError(file, lineOf(key), `"${key}" is missing, or no plain text`)
    return value
  }
  for (const [name, value] of Object.entries((meta['places'] ?? {}) as Record<string, unknown>))
    at(lineOf(`  ${name}:`), () => places.set(name, readPlace(name, String(value))))
  const context = contextOf(places)

  const isOwnWord = ownWords(id, said('needs'), places)
  const steps: { text: Dish['steps'][number]; line: number }[] = []
  // Steps are read before titles: they make known the foods that titles name.
  const content = parsed.sections.flatMap((section) => section.content)
  const paragraphs = stepLinesOf(lines)
  content
    .filter((part) => part.type === 'step')
    .forEach((part, index) => {
      const line = paragraphs[index] ?? lines.length
      steps.push({
        line,
        text: at(line, () => checkMarks(readText(tokensOf(part.items), context), isOwnWord)),
      })
    })
  const inText = (source: string) =>
    readText([{ text: source }], {
      ...context,
      mentioned: () => {
        throw new DishError('no @ here: name a food in braces')
      },
    })
  const variants = (key: string) => {
    said(key)
    const keys = Object.keys(meta).filter((name) => name === key || name.startsWith(`${key} when `))
    return keys
      .map((name) =>
        at(lineOf(`${name}:`), () => ({
          ...(name !== key && { when: readCondition(name.slice(key.length + 6), context) }),
          // A title is the dish's own name: its conditions see to what it promises.
          text: key === 'title' ? inText(said(name)) : checkMarks(inText(said(name)), isOwnWord),
        })),
      )
      .toSorted((one, other) => Number('when' in other) - Number('when' in one))
  }
  const kitchen = said('kitchen')
  if (!kitchens.includes(kitchen))
    throw new DishFileError(file, lineOf('kitchen:'), `an unknown kitchen: one of ${kitchens.join(', ')}`)
  const serves = Number(meta['serves'])
  if (!(serves >= 1 && serves <= 12)) throw new DishFileError(file, lineOf('serves:'), 'serves 1 to 12')
  const needs = at(lineOf('needs:'), () =>
    said('needs')
      .split(',')
      .map((group) => group.split(/ or /).map((name) => context.placeNamed(name.trim()))),
  )
  for (const { name, isMentioned } of places.values())
    if (!isMentioned)
      throw new DishFileError(
        file,
        lineOf(`  ${name}:`),
        `the place "${name}" is in no step: name it with @${name}{}`,
      )
  const dish: Dish = {
    id,
    kitchen,
    serves,
    ...(meta['makes'] !== undefined && { makes: String(meta['makes']) }),
    titles: variants('title'),
    headnotes: variants('headnote'),
    ...(meta['tip'] !== undefined && {
      tip: at(lineOf('tip:'), () => checkMarks(inText(said('tip')), isOwnWord)),
    }),
    needs,
    places: [...places.values()].map(placeOf),
    steps: steps.map(({ text }) => text),
  }
  if (dish.steps.length === 0) throw new DishFileError(file, lines.length, 'no steps')
  return { dish, stepLines: steps.map(({ line }) => line) }
}

/** Words that are true of the dish whatever stands in its places: "mushrooms" where only mushrooms may, "dal" in a dal. */
function ownWords(id: string, needs: string, places: ReadonlyMap<string, Draft>): (word: string) => boolean {
  const shared = needs.split(',').flatMap((name) => {
    const [first, ...others] = places.get(name.trim())?.choices.map(({ food }) => wordsOf(food)) ?? [
      wordsOf(name),
    ]
    return (first ?? []).filter((word) => others.every((words) => words.includes(word)))
  })
  const own = new Set([...shared, ...wordsOf(id.slice(id.indexOf('/') + 1))])
  return (word) => own.has(stem(word.toLowerCase()))
}

const wordsOf = (name: string) => name.toLowerCase().split(/[ -]/).map(stem)

const placeOf = ({ name, choices, most, otherwise }: Draft): Place => ({
  name,
  choices,
  most,
  ...(otherwise !== undefined && { otherwise }),
})

type Draft = Place & { isMentioned: boolean; choices: Choice[] }

const idOf = (name: string) => (isClass(name) ? name : foodCalled(name)?.id)

function contextOf(places: Map<string, Draft>): Context {
  const placeFor = (name: string): Draft | undefined => places.get(name) ?? places.get(idOf(name) ?? '')
  return {
    placeNamed(name) {
      const place = placeFor(name)
      if (!place)
        throw new DishError(`"{${name}}" is no place of this dish and no food that a step takes with @`)
      return place.name
    },
    mentioned({ mention, optional, amount, preparation }) {
      refuseMarks(preparation)
      const known = placeFor(mention)
      if (known) {
        known.isMentioned = true
        const first = known.choices[0]!
        // A place whose choices have no amounts of their own takes the one of its mention.
        if (known.name === mention && (amount || preparation))
          known.choices = known.choices.map((choice) => ({
            ...choice,
            ...(preparation && !choice.preparation && { preparation }),
          }))
        else if (preparation && !first.preparation) known.choices = [{ ...first, preparation }]
        // What a step takes for certain is asked for, also where one before it takes it only if it is there.
        const isFood = first.food === known.name || known.name !== mention
        if (!optional && isFood && known.otherwise === undefined) known.otherwise = 0
        return known.name
      }
      const food = foodNamed(mention)
      const isKind = isClass(food)
      if (isKind && !optional)
        throw new DishError(`"@${mention}": a class needs @? here, or a place of its own with "; else …"`)
      const choice: Choice = { food, ...(preparation && { preparation }) }
      const name = food
      places.set(name, {
        name,
        choices: [choice],
        most: 1,
        ...(!optional && { otherwise: 0 }),
        isMentioned: true,
      })
      return name
    },
    conditionNamed(name) {
      const isFood = foodCalled(name)?.id.startsWith('cooked-') ?? false
      const cooked = isFood ? undefined : /^(?:cooked|leftover) (.+)$/.exec(name)?.[1]
      const frozen = foodCalled(name) ? undefined : /^frozen (.+)$/.exec(name)?.[1]
      if (frozen) return `frozen ${placeFor(frozen)?.name ?? foodNamed(frozen)}`
      return placeFor(name)?.name ?? (cooked ? `cooked ${foodNamed(cooked)}` : foodNamed(name))
    },
    isOptional(name) {
      const place = places.get(name)
      if (place?.otherwise === undefined) return true
      // A wish may take the salt away, or there may be no room for one more spice: rows close up without it.
      return isSpareable(foodById(place.choices[place.otherwise]!.food))
    },
  }
}

/** `up to 2 of carrot {200 g} (diced) | any pasta | cooked rice; else carrot`. */
function readPlace(name: string, source: string): Draft {
  const namesake = foodOf(...keysOf(name))
  if (namesake && [namesake.name, namesake.plural].includes(name))
    throw new DishError(`a place has no food's name: "${name}" is one`)
  const [list = '', other] = source.split(';').map((part) => part.trim())
  const counted = /^up to (\d) of (.+)$/s.exec(list)
  const choices = (counted?.[2] ?? list).split('|').map((part) => readChoice(part.trim()))
  const otherwise = other === undefined ? undefined : /^else (.+)$/.exec(other)?.[1]
  if (other !== undefined && otherwise === undefined)
    throw new DishError(`after ";" comes "else" and a food: "${other}"`)
  const place: Draft = { name, choices, most: Number(counted?.[1] ?? 1), isMentioned: false }
  if (otherwise === undefined) return place
  const food = foodNamed(otherwise)
  if (isClass(food)) throw new DishError(`"else ${otherwise}": an extra is a food, not a class`)
  const index = choices.findIndex((choice) => choice.food === food && !choice.cooked)
  if (index >= 0) return { ...place, otherwise: index }
  // Known as a member of a class, with that class's amount.
  const host = choices.find(
    ({ food: name, cooked }) => !cooked && isClass(name) && classes[name.slice(4)]?.(foodCalled(otherwise)!),
  )
  if (!host) throw new DishError(`"else ${otherwise}" is none of the choices`)
  return { ...place, choices: [...choices, { ...host, food }], otherwise: choices.length }
}

function refuseMarks(preparation = ''): void {
  if (/[@{}#~[\]]/.test(preparation))
    throw new DishError(`"(${preparation})" is printed as it stands: say it in the step, with its marks`)
}

function readChoice(source: string): Choice {
  const found = /^([^{(]+?)\s*(?:\{([^}]*)\})?\s*(?:\(([^)]*)\))?$/.exec(source)
  if (!found) throw new DishError(`cannot read "${source}": a food, {its amount} and (its preparation)`)
  const [, name = '', amount, preparation] = found
  refuseMarks(preparation)
  const cooked = /^(?:cooked|leftover) (.+)$/.exec(name)
  const known = cooked && foodOf(...keysOf(name)) === undefined
  return {
    food: foodNamed(known ? cooked[1]! : name),
    ...(known && { cooked: true as const }),
    ...(amount !== undefined && { amount: readAmount(amount, '') }),
    ...(preparation && { preparation }),
  }
}

const isClass = (name: string) => name.startsWith('any ') && classes[name.slice(4)] !== undefined

function foodNamed(name: string): string {
  if (name.startsWith('any ')) {
    if (isClass(name)) return name
    throw new DishError(`"${name}" is no class; the classes are in src/chefs/house/cookbook/classes.ts`)
  }
  const food = foodCalled(name)
  if (!food) throw new DishError(`"${name}" is no food of the tables in src/food/foods`)
  return food.id
}

const called = new Map<string, Food | undefined>()

/** The food of that name, as a visitor might write it too: "ground cumin", "bay leaves". */
function foodCalled(name: string): Food | undefined {
  if (!called.has(name)) called.set(name, foodReadFrom(name))
  return called.get(name)
}

function foodReadFrom(name: string): Food | undefined {
  const ingredient = normalizeIngredient(name)
  const { items, setAside } = ingredient ? understand([ingredient]) : { items: [], setAside: [] }
  const [only] = items
  const isRead = items.length === 1 && setAside.length === 0 && only?.condition === undefined
  if (isRead) return only?.food
  // "canned corn": the condition is part of what the food is.
  const isTinned = items.length === 1 && only?.condition === 'canned'
  return foodOf(...keysOf(name)) ?? (isTinned ? only?.food : undefined)
}

const spellings: Record<string, Unit> = {
  gram: 'g',
  grams: 'g',
  litre: 'l',
  litres: 'l',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
  tin: 'can',
  tins: 'can',
  leaves: 'leaf',
}

function readAmount(count: number | string, unit: string, fixed = false): Amount {
  const words = `${count} ${unit}`
    .trim()
    .split(' ')
    .filter((word) => !['small', 'large', 'big', 'good', 'of'].includes(word))
  const numbers = words.filter((word) => /^(?:an?|[\d½¼¾⅓⅔./]+)$/.test(word))
  const name = words.slice(numbers.length).join(' ')
  const singular = name.replace(/(?<=ch|sh|x)es$|s$/, '')
  const found = spellings[name] ?? units.find((known) => known === name || known === singular)
  if (found === undefined)
    throw new DishError(`an unknown unit, "${name}": ${units.filter(Boolean).join(', ')}, or none for pieces`)
  const quantity = numbers.reduce((sum, word) => sum + (/^an?$/.test(word) ? 1 : numberOf(word)), 0)
  if (!(quantity > 0)) throw new DishError(`"${count} ${unit}" is no amount`)
  return { quantity, unit: found, ...(fixed && { fixed: true as const }) }
}

function tokensOf(items: readonly RecipeStepItem[]): Token[] {
  return items.map((item): Token => {
    switch (item.type) {
      case 'text':
        return { text: item.value.replaceAll('\n', ' ') }
      case 'cookware':
        return { text: item.name }
      case 'timer':
        return timerOf(item.quantity, item.units)
      case 'ingredient': {
        const optional = item.name.startsWith('?')
        const hasAmount = item.quantity !== 'some' && item.quantity !== ''
        return {
          mention: optional ? item.name.slice(1) : item.name,
          optional,
          ...(hasAmount && { amount: readAmount(item.quantity, item.units, item.fixed) }),
          ...(item.note && { preparation: item.note }),
        }
      }
      case 'inline_quantity':
        throw new DishError('a quantity that was not read')
    }
  })
}

function timerOf(quantity: number | string, unit: string): Token {
  const factor = { s: 1 / 60, m: 1, h: 60 }[unit.slice(0, 1)]
  const [least = Number.NaN, most] = String(quantity).split('-').map(numberOf)
  if (factor === undefined || Number.isNaN(least))
    throw new DishError(`a time of "${quantity} ${unit}": minutes, hours or seconds`)
  const noun = unit.replace(/s$/, '')
  const several = (most ?? least) !== 1
  return {
    minutes: (most ?? least) * factor,
    duration: `${worded(least)}${most === undefined ? '' : ` to ${worded(most)}`} ${noun}${several && (most ?? least) > 1 ? 's' : ''}`,
  }
}

/** The lines on which paragraphs of the body begin, notes and comments left out. */
function stepLinesOf(lines: readonly string[]): number[] {
  const fence = lines.indexOf('---', 1)
  return lines.flatMap((line, index) => {
    const isBody = index > fence && line.trim() !== '' && !/^(?:>|--|=)/.test(line)
    const begins =
      isBody &&
      (lines[index - 1]?.trim() === '' || index === fence + 1 || /^(?:>|--|=)/.test(lines[index - 1]!))
    return begins ? [index + 1] : []
  })
}
