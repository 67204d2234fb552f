import type { Body } from './body.ts'

// prettier-ignore
/** The dearest bodies that `scripts/search-cost.ts` found, of each sort of them one, before and after lists were bounded. */
export const worstBodies: Readonly<Record<string, Body>> = {
  'allergies and food names, packed': [
    { opening: 'allergic to ', words: 'names', joint: ', ', from: 0, step: 1, entries: 30, characters: 120 },
    { opening: '', words: 'names', joint: ', ', from: 240, step: 1, entries: 170, characters: 120 },
  ],
  'food names, packed': [{ opening: '', words: 'names', joint: ', ', from: 282, step: 7, entries: 60, characters: 30 }],
  'misspelt names': [{ opening: '', words: 'misspelt', joint: ', ', from: 0, step: 1, entries: 200, characters: 120 }],
  'misspelt names behind other foods': [
    { opening: '(', words: 'aka', joint: ' and ', from: 845, step: 1, entries: 5, characters: 30 },
    { opening: 'red and ', words: 'misspelt', joint: ' ', from: 625, step: 1, entries: 60, characters: 1 },
  ],
  'pictures': [{ opening: '', words: 'pictures', joint: ' ', from: 0, step: 1, entries: 200, characters: 120 }],
  'pairs of names': [
    { opening: 'thai ', words: 'unspaced', joint: ' and ', from: 359, step: 7, entries: 60, characters: 10 },
    { opening: 'red and ', words: 'compounds', joint: '\n', from: 130, step: 1, entries: 200, characters: 120 },
  ],
  'names in parentheses': [
    { opening: 'red and ', words: 'aka', joint: ' (', from: 821, step: 7, entries: 200, characters: 1 },
    { opening: 'half of ', words: 'numbers', joint: ' ', from: 966, step: 7, entries: 1, characters: 30 },
  ],
  'numbers for a baby': [
    { opening: 'for my baby ', words: 'numbers', joint: ' with ', from: 446, step: 1, entries: 200, characters: 120 },
  ],
  'wishes for pairs of names': [
    { opening: 'allergic to ', words: 'foreign', joint: '**', from: 611, step: 1, entries: 20, characters: 120 },
    { opening: 'allergic to ', words: 'compounds', joint: ', ', from: 541, step: 20, entries: 60, characters: 10 },
    { opening: 'no ', words: 'fillers', joint: ', no ', from: 972, step: 20, entries: 60, characters: 30 },
  ],
  'chopped names, apart': [
    { opening: '2 cups chopped ', words: 'aka', joint: '; ', from: 68, step: 20, entries: 60, characters: 120 },
  ],
}
