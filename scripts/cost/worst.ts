import type { Body } from './body.ts'

// prettier-ignore
/** The ten dearest bodies that `scripts/search-cost.ts` has found, the dearest first. */
export const worstBodies: Readonly<Record<string, Body>> = {
  'wishes for a dish of sixty foods': [
    { opening: '', words: 'requests', joint: ' ', from: 10, step: 1, entries: 2, characters: 1 },
    { opening: '', words: 'names', joint: ' ', from: 5, step: 31, entries: 60, characters: 1 },
  ],
  'wishes for pairs of names, each its own entry': [
    { opening: 'half of ', words: 'compounds', joint: ', no ', from: 610, step: 7, entries: 200, characters: 1 },
    { opening: 'for my baby ', words: 'fillers', joint: '. ', from: 591, step: 7, entries: 60, characters: 60 },
    { opening: 'allergic to ', words: 'unspaced', joint: ', or ', from: 742, step: 7, entries: 200, characters: 120 },
  ],
  'allergies and food names, packed': [
    { opening: 'allergic to ', words: 'names', joint: ', ', from: 0, step: 1, entries: 30, characters: 120 },
    { opening: '', words: 'names', joint: ', ', from: 240, step: 1, entries: 170, characters: 120 },
  ],
  'names in parentheses': [
    { opening: 'red and ', words: 'aka', joint: ' (', from: 821, step: 7, entries: 200, characters: 1 },
    { opening: 'half of ', words: 'numbers', joint: ' ', from: 966, step: 7, entries: 1, characters: 30 },
  ],
  'misspelt allergies, pictures and names in parentheses': [
    { opening: 'red and ', words: 'aka', joint: ', or ', from: 348, step: 20, entries: 5, characters: 60 },
    { opening: 'allergic to ', words: 'misspelt', joint: ' (', from: 602, step: 20, entries: 20, characters: 120 },
    { opening: 'thai ', words: 'pictures', joint: ' ', from: 583, step: 1, entries: 60, characters: 10 },
    { opening: 'red and ', words: 'fillers', joint: ' with ', from: 11, step: 1, entries: 5, characters: 60 },
    { opening: '(', words: 'aka', joint: ' (', from: 409, step: 20, entries: 200, characters: 10 },
  ],
  'chopped names, apart': [
    { opening: '2 cups chopped ', words: 'aka', joint: '; ', from: 68, step: 20, entries: 60, characters: 120 },
  ],
  'names without spaces': [
    { opening: '', words: 'unspaced', joint: '\n', from: 165, step: 7, entries: 60, characters: 120 },
    { opening: 'red and ', words: 'letters', joint: ', ', from: 158, step: 7, entries: 20, characters: 10 },
  ],
  'misspelt names': [{ opening: '', words: 'misspelt', joint: ', ', from: 0, step: 1, entries: 200, characters: 120 }],
  'allergies to foreign names and to pairs of names': [
    { opening: 'my wife is allergic to ', words: 'foreign', joint: ' with ', from: 648, step: 1, entries: 20, characters: 60 },
    { opening: 'allergic to ', words: 'compounds', joint: ', ', from: 655, step: 20, entries: 20, characters: 60 },
    { opening: 'half of ', words: 'misspelt', joint: ' with ', from: 436, step: 7, entries: 60, characters: 30 },
  ],
  'chopped pairs of names': [
    { opening: '2 cups chopped ', words: 'compounds', joint: ' and ', from: 7, step: 1, entries: 200, characters: 60 },
  ],
}
