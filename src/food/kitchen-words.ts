import type { Condition } from './understanding.ts'
import { stem } from './inflect.ts'

const words = (list: string): string[] => list.trim().split(/\s+/).map(stem)

/** Words that describe a food without changing which food it is: cuts, sizes, qualities, marks of shops. */
export const describing: ReadonlySet<string> = new Set(words(`
  torn beaten soft cold warm hot lukewarm tepid boiling room temperature heaping level scant generous fine coarse rough thin thick light fresh very
  well extra super quite rather nice good best quality finest large small medium big little tiny jumbo huge giant mini size xl xxl regular standard
  normal long short tall round flat wide narrow fat skinny organic bio natural pure real genuine authentic traditional homemade home made handmade
  artisan artisanal gourmet premium luxury basic value budget cheap fancy free range cage outdoor bred pasture grass fed corn farm wild caught line
  sustainable local seasonal domestic garden country bone in skin on off ripe unripe overripe mature young tender crisp crunchy juicy plump firm lean
  fatty trim streaky meaty optional favourite favorite ideally other kind type sort variety brand style choice your own similar necessary various
  different cut into bite chunk piece slice cube strip wedge ring half quarter third segment matchstick julienne ribbon batons floret dice crumb flake
  shaving shard splash drizzle deli whole low sodium full nonfat non lowfat skim semi calorie salt no sugar plain original classic day old stale
  leftover frozen raw hard roast sauteed bbq rotisserie store bought shop supermarket instant ready quick easy dry freeze vacuum uht red green yellow
  white black brown orange purple pink golden blonde blond dark pale blue bottom front back left right inner outer middle centre center end tip
  italian french spanish greek mexican english british american german thai chinese japanese indian korean vietnamese turkish moroccan danish swedish
  dutch polish irish scottish canadian belgian swiss european asian african cuban persian israeli lebanese hungarian russian norwegian brazilian
  argentinian new zealand stock cooking baking frying grilling roasting stewing braising salad soup table kitchen everyday all purpose multi
  stoneground decaf caffeine spare remaining rest last few half-full open fridge freezer pantry cupboard approx around circa ca almost just maybe
  perhaps more least up over under between each person serving please thanks thank have we has us want would like need take add adding also still even
  then meat flesh peeling zest rind peel spicy salty crispy cheesy creamy sweet tart tangy sour zesty smoky fragrant aromatic shop-bought lengthwise
  diagonally crosswise bias thirds overnight husks husk mid aged savoury delicate strong mild defrost
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
