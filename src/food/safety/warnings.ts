import type { Food } from '../model/food.ts'
import type { Item, Understanding } from '../model/understanding.ts'

type Known = Pick<Understanding, 'items' | 'setAside' | 'wishes' | 'equipment'>

const named = (food: Food, word: RegExp) => word.test(food.id)
const some = (items: readonly Item[], test: (food: Food, item: Item) => boolean) =>
  items.some((item) => test(item.food, item))

/** US Poison Help (HRSA): 1-800-222-1222, free, day and night. */
const poisonHelp =
  'If anyone has swallowed or breathed in something poisonous, call US Poison Help at 1-800-222-1222 or your local poison centre or emergency number.'

type Advice = { applies: (known: Known) => boolean; says: string }

const wants = (known: Known, wish: string) => known.wishes.includes(wish)

const advice: readonly Advice[] = [
  { applies: ({ setAside }) => setAside.some(({ cause }) => cause === 'hazard'), says: poisonHelp },
  {
    applies: ({ setAside }) => setAside.some(({ cause }) => cause === 'spoiled'),
    // USDA FSIS: cooking does not destroy the toxins of spoiled food.
    says: 'Throw spoiled food away: cooking does not make it safe.',
  },
  {
    // FDA, Bad Bug Book, "Phytohaemagglutinin": soak at least 5 hours, boil at least 10 (better 30) minutes in fresh water.
    applies: ({ items }) => some(items, (food) => food.state === 'dried' && named(food, /kidney|cannellini|borlotti|black-bean|white-bean|navy|pinto|dried-bean/)),
    says: 'Dried kidney beans are poisonous until boiled: soak them for at least 5 hours, throw the water away, then boil them hard in fresh water for at least 10 minutes before any slow cooking.',
  },
  {
    // CDC and NHS: no honey before the first birthday (infant botulism).
    applies: ({ items, setAside }) => some(items, (food) => food.origin === 'honey') || setAside.some(({ cause, reason }) => cause === 'excluded' && reason.includes('12 months')),
    says: 'Honey is not for babies under 12 months.',
  },
  {
    // UK FSA: cool cooked rice within an hour, keep it cold for no more than a day, reheat once until steaming (Bacillus cereus).
    applies: ({ items }) => some(items, (food, { condition }) => food.kind === 'rice' && (condition === 'cooked' || condition === 'leftover')),
    says: 'Use cooked rice only if it was cooled within an hour and kept cold for no more than a day; reheat it once, until steaming hot all through.',
  },
  {
    // USDA FSIS, "Leftovers and Food Safety".
    applies: ({ items }) => some(items, (food, { condition }) => condition === 'leftover' && food.kind !== 'rice'),
    says: 'Use leftovers within 3 to 4 days if they went into the fridge within 2 hours, and reheat them once to 74 °C (165 °F).',
  },
  {
    // FDA, "What You Need to Know About Egg Safety".
    applies: (known) => some(known.items, ({ origin, state }) => origin === 'egg' && state === 'raw') && ['in pregnancy', 'for a baby', 'for a toddler', 'for children'].some((wish) => wants(known, wish)),
    says: 'Cook eggs until white and yolk are firm for children under 5 and in pregnancy.',
  },
  {
    // FDA: raw sprouts are not for children, older people, in pregnancy or with weak immunity; cook them through.
    applies: ({ items }) => some(items, ({ kind }) => kind === 'sprout'),
    says: 'Cook sprouts until steaming hot throughout: raw ones can carry harmful bacteria.',
  },
  {
    // NHS, "Helping to prevent choking": whole nuts not under 5 years, grapes and cherry tomatoes quartered.
    applies: (known) => ['for a baby', 'for a toddler', 'for children'].some((wish) => wants(known, wish)) && some(known.items, ({ kind, id }) => kind === 'nut' || /grape$|cherry|blueberr|cherry-tomato|popcorn|olive$/.test(id)),
    says: 'For children under 5, grind whole nuts and quarter small round foods such as grapes and cherry tomatoes: they can choke.',
  },
  {
    // NHS, "Your baby's first solid foods".
    applies: (known) => wants(known, 'for a baby'),
    says: 'For a baby, add no salt or sugar, and mash or cut everything soft and small.',
  },
  {
    applies: ({ items }) => some(items, ({ role, alcohol }) => alcohol === true && role === 'spirit'),
    says: 'Contains alcohol: for adults only.',
  },
  {
    // FDA, "Food Safety for Moms-to-Be".
    applies: (known) => wants(known, 'in pregnancy'),
    says: 'In pregnancy, cook meat, fish and eggs all the way through, and heat cold cuts and smoked fish until steaming hot.',
  },
  {
    applies: ({ items }) => some(items, (food) => named(food, /cassava|^yuca/)),
    // FAO/WHO: cassava is peeled and cooked through to remove cyanide.
    says: 'Peel cassava and cook it all the way through: raw, it is poisonous.',
  },
  {
    // FDA, Import Alert 21-11: hypoglycin A.
    applies: ({ items }) => some(items, (food) => named(food, /ackee/)),
    says: 'Use only ackee from a tin, or from pods that opened on the tree: unripe, it is poisonous.',
  },
  {
    applies: ({ items }) => some(items, (food) => named(food, /elderberr/)),
    says: 'Cook elderberries through: raw, they make people ill.',
  },
] // prettier-ignore

/** Sentences that a cook must read before cooking from this list; the source of each stands beside it. */
export function warningsOf(known: Known): string[] {
  return advice.filter(({ applies }) => applies(known)).map(({ says }) => says)
}
