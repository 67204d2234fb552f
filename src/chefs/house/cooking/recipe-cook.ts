import type { Method } from '#food/food.ts'
import type { Understanding } from '#food/understanding.ts'
import type { FilledSlots } from '../dishes/dish-form.ts'
import { isReady, lookOf, minutesOf, safeTemperature } from './doneness.ts'
import { IngredientList, type RecipeIngredient } from './ingredient-list.ts'
import { noSalt, unsalted } from './no-salt.ts'
import type { StapleName } from './staples.ts'
import { capitalize, duration, listOf, withoutSqueezing } from '../wording/phrases.ts'
import { portion } from './portion.ts'
import type { Random } from '../random.ts'

export type Step = {
  text: string
  /** Minutes that the step's own text states. */
  minutes: number
  /** Runs in the shade of the step before it. */
  meanwhile: boolean
  mentions: ReadonlySet<RecipeIngredient>
}

/**
 * What a dish form writes with. Mentioning a food puts it on the ingredient list, stating minutes puts them on the
 * clock: list, steps and times cannot disagree.
 */
export class RecipeCook extends IngredientList {
  readonly steps: Step[] = []
  readonly random: Random
  #mentions = new Set<RecipeIngredient>()
  #minutes = 0

  constructor(filled: FilledSlots, understanding: Understanding, serves: number, random: Random) {
    super(filled, understanding, serves)
    this.random = random
  }

  /**
   * "300 ml (1¼ cups) water": a share of a staple that several steps take, measured in the step itself; the list has
   * the sum. Throws as `need` does.
   */
  measured(name: StapleName, quantity: number): string {
    const ingredient = this.share(name, quantity)
    this.#mentions.add(ingredient)
    return portion(ingredient.food, quantity, ingredient.item?.have).text
  }

  /** "the onion, garlic and ginger", and on the list they go. */
  the(...ingredients: readonly (RecipeIngredient | undefined)[]): string {
    return `the ${this.names(...ingredients)}`
  }

  /** "onion, garlic and ginger". */
  names(...ingredients: readonly (RecipeIngredient | undefined)[]): string {
    const all = [...new Set(ingredients.filter((ingredient) => ingredient !== undefined))]
    const present = all.filter((ingredient) => ingredient !== noSalt)
    if (present.length < all.length && present.length === 0) return noSalt.noun
    for (const ingredient of present) this.#mentions.add(ingredient)
    return listOf([...new Set(present.map(({ noun }) => noun))])
  }

  /** "is" or "are", as the noun asks. */
  are({ noun, food }: RecipeIngredient): string {
    const several = noun === food.plural && noun !== food.id.replaceAll('-', ' ')
    return several && (noun !== food.name || noun.endsWith('s')) ? 'are' : 'is'
  }

  /** "8 minutes", on this step's clock. */
  min(minutes: number): string {
    const rounded = Math.max(1, Math.round(minutes))
    this.#minutes += rounded
    return duration(rounded)
  }

  /** Minutes a food takes by a method, for the state it is in. */
  minutes(ingredient: RecipeIngredient, method: Method): number {
    return minutesOf(ingredient, method) ?? 5
  }

  /** "golden and cooked through, 74 °C (165 °F) in the middle": how the cook sees that it is done by a method, and safe. */
  doneness(ingredient: RecipeIngredient, method?: Method): string {
    const safe = safeTemperature(ingredient)
    const look = this.isHeated(ingredient) ? 'hot through' : lookOf(ingredient.food, method)
    return safe ? `${look}, ${safe.text} in the middle` : look
  }

  /** ", at least 71 °C (160 °F) in the middle" for what must get that hot, else nothing. */
  atLeast(ingredient: RecipeIngredient | undefined): string {
    const safe = ingredient && safeTemperature(ingredient)
    return safe ? `, at least ${safe.text} in the middle` : ''
  }

  /** Whether it was cooked before and is only heated now. */
  isHeated(ingredient: RecipeIngredient): boolean {
    return (
      isReady(ingredient) &&
      (ingredient.food.state !== 'ready' || (ingredient.food.done ?? 'hot through') === 'hot through')
    )
  }

  /** " Rest for 3 minutes before serving." for the whole cuts that need it, else nothing. */
  rest(ingredient: RecipeIngredient | undefined): string {
    const minutes = ingredient && safeTemperature(ingredient)?.restMinutes
    return minutes ? ` Rest ${this.the(ingredient)} for ${this.min(minutes)} before serving.` : ''
  }

  /**
   * Cooks foods together, the longest first: "Add the carrots and fry for 4 minutes. Add the peas and fry for
   * 3 minutes more, until bright and tender." All are done at the same moment.
   */
  inStages(ingredients: readonly RecipeIngredient[], method: Method, verb: string, first = 'Add'): string {
    const stages = new Map<number, RecipeIngredient[]>()
    for (const ingredient of ingredients) {
      const minutes = Math.max(1, this.minutes(ingredient, method))
      const near = [...stages.keys()].find(
        (known) => Math.abs(known - minutes) <= Math.max(2, minutes * 0.15),
      )
      stages.set(near ?? minutes, [...(stages.get(near ?? minutes) ?? []), ingredient])
    }
    const order = [...stages].toSorted(([a], [b]) => b - a)
    const sentences = order.map(([minutes, group], index) => {
      const next = order[index + 1]?.[0] ?? 0
      const last = index === order.length - 1
      const until = last ? `, until ${this.doneness(slowest(group, method), method)}` : ''
      const more = index > 0 ? ' more' : ''
      return `${index === 0 ? first : 'Add'} ${this.the(...group)} and ${verb} for ${this.min(minutes - next)}${more}${until}.`
    })
    const told = sentences.join(' ')
    const untold = ingredients.filter((ingredient) => !told.includes(safeTemperature(ingredient)?.text ?? ''))
    const checks = untold.map(
      (ingredient) =>
        ` ${capitalize(this.the(ingredient))} ${this.are(ingredient)} ready when ${this.doneness(ingredient, method)}.`,
    )
    return told + checks.join('')
  }

  /** "season with salt, black pepper and lemon": the visitor's or the pantry's, or "taste" where there is room for none. */
  season(...also: readonly (RecipeIngredient | undefined)[]): string {
    const words = this.names(this.want('salt', 2), this.want('pepper', 1), ...also)
    return words === '' ? 'taste' : `season with ${words}`
  }

  /** Closes a step; no words make none. `meanwhile` steps run in the shade of the one before. */
  step(text: string, { meanwhile = false } = {}): void {
    if (text.trim() === '') return
    this.steps.push({
      text: unsalted(withoutSqueezing(text.trim())),
      minutes: this.#minutes,
      meanwhile,
      mentions: this.#mentions,
    })
    this.#mentions = new Set()
    this.#minutes = 0
  }
}

function slowest(ingredients: readonly RecipeIngredient[], method: Method): RecipeIngredient {
  return ingredients.reduce((slow, ingredient) => {
    const urgent = safeTemperature(ingredient) !== undefined && safeTemperature(slow) === undefined
    const longer = (minutesOf(ingredient, method) ?? 0) > (minutesOf(slow, method) ?? 0)
    return urgent || (longer && safeTemperature(slow) === undefined) ? ingredient : slow
  })
}
