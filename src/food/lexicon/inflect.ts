const combining = /[\u0300-\u036f]/g
const letters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' }

// Letters that look the same: in a Latin word a slip of the keyboard.
const cyrillic: Record<string, string> = { а: 'a', с: 'c', е: 'e', о: 'o', р: 'p', х: 'x', у: 'y' }

/** Lower case without accents, as names are compared: "Limón" → "limon". Kana keep their voicing marks. */
export function fold(text: string): string {
  if (/^[a-z]*$/.test(text)) return text
  if (/^[ -_a-~]*$/.test(text)) return text.toLowerCase()
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(combining, '')
    .normalize('NFC')
    .replace(/[ßłøæœđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘ʼ´`]/g, "'")
  return /[a-z]/.test(folded) ? folded.replace(/[асеорху]/g, (letter) => cyrillic[letter]!) : folded
}

// No plurals, though they look it.
const kept = new Set(['gras', 'gas', 'bus', 'swiss', 'bitters'])

const irregularSingulars: Record<string, string> = {
  halves: 'half', knives: 'knife', calves: 'calf', shelves: 'shelf', wolves: 'wolf',
  geese: 'goose', mice: 'mouse', feet: 'foot', teeth: 'tooth', children: 'child', oxen: 'ox', octopi: 'octopu', fungi: 'fungu',
  anchovie: 'anchovy', yoghurt: 'yogurt', yoghurts: 'yogurt', yoghourt: 'yogurt', yoghourts: 'yogurt', lasagna: 'lasagne', lasagnas: 'lasagne', chilli: 'chili', chilly: 'chili', chile: 'chili', chillie: 'chili', chilles: 'chili', chillies: 'chili', chillis: 'chili', chilies: 'chili', chiles: 'chili', chily: 'chili',
} // prettier-ignore

const stems = new Map<string, string>()

/**
 * One key for all forms of an English word: "tomatoes", "tomatos" and "tomato" give "tomato".
 * The key is for comparing only; it need not be a word ("cheese" → "chees").
 */
export function stem(word: string): string {
  let known = stems.get(word)
  if (known === undefined) {
    known = stemOf(word)
    // Bounded: visitors' words must not fill the memory of a server.
    if (stems.size < 60_000) stems.set(word, known)
  }
  return known
}

function stemOf(word: string): string {
  if (Object.hasOwn(irregularSingulars, word)) return irregularSingulars[word]!
  if (word.length < 4 || kept.has(word)) return word === 'pie' ? 'py' : word
  // "leaves", "bayleaves", "loaves"
  if (/(?:le|lo)aves$/.test(word)) return word.slice(0, -3) + 'f'
  if (word.endsWith('ies')) return word.slice(0, -3) + 'y'
  if (word.endsWith('ie')) return word.slice(0, -2) + 'y'
  if (word.endsWith('oes')) return word.slice(0, word.length > 4 ? -2 : -1)
  if (word.endsWith('oe')) return word.slice(0, -1)
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/(?:s|x|z|ch|sh)e$/.test(word)) return word.slice(0, -1)
  if (word.endsWith('ss')) return word
  if (word.endsWith('s')) return word.slice(0, -1)
  return word
}
