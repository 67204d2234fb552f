import { conditions, type Condition } from '../model/understanding.ts'
import { keySet, wordSet } from './word-list.ts'

/** Words that describe a food without changing which food it is: cuts, sizes, qualities, marks of shops. */
export const describing: ReadonlySet<string> = keySet(`
  beaten soft cold warm hot boiling room temperature fine coarse thin thick light fresh very well good
  best large small medium big little giant mini size xl regular long short round flat fat organic bio
  real homemade home made free range grass fed corn farm wild caught bone in skin on off ripe unripe
  overripe young tender crisp firm lean fatty trim meaty optional favourite favorite other kind type
  sort brand style choice your cut into bite chunk piece slice cube strip wedge ring half quarter
  segment ribbon floret dice crumb flake whole low sodium full nonfat non skim salt no sugar plain
  original classic day old stale raw hard roast sauteed store bought shop instant ready quick easy dry
  freeze red green yellow white black brown orange purple pink golden dark pale blue back end tip stock
  cooking baking fry frying grilling roasting stewing braising salad soup table all purpose decaf spare
  rest last few open fridge freezer pantry cupboard approx around just more least over person serving
  please have we want would like need meat flesh peeling zest rind peel spicy salty crispy cheesy creamy
  sweet tart sour smoky overnight husk aged delicate strong mild couverture coverture neck shin side
  smooth baby waxy floury blade going gone getting left limp bendy floppy
`)

// "chopped", "boneless", "thinly"; no "seaweed" and no "jelly".
const participle = /..[^e]ed$|less$|[^l]ly$/

/** Whether a word only describes the food beside it. */
export function isDescribing(key: string): boolean {
  return describing.has(key) || participle.test(key)
}

const wordsOfCondition: Readonly<Record<Condition, string>> = {
  leftover: 'leftover leftovers remaining',
  frozen:
    'frozen freezer congelado congelada surgele surgelee tiefgekuhlt tiefgekuhlte gefroren gefrorene surgelati surgelato',
  canned: 'canned tinned jarred enlatado konserve',
  smoked:
    'smoked ahumado ahumada fume fumee geraucherter geraucherte gerauchertes affumicato affumicata affumicati wedzony',
  dried: 'dried dry dehydrated seco seca seche getrocknet getrocknete secco secchi',
  cooked: `
    cooked precooked boiled parboiled roasted roast rotisserie grilled fried baked steamed poached sauteed
    stewed braised barbecued bbq takeaway takeout deviled devilled cocido cocida cuit cuite gekocht gekochte gekochter cotto cotta roti rotie
    asado asada arrosto lesso lessa gebraten gebratene gebratener gebratenes gekochtes gegart gegarte gegarter gegartes`,
  fresh: 'fresh fresco fresca frais fraiche frisch frische',
}

/** What a word says of a food's condition. */
export const conditionWords: ReadonlyMap<string, Condition> = new Map(
  conditions.flatMap((condition) => [...keySet(wordsOfCondition[condition])].map((key) => [key, condition])),
)

/** Words that stand before a food and mean nothing in the kitchen. */
export const filler: ReadonlySet<string> = keySet(`
  the this that these those my our their some any of a an is are was be been s t ve m re got to
`)

/** Words after which a phrase only comments: "for frying", "such as penne", "to taste". */
export const commenting: ReadonlySet<string> = keySet(`
  with in for to from on at such like eg ie if that which who because so but as when until while until
  unless than by without except you i they use using used enough depending according instead see about
  plus minus called named con mit avec met im com per including weighing
  preferably ideally
`)

/** Foreign words that join two foods of one entry; elsewhere they are something else ("e", "en"). */
export const foreignJoining: ReadonlySet<string> = new Set(['und', 'y', 'et', 'e', 'en'])
/** Words that join two foods of one entry. */
export const joining: ReadonlySet<string> = new Set(['and', 'n', 'plu', ...foreignJoining])
/** Words between two foods of which one is meant. */
export const choosing: ReadonlySet<string> = new Set(['or', 'oder', 'ou'])

/** What a name ends in that several foods have: "onion and garlic powder", "lemon, juice". */
export const sharedEndings: ReadonlySet<string> = wordSet(`
  powder juice zest seed leaf flake extract vinegar oil white yolk peel rind breast thigh leg wing
`)
