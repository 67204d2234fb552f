import { stem } from './inflect.ts'

export type Unit =
  | { measures: 'mass'; grams: number }
  | { measures: 'volume'; millilitres: number }
  /** A piece or a vessel; grams where the food's own table says nothing. */
  | { measures: 'piece'; name: string; grams?: number }

const grams: Record<string, number> = {
  'g gr gm gms gram gramme gramm': 1,
  'kg kgs kilo kilogram kilogramme': 1000,
  'dag deka dkg': 10,
  mg: 0.001,
  'oz ozs ounce': 28.35,
  'lb lbs pound': 453.6,
  pfund: 500,
  'pinch pinchful smidgen sprinkle': 0.5,
  'knob nub pat': 15,
}

const millilitres: Record<string, number> = {
  'ml mls millilitre milliliter cc': 1,
  'cl centilitre': 10,
  'dl decilitre': 100,
  'l lt ltr litre liter litro': 1000,
  'teaspoon teaspoonful tsp tspn ts cucharadita cucchiaino teeloffel tl': 5,
  saltspoonful: 1,
  'dessertspoon dessertspoonful dsp': 10,
  'tablespoon tablespoonful tbsp tbs tblsp tbl cucharada cucchiaio essloffel el spoon spoonful': 15,
  'cup cupful tasse taza kop': 237,
  'pint pt': 473,
  'quart qt': 946,
  'gallon gal': 3785,
  gill: 118,
  floz: 29.6,
  'glass wineglass verre vaso bicchiere glas': 150,
  'mug mugful bowl bowlful': 250,
  'shot jigger measure scoop dollop': 30,
  'dash drop splash drizzle squirt glug squeeze': 1,
}

// The first word is the name of the piece; 0 grams where only the food itself can say.
const pieces: Record<string, number> = {
  'handful fistful': 25,
  stick: 0,
  'can tin': 240,
  'jar lata dose boite': 200,
  bottle: 500,
  'pack packet pck pkg package box bag sachet envelope carton tub pot tray punnet basket sack container block tube': 0,
  'bunch bund': 40,
  'head bulb': 0,
  'clove glove': 0,
  'sprig branch': 0,
  'slice rasher strip sheet': 0,
  'piece pcs pc chunk wedge stk': 0,
  'each ea': 0,
  'stalk rib stem spear ear cob pod root': 0,
  leaf: 0,
  'fillet filet steak loin breast': 0,
  loaf: 450,
  cube: 0,
  'ball roll': 0,
  bar: 100,
  'inch thumb knuckle': 15,
  cm: 6,
  'serving portion batch amount bit lot load': 0,
}

const units = new Map<string, Unit>()

function enter(table: Readonly<Record<string, number>>, asUnit: (value: number, name: string) => Unit): void {
  for (const [names, value] of Object.entries(table)) {
    const [name = '', ...others] = names.split(' ')
    for (const written of [name, ...others]) units.set(stem(written), asUnit(value, name))
  }
}
enter(grams, (value) => ({ measures: 'mass', grams: value }))
enter(millilitres, (value) => ({ measures: 'volume', millilitres: value }))
enter(pieces, (value, name) => ({ measures: 'piece', name, ...(value && { grams: value }) }))

const numbers: Readonly<Record<string, number>> = {
  'a an one un une una uno ein eine een': 1,
  'two deux dos zwei pair couple brace': 2,
  'three few several trois drei': 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  'twelve dozen': 12,
  twenty: 20,
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
}

const numberWords = new Map(
  Object.entries(numbers).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
)

/** The unit that a word's key stands for. */
export function unitOf(key: string): Unit | undefined {
  return units.get(key)
}

/** The number that a word stands for: "six", "half". */
export function numberOf(text: string): number | undefined {
  return numberWords.get(text)
}
