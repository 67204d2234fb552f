import type { Condition } from '../model/understanding.ts'
import { stem } from './inflect.ts'

const words = (list: string): string[] => list.trim().split(/\s+/).map(stem)

/** Words that describe a food without changing which food it is: cuts, sizes, qualities, marks of shops. */
export const describing: ReadonlySet<string> = new Set(words(`
  beaten soft cold warm hot boiling room temperature fine coarse thin thick light fresh very well good best large small
  medium big little giant mini size xl regular long short round flat fat organic bio real
  homemade home made free range grass fed corn farm wild caught bone in skin
  on off ripe unripe overripe young tender crisp firm lean fatty trim meaty optional favourite favorite
  other kind type sort brand style choice your cut into bite chunk piece slice cube strip wedge ring half quarter segment
  ribbon floret dice crumb flake whole low sodium full nonfat non skim salt no sugar plain original classic
  day old stale raw hard roast sauteed store bought shop instant ready quick easy dry freeze red green yellow white black
  brown orange purple pink golden dark pale blue back end tip stock cooking baking fry frying grilling roasting stewing braising salad soup table all
  purpose decaf spare rest last few open fridge freezer pantry cupboard approx around just more least over person serving please
  have we want would like need meat flesh peeling zest rind peel spicy salty crispy cheesy creamy sweet tart sour smoky
  overnight husk aged delicate strong mild couverture coverture neck shin side
`)) // prettier-ignore

// "chopped", "boneless", "thinly"; no "seaweed" and no "jelly".
const participle = /..[^e]ed$|less$|[^l]ly$/

/** Whether a word only describes the food beside it. */
export function isDescribing(key: string): boolean {
  return describing.has(key) || participle.test(key)
}

/** What a word says of a food's condition. */
export const conditionWords: ReadonlyMap<string, Condition> = new Map(
  (
    [
      ['leftover', 'leftover leftovers remaining day-old yesterday'],
      ['frozen', 'frozen freezer congelado congelados surgele surgeles tiefgekuhlt surgelati'],
      ['canned', 'canned tinned jarred enlatado konserve'],
      ['smoked', 'smoked ahumado fume geraucherter affumicato wedzony'],
      ['dried', 'dried dry dehydrated seco seca seche getrocknet getrocknete secco secchi'],
      ['cooked', 'cooked precooked boiled parboiled roasted roast rotisserie grilled fried baked steamed poached sauteed stewed braised barbecued bbq cocido cocida cuit cuite gekocht gekochte gekochter cotto cotta roti rotie asado asada arrosto gebraten'],
      ['fresh', 'fresh fresco fresca frais fraiche frisch frische'],
    ] as const
  ).flatMap(([condition, list]) => words(list).map((word) => [word, condition] as const)),
) // prettier-ignore

/** Words that stand before a food and mean nothing in the kitchen. */
export const filler: ReadonlySet<string> = new Set(
  words(`the this that these those my our their some any of a an is are was be been s t ve m re got to`),
)

/** Words after which a phrase only comments: "for frying", "such as penne", "to taste". */
export const commenting: ReadonlySet<string> = new Set(
  words(`with in for to from on at such like eg ie if that which who because so but as when until while until unless than by without except
    you i they use using used enough depending according instead see about plus minus called named con mit avec met im com per`),
)

/** Words that join two foods of one entry; the foreign ones count only between two foods. */
export const joining: ReadonlySet<string> = new Set(['and', 'n', 'plu', 'und', 'y', 'et', 'e', 'en'])
export const choosing: ReadonlySet<string> = new Set(['or', 'oder', 'ou'])
/** Of the joining words those that are foreign: between two foods only. */
export const joinsForeign: ReadonlySet<string> = new Set(['und', 'y', 'et', 'e', 'en'])
