import type { Condition } from './understanding.ts'
import { stem } from './inflect.ts'

const words = (list: string): string[] => list.trim().split(/\s+/).map(stem)

/** Words that describe a food without changing which food it is: cuts, sizes, qualities, marks of shops. */
export const describing: ReadonlySet<string> = new Set(words(`
  chopped minced diced sliced grated shredded crushed halved quartered cubed mashed peeled unpeeled trimmed torn beaten whisked whipped melted softened
  soft cold chilled warm hot lukewarm tepid boiling room temperature toasted untoasted packed heaped heaping level rounded scant overfilled generous
  finely fine coarsely coarse roughly rough thinly thin thickly thick lightly light freshly fresh newly very well extra super quite rather nice good best quality finest
  large small medium big little tiny jumbo huge giant mini size sized xl xxl regular standard normal long short tall round flat wide narrow fat skinny
  organic bio natural pure real genuine authentic traditional homemade home made handmade artisan artisanal gourmet premium luxury basic value budget cheap fancy
  free range cage outdoor bred pasture pastured raised grass fed corn fed farm farmed wild caught line sustainable local seasonal imported domestic garden country
  boneless boned deboned bone in skinless skin on off seedless seeded deseeded unseeded pitted stoned unpitted cored stemmed destemmed hulled husked shelled unshelled shucked deveined gutted scaled filleted cleaned washed unwashed scrubbed rinsed drained undrained strained sifted sieved
  ripe unripe overripe mature young tender crisp crunchy juicy plump firm lean fatty trim marbled streaky meaty
  optional favourite favorite preferred preferably ideally alternatively any some other kind type sort variety brand style choice your my our own similar desired needed necessary required assorted various different mixed
  cut into bite chunk piece slice cube strip wedge ring round half quarter third segment matchstick julienne julienned ribbon batons floret dice crumb crumbled flaked flake shaving shaved shard splash drizzle diced deli
  whole unsalted salted lightly sweetened unsweetened reduced low lowered sodium fat free full nonfat non lowfat skim semi skimmed calorie salt added no sugar plain unflavoured unflavored flavoured flavored original classic
  day old stale leftover frozen thawed defrosted cooked uncooked raw precooked parboiled boiled hard roasted roast grilled fried baked steamed poached sauteed stewed braised barbecued bbq rotisserie smoked tinned canned jarred bottled bagged packaged prepacked store bought shop supermarket instant ready prepared quick easy
  dried dry dehydrated freeze vacuum sealed pasteurised pasteurized unpasteurised homogenised homogenized uht
  red green yellow white black brown orange purple pink golden blonde blond dark pale blue
  bottom front back left right inner outer middle centre center end tip
  italian french spanish greek mexican english british american german thai chinese japanese indian korean vietnamese turkish moroccan danish swedish dutch polish irish scottish canadian belgian swiss european asian african cuban persian israeli lebanese hungarian russian norwegian brazilian argentinian new zealand
  stock cooking baking frying grilling roasting stewing braising salad soup table kitchen everyday all purpose multi unbleached enriched stoneground
  decaf decaffeinated caffeine spare remaining rest last few opened unopened half full half-full open new fridge freezer pantry cupboard
  about approximately approx around roughly circa ca nearly almost just only maybe perhaps possibly plus more less least most up over under between each per person serving
  please thanks thank got have ive weve i we has us want would like need take add adding also still even then
  skinned meat flesh peeling zest rind peel spicy hot salty crispy cheesy creamy sweet tart tangy sour zesty smoky fragrant aromatic shop-bought loosely densely lengthwise diagonally crosswise bias thirds removed discarded reserved divided separated soaked overnight washed dried husks husk pulled picked opened juiced grounded mid aged savoury delicate strong mild authentic desired leftover warmed scalded defrost
`)) // prettier-ignore

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
