import { stem } from './inflect.ts'

export type Unit =
  | { measures: 'mass'; grams: number }
  | { measures: 'volume'; millilitres: number }
  /** A piece or a vessel; grams where the food's own table says nothing. */
  | { measures: 'piece'; name: string; grams?: number; of?: number }

const units = new Map<string, Unit>()
const unit = (names: string, what: Unit) => {
  for (const name of names.split(' ')) units.set(stem(name), what)
}
unit('g gr gm gms gram grams gramme grammes gramm grammi gramos gramas', { measures: 'mass', grams: 1 })
unit('kg kgs kilo kilos kilogram kilograms kilogramme', { measures: 'mass', grams: 1000 })
unit('dag deka dkg', { measures: 'mass', grams: 10 })
unit('mg', { measures: 'mass', grams: 0.001 })
unit('oz ozs ounce ounces', { measures: 'mass', grams: 28.35 })
unit('lb lbs pound pounds', { measures: 'mass', grams: 453.6 })
unit('pfund libra libbra', { measures: 'mass', grams: 500 })
unit('ml mls millilitre millilitres milliliter milliliters cc', { measures: 'volume', millilitres: 1 })
unit('cl centilitre centiliter', { measures: 'volume', millilitres: 10 })
unit('dl deciliter decilitre', { measures: 'volume', millilitres: 100 })
unit('l lt ltr litre litres liter liters litro litri litros', { measures: 'volume', millilitres: 1000 })
unit('teaspoon teaspoons teaspoonful teaspoonfuls tsp tsps tspn ts cucharadita cucchiaino teeloffel tl', {
  measures: 'volume',
  millilitres: 5,
})
unit('saltspoon saltspoonful', { measures: 'volume', millilitres: 1 })
unit('dessertspoon dessertspoonful dsp', { measures: 'volume', millilitres: 10 })
unit(
  'tablespoon tablespoons tablespoonful tablespoonfuls tbsp tbsps tbs tblsp tbl cucharada cucchiaio essloffel el spoon spoons spoonful spoonfuls',
  { measures: 'volume', millilitres: 15 },
)
unit('cup cups cupful cupfuls tasse tasses taza tazas kop', { measures: 'volume', millilitres: 237 })
unit('pint pints pt', { measures: 'volume', millilitres: 473 })
unit('quart quarts qt', { measures: 'volume', millilitres: 946 })
unit('gallon gallons gal', { measures: 'volume', millilitres: 3785 })
unit('gill gills', { measures: 'volume', millilitres: 118 })
unit('floz', { measures: 'volume', millilitres: 29.6 })
unit('glass glasses glassful wineglass tumbler verre vaso bicchiere glas', {
  measures: 'volume',
  millilitres: 150,
})
unit('mug mugs mugful bowl bowls bowlful', { measures: 'volume', millilitres: 250 })
unit('shot shots jigger measure measures', { measures: 'volume', millilitres: 30 })
unit('dash dashes drop drops splash splashes drizzle squirt glug', {
  measures: 'volume',
  millilitres: 1,
})
unit('pinch pinches pinchful smidgen smidge sprinkle sprinkling prise pincee pizzico pizca', {
  measures: 'mass',
  grams: 0.5,
})
unit('handful handfuls fistful', { measures: 'piece', name: 'handful', grams: 25 })
unit('knob knobs nub pat', { measures: 'mass', grams: 15 })
unit('stick sticks', { measures: 'piece', name: 'stick' })
unit('can cans tin tins', { measures: 'piece', name: 'can', grams: 240 })
unit('jar jars lata dose boite', { measures: 'piece', name: 'jar', grams: 200 })
unit('bottle bottles flask', { measures: 'piece', name: 'bottle', grams: 500 })
unit(
  'pack packs packet packets pck pcks pkg package packages box boxes bag bags sachet sachets envelope carton cartons tub tubs pot pots tray trays punnet basket sack container block blocks tube tubes brick crate',
  { measures: 'piece', name: 'pack' },
)
unit('bunch bunches bund bouquet', { measures: 'piece', name: 'bunch', grams: 40 })
unit('head heads', { measures: 'piece', name: 'head' })
unit('bulb bulbs', { measures: 'piece', name: 'bulb' })
unit('clove cloves glove gloves', { measures: 'piece', name: 'clove' })
unit('sprig sprigs branch branches', { measures: 'piece', name: 'sprig' })
unit('slice slices rasher rashers strip strips sheet sheets', { measures: 'piece', name: 'slice' })
unit('piece pieces pcs pc chunk chunks wedge wedges stk ea each', { measures: 'piece', name: 'piece' })
unit('stalk stalks rib ribs stem stems spear spears ear ears cob cobs pod pods leaf leaves root roots', {
  measures: 'piece',
  name: 'stalk',
})
unit('fillet fillets filet filets steak steaks loin breast breasts', { measures: 'piece', name: 'fillet' })
unit('loaf loaves', { measures: 'piece', name: 'loaf', grams: 450 })
unit('cube cubes', { measures: 'piece', name: 'cube' })
unit('bar bars', { measures: 'piece', name: 'bar', grams: 100 })
unit('scoop scoops dollop dollops', { measures: 'volume', millilitres: 30 })
unit('thumb thumbs knuckle inch inches cm', { measures: 'piece', name: 'inch', grams: 15 })
unit('dozen dozens', { measures: 'piece', name: 'dozen', of: 12 })
unit('couple couples pair pairs brace', { measures: 'piece', name: 'pair', of: 2 })
unit('serving servings portion portions batch batches amount bit lot lots load loads', {
  measures: 'piece',
  name: 'some',
})

const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  few: 3,
  several: 3,
  un: 1,
  une: 1,
  una: 1,
  uno: 1,
  ein: 1,
  eine: 1,
  een: 1,
  due: 2,
  deux: 2,
  dos: 2,
  zwei: 2,
  twee: 2,
  trois: 3,
  tre: 3,
  tres: 3,
  drei: 3,
  drie: 3,
  cuatro: 4,
  quatre: 4,
  vier: 4,
}

/** The unit that a word's key stands for. */
export function unitOf(key: string): Unit | undefined {
  return units.get(key)
}

/** The number that a word stands for: "six", "half". */
export function numberOf(text: string): number | undefined {
  return Object.hasOwn(numberWords, text) ? numberWords[text] : undefined
}
