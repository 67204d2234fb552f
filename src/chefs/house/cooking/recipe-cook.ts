import type { Method } from '#food/model/facts.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { Random } from '../random.ts'
import type { RecipeIngredient, Step } from '../recipe.ts'
import { capitalize, duration, listOf } from '../wording/phrases.ts'
import { isReady, lookOf, minutesOf, safeTemperature } from './doneness.ts'
import { IngredientList } from './ingredient-list.ts'
import { portion, portionText } from './portion.ts'
import type { FilledSlots } from './slot.ts'
import type { NeededStaple } from './staples.ts'

/**
 * What a dish form writes with. Mentioning a food puts it on the ingredient list, stating minutes puts them
 * on the clock: list, steps and times cannot disagree.
 */
export class RecipeCook extends IngredientList {
  readonly steps: Step[] = []
  readonly random: Random
  /** Of the step that is being written. */
  #mentions = new Set<RecipeIngredient>()
  #minutes = 0

  constructor(filled: FilledSlots, understanding: Understanding, serves: number, random: Random) {
    super(filled, understanding, serves)
    this.random = random
  }

  /**
   * "300 ml (1¼ cups) water": a share of a staple that several steps take, measured in the step itself; the
   * list has the sum. Throws as `need` does.
   */
  measured(staple: NeededStaple, quantity: number): string {
    const ingredient = this.share(staple, quantity)
    this.#mentions.add(ingredient)
    return portionText(portion(ingredient.food, quantity, ingredient.item?.have))
  }

  /** "the onion, garlic and ginger", and on the list they go. */
  the(...ingredients: readonly (RecipeIngredient | undefined)[]): string {
    return `the ${this.names(...ingredients)}`
  }

  /** "onion, garlic and ginger". */
  names(...ingredients: readonly (RecipeIngredient | undefined)[]): string {
    const present = ingredients.filter((ingredient) => ingredient !== undefined)
    for (const ingredient of present) this.#mentions.add(ingredient)
    return listOf([...new Set(present.map(({ noun }) => noun))])
  }

  /** " with the salt", or nothing where the cook wants none. Throws as `salt` does. */
  withSalt(quantity: number): string {
    const salt = this.salt(quantity)
    return salt ? ` with ${this.the(salt)}` : ''
  }

  /** " with a pinch of salt", or nothing where the cook wants none. Throws as `salt` does. */
  withPinchOfSalt(quantity: number): string {
    const salt = this.salt(quantity)
    return salt ? ` with a pinch of ${this.names(salt)}` : ''
  }

  /** "is" or "are", as the noun asks. */
  are({ noun, food }: RecipeIngredient): string {
    const isPlural = noun === food.plural && noun !== food.id.replaceAll('-', ' ')
    return isPlural && (noun !== food.name || noun.endsWith('s')) ? 'are' : 'is'
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

  /** "golden, 74 °C (165 °F) in the middle": how the cook sees that it is done by a method, and safe. */
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
    const { state, doneWhen = 'hot through' } = ingredient.food
    return isReady(ingredient) && (state !== 'ready' || doneWhen === 'hot through')
  }

  /** " Rest the steak for 3 minutes before serving." for the whole cuts that need it, else nothing. */
  rest(ingredient: RecipeIngredient | undefined): string {
    const minutes = ingredient && safeTemperature(ingredient)?.restMinutes
    return minutes ? ` Rest ${this.the(ingredient)} for ${this.min(minutes)} before serving.` : ''
  }

  /**
   * " Take the pot off the heat and let it rest for 3 minutes before serving.": `rest` for what is in a pot.
   */
  restInPot(ingredient: RecipeIngredient | undefined): string {
    const minutes = ingredient && safeTemperature(ingredient)?.restMinutes
    if (minutes === undefined) return ''
    return ` Take the pot off the heat and let it rest for ${this.min(minutes)} before serving.`
  }

  /**
   * Cooks foods together, the longest first: "Add the carrots and fry for 4 minutes. Add the peas and fry for
   * 3 minutes more, until bright and tender." All are done at the same moment.
   */
  inStages(ingredients: readonly RecipeIngredient[], method: Method, verb: string, first = 'Add'): string {
    const stages = this.#stagesOf(ingredients, method)
    const last = stages.at(-1)
    if (last === undefined) return ''
    const shown = slowestOf(last.ingredients, method)
    const sentences = stages.map((stage, index) => {
      const next = stages[index + 1]
      const start = `${index === 0 ? first : 'Add'} ${this.the(...stage.ingredients)} and ${verb}`
      const minutes = this.min(stage.minutes - (next?.minutes ?? 0))
      const until = stage === last ? `, until ${this.doneness(shown, method)}` : ''
      return `${start} for ${minutes}${index > 0 ? ' more' : ''}${until}.`
    })
    const told = safeTemperature(shown)?.text
    const checks = ingredients.flatMap((ingredient) => {
      const safe = safeTemperature(ingredient)?.text
      if (safe === undefined || safe === told) return []
      const food = capitalize(this.the(ingredient))
      return `${food} ${this.are(ingredient)} ready when ${this.doneness(ingredient, method)}.`
    })
    return [...sentences, ...checks].join(' ')
  }

  /** Foods that take about as long, together; the longest first. */
  #stagesOf(ingredients: readonly RecipeIngredient[], method: Method): Stage[] {
    const stages: Stage[] = []
    for (const ingredient of ingredients) {
      const minutes = Math.max(1, this.minutes(ingredient, method))
      const slack = Math.max(2, minutes * 0.15)
      const near = stages.find((stage) => Math.abs(stage.minutes - minutes) <= slack)
      if (near) near.ingredients.push(ingredient)
      else stages.push({ minutes, ingredients: [ingredient] })
    }
    return stages.toSorted((a, b) => b.minutes - a.minutes)
  }

  /**
   * "season with salt, black pepper and lemon": the visitor's or the pantry's, or "taste" where there is
   * none.
   */
  season(...also: readonly (RecipeIngredient | undefined)[]): string {
    const names = this.names(this.want('salt', 2), this.want('pepper', 1), ...also)
    return names === '' ? 'taste' : `season with ${names}`
  }

  /** Closes a step; no words make none. `meanwhile` steps run while the one before is still going on. */
  step(text: string, { meanwhile = false } = {}): void {
    if (text.trim() === '') return
    this.steps.push({ text: text.trim(), minutes: this.#minutes, meanwhile, mentions: this.#mentions })
    this.#mentions = new Set()
    this.#minutes = 0
  }
}

type Stage = { minutes: number; ingredients: RecipeIngredient[] }

/** The one that takes longest to be done, or safe: the others are ready when it is. */
function slowestOf(ingredients: readonly RecipeIngredient[], method: Method): RecipeIngredient {
  return ingredients.reduce((slowest, ingredient) => {
    if (safeTemperature(slowest) !== undefined) return slowest
    const isLonger = (minutesOf(ingredient, method) ?? 0) > (minutesOf(slowest, method) ?? 0)
    return isLonger || safeTemperature(ingredient) !== undefined ? ingredient : slowest
  })
}
