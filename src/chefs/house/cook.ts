import type { Method } from '#food/model/facts.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { Filled } from './dish.ts'
import { isReady, lookOf, minutesOf, safeTemperature } from './doneness.ts'
import { Larder, type Use } from './larder.ts'
import { noSalt, unsalted } from './no-salt.ts'
import type { StapleName } from './pantry.ts'
import { capitalize, duration, listOf, withoutSqueezing } from './phrase.ts'
import { portion } from './portion.ts'
import type { Random } from './random.ts'

export type Step = {
  text: string
  /** Minutes that the step's own text states. */
  minutes: number
  /** Runs in the shade of the step before it. */
  meanwhile: boolean
  mentions: ReadonlySet<Use>
}

/**
 * What a dish form writes with. Mentioning a food puts it on the ingredient list, stating minutes puts them on the
 * clock: list, steps and times cannot disagree.
 */
export class Cook extends Larder {
  readonly steps: Step[] = []
  readonly random: Random
  #mentions = new Set<Use>()
  #minutes = 0

  constructor(filled: Filled, understanding: Understanding, serves: number, random: Random) {
    super(filled, understanding, serves)
    this.random = random
  }

  /**
   * "300 ml (1¼ cups) water": a share of a staple that several steps take, measured in the step itself; the list has
   * the sum. Throws as `need` does.
   */
  pour(name: StapleName, quantity: number): string {
    const use = this.share(name, quantity)
    this.#mentions.add(use)
    return portion(use.food, quantity, use.item?.have).text
  }

  /** "the onion, garlic and ginger", and on the list they go. */
  the(...uses: readonly (Use | undefined)[]): string {
    return `the ${this.names(...uses)}`
  }

  /** "onion, garlic and ginger". */
  names(...uses: readonly (Use | undefined)[]): string {
    const all = [...new Set(uses.filter((use) => use !== undefined))]
    const present = all.filter((use) => use !== noSalt)
    if (present.length < all.length && present.length === 0) return noSalt.noun
    for (const use of present) this.#mentions.add(use)
    return listOf([...new Set(present.map(({ noun }) => noun))])
  }

  /** "is" or "are", as the noun asks. */
  are({ noun, food }: Use): string {
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
  minutes(use: Use, method: Method): number {
    return minutesOf(use, method) ?? 5
  }

  /** "golden and cooked through, 74 °C (165 °F) in the middle": how the cook sees that it is done by a method, and safe. */
  done(use: Use, method?: Method): string {
    const safe = safeTemperature(use)
    const look = this.isHeated(use) ? 'hot through' : lookOf(use.food, method)
    return safe ? `${look}, ${safe.text} in the middle` : look
  }

  /** ", at least 71 °C (160 °F) in the middle" for what must get that hot, else nothing. */
  safe(use: Use | undefined): string {
    const safe = use && safeTemperature(use)
    return safe ? `, at least ${safe.text} in the middle` : ''
  }

  /** Whether it was cooked before and is only heated now. */
  isHeated(use: Use): boolean {
    return (
      isReady(use) && (use.food.state !== 'ready' || (use.food.doneWhen ?? 'hot through') === 'hot through')
    )
  }

  /** " Rest for 3 minutes before serving." for the whole cuts that need it, else nothing. */
  rest(use: Use | undefined): string {
    const minutes = use && safeTemperature(use)?.restMinutes
    return minutes ? ` Rest ${this.the(use)} for ${this.min(minutes)} before serving.` : ''
  }

  /**
   * Cooks foods together, the longest first: "Add the carrots and fry for 4 minutes. Add the peas and fry for
   * 3 minutes more, until bright and tender." All are done at the same moment.
   */
  inStages(uses: readonly Use[], method: Method, verb: string, first = 'Add'): string {
    const stages = new Map<number, Use[]>()
    for (const use of uses) {
      const minutes = Math.max(1, this.minutes(use, method))
      const near = [...stages.keys()].find(
        (known) => Math.abs(known - minutes) <= Math.max(2, minutes * 0.15),
      )
      stages.set(near ?? minutes, [...(stages.get(near ?? minutes) ?? []), use])
    }
    const order = [...stages].toSorted(([a], [b]) => b - a)
    const sentences = order.map(([minutes, group], index) => {
      const next = order[index + 1]?.[0] ?? 0
      const last = index === order.length - 1
      const until = last ? `, until ${this.done(slowest(group, method), method)}` : ''
      const more = index > 0 ? ' more' : ''
      return `${index === 0 ? first : 'Add'} ${this.the(...group)} and ${verb} for ${this.min(minutes - next)}${more}${until}.`
    })
    const told = sentences.join(' ')
    const untold = uses.filter((use) => !told.includes(safeTemperature(use)?.text ?? ''))
    const checks = untold.map(
      (use) => ` ${capitalize(this.the(use))} ${this.are(use)} ready when ${this.done(use, method)}.`,
    )
    return told + checks.join('')
  }

  /** "season with salt, black pepper and lemon": the visitor's or the pantry's, or "taste" where there is room for none. */
  season(...also: readonly (Use | undefined)[]): string {
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

function slowest(uses: readonly Use[], method: Method): Use {
  return uses.reduce((slow, use) => {
    const urgent = safeTemperature(use) !== undefined && safeTemperature(slow) === undefined
    const longer = (minutesOf(use, method) ?? 0) > (minutesOf(slow, method) ?? 0)
    return urgent || (longer && safeTemperature(slow) === undefined) ? use : slow
  })
}
