import type { Food } from '../model/food.ts'
import { holdsHoney, isRice } from '../model/traits.ts'
import type { Audience, Condition, Item, SetAside, Understanding } from '../model/understanding.ts'

type Known = Pick<Understanding, 'items' | 'setAside' | 'audiences'>

/** US Poison Help (HRSA): 1-800-222-1222, free, day and night. */
const poisonHelp =
  'If anyone has swallowed or breathed in something poisonous, ' +
  'call US Poison Help at 1-800-222-1222 or your local poison centre or emergency number.'

type Advice = { applies: (known: Known) => boolean; says: string }

const lists =
  (isMeant: (food: Food) => boolean) =>
  ({ items }: Known): boolean =>
    items.some(({ food }) => isMeant(food))

const keepsOut =
  (cause: SetAside['cause']) =>
  ({ setAside }: Known): boolean =>
    setAside.some((aside) => aside.cause === cause)

const isFor = ({ audiences }: Known, ...meant: readonly Audience[]): boolean =>
  meant.some((audience) => audiences.has(audience))

const idHas =
  (word: RegExp) =>
  ({ id }: Food): boolean =>
    word.test(id)

const keptOver: ReadonlySet<Condition | undefined> = new Set(['cooked', 'leftover'])
const isKeptRice = ({ food, condition }: Item) => isRice(food) && keptOver.has(condition)
const isLeftover = ({ food, condition }: Item) => !isRice(food) && condition === 'leftover'
const isHoney = ({ origin }: Food) => origin === 'honey'
const isHoneyAside = ({ food }: SetAside) => food !== undefined && holdsHoney(food)
const isRawEgg = (food: Food) => food.origin === 'egg' && food.state === 'raw'
const isPoisonousBean = idHas(/kidney|cannellini|borlotti|black-bean|white-bean|navy|pinto|dried-bean/)
const isSmallAndRound = idHas(/grape$|cherry|blueberr|cherry-tomato|popcorn|olive$/)

const advice: readonly Advice[] = [
  { applies: keepsOut('hazard'), says: poisonHelp },
  {
    // USDA FSIS: cooking does not destroy the toxins of spoiled food.
    applies: keepsOut('spoiled'),
    says: 'Throw spoiled food away: cooking does not make it safe.',
  },
  {
    applies: keepsOut('unread'),
    says: 'The list is too long to be read to its end: wishes and allergies in what was left out are not heeded.',
  },
  {
    applies: keepsOut('too-many-wishes'),
    says: 'There are more wishes than are heeded. Have a look at what was left out: an allergy may be among it.',
  },
  {
    // FDA, Bad Bug Book, "Phytohaemagglutinin": soak at least 5 hours, boil at least 10 (better 30) minutes
    // in fresh water.
    applies: lists((food) => food.state === 'dried' && isPoisonousBean(food)),
    says:
      'Dried kidney beans are poisonous until boiled: soak them for at least 5 hours, throw the water ' +
      'away, then boil them hard in fresh water for at least 10 minutes before any slow cooking.',
  },
  {
    // CDC and NHS: no honey before the first birthday (infant botulism).
    applies: (known) => lists(isHoney)(known) || (isFor(known, 'baby') && known.setAside.some(isHoneyAside)),
    says: 'Honey is not for babies under 12 months.',
  },
  {
    // UK FSA: cool cooked rice within an hour, keep it cold for no more than a day, reheat once until
    // steaming (Bacillus cereus).
    applies: ({ items }) => items.some(isKeptRice),
    says:
      'Use cooked rice only if it was cooled within an hour and kept cold for no more than a day; ' +
      'reheat it once, until steaming hot all through.',
  },
  {
    // USDA FSIS, "Leftovers and Food Safety".
    applies: ({ items }) => items.some(isLeftover),
    says:
      'Use leftovers within 3 to 4 days if they went into the fridge within 2 hours, ' +
      'and reheat them once to 74 °C (165 °F).',
  },
  {
    // FDA, "What You Need to Know About Egg Safety".
    applies: (known) => lists(isRawEgg)(known) && isFor(known, 'pregnancy', 'baby', 'toddler', 'children'),
    says: 'Cook eggs until white and yolk are firm for children under 5 and in pregnancy.',
  },
  {
    // FDA: raw sprouts are not for children, older people, in pregnancy or with weak immunity; cook them
    // through.
    applies: lists(({ kind }) => kind === 'sprout'),
    says: 'Cook sprouts until steaming hot throughout: raw ones can carry harmful bacteria.',
  },
  {
    // NHS, "Helping to prevent choking": whole nuts not under 5 years, grapes and cherry tomatoes quartered.
    applies: (known) =>
      isFor(known, 'baby', 'toddler', 'children') &&
      lists((food) => food.kind === 'nut' || isSmallAndRound(food))(known),
    says:
      'For children under 5, grind whole nuts and quarter small round foods such as grapes and cherry ' +
      'tomatoes: they can choke.',
  },
  {
    // NHS, "Your baby's first solid foods".
    applies: (known) => isFor(known, 'baby'),
    says: 'For a baby, add no salt or sugar, and mash or cut everything soft and small.',
  },
  {
    applies: lists(({ role, alcohol }) => alcohol === true && role === 'spirit'),
    says: 'Contains alcohol: for adults only.',
  },
  {
    // FDA, "Food Safety for Moms-to-Be".
    applies: (known) => isFor(known, 'pregnancy'),
    says:
      'In pregnancy, cook meat, fish and eggs all the way through, and heat cold cuts and smoked fish ' +
      'until steaming hot.',
  },
  {
    // FAO/WHO: cassava is peeled and cooked through to remove cyanide.
    applies: lists(idHas(/cassava|^yuca/)),
    says: 'Peel cassava and cook it all the way through: raw, it is poisonous.',
  },
  {
    // FDA, Import Alert 21-11: hypoglycin A.
    applies: lists(idHas(/ackee/)),
    says: 'Use only ackee from a tin, or from pods that opened on the tree: unripe, it is poisonous.',
  },
  {
    applies: lists(idHas(/elderberr/)),
    says: 'Cook elderberries through: raw, they make people ill.',
  },
]

/** Sentences that a cook must read before cooking from this list; the source of each stands beside it. */
export function warningsOf(known: Known): string[] {
  return advice.filter(({ applies }) => applies(known)).map(({ says }) => says)
}
