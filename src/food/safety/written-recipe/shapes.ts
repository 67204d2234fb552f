import type { Language } from './language.ts'

/** What vegetables are cut into where others are made of wheat, rice or meat, in one language. */
type Cutting = {
  shapes: string
  vegetables: string
}

const words = (list: string) => list.trim().split(/,\s*/).join('|')

const english: Cutting = {
  shapes: words(
    'noodles?, spaghetti, tagliatelle, pappardelle, fettuccine, linguine, vermicelli, rice, couscous, steaks?',
  ),
  vegetables:
    words(`courgettes?, zucchini, carrots?, cauliflower, broccoli, beetroot, beets?, butternut, squash, daikon, mooli, kohlrabi,
    cucumber, celeriac, swede, cabbage, turnip, parsnip`),
}
const french: Cutting = {
  shapes: words(
    'tagliatelles?, spaghettis?, vermicelles?, nouilles, linguines?, pappardelles?, riz, semoule, steaks?',
  ),
  vegetables: words(
    'courgettes?, carottes?, chou\\p{L}*, brocolis?, concombres?, courges?, betteraves?, c[ée]leri, potiron',
  ),
}
const spanish: Cutting = {
  shapes: words('espaguetis?, tallarines, fideos, tagliatelle, arroz, cusc[uú]s, filetes?, bistecs?'),
  vegetables: words(
    'calabac\\p{L}+, zanahorias?, coliflor, br[oó]coli, pepino, calabaza, remolacha, zapallitos?, berenjenas?',
  ),
}
const german: Cutting = {
  shapes: words('Spaghetti, Nudeln, Bandnudeln, Tagliatelle, Reis, Steaks?'),
  vegetables: words(
    'Zucchini, Karotten, M[öo]hren, Blumenkohl, Brokkoli, Gurken?, K[üu]rbis, Kohlrabi, Sellerie',
  ),
}
const italian: Cutting = {
  shapes: words('spaghetti, tagliatelle, fettuccine, riso, cous ?cous, bistecche'),
  vegetables: words('zucchin[ea], carot[ea], cavolfiore, broccoli, cetriol[io], zucca, sedano rapa'),
}

const cutting = words(
  'cut, slic\\p{L}+, shav\\p{L}+, spirali[sz]\\p{L}+, peel\\p{L}*, julienn\\p{L}+, shred\\p{L}*, par(?:e|ed|ing), grat(?:e|ed|ing), puls\\p{L}+, blitz\\p{L}*, turn(?:ed|ing)?, chop\\p{L}*',
)

// A lookbehind stands behind its word: before it, every place in a text would be looked back from.
/** A shape that vegetables have: "courgettes cut into tagliatelle", "cauliflower rice", "en spaghettis". */
export const shapes: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [
    // In one pattern: the words are looked for once.
    pattern(
      String.raw`\b(?:${english.shapes})\b(?:` +
        String.raw`(?<=\b(?:${cutting})\b[^.;:()]{0,60} into (?:\p{L}+ )?(?:${english.shapes}))|` +
        String.raw`(?<=\b(?:${english.vegetables})[ -](?:${english.shapes}))|` +
        String.raw`(?= (?:from|out of) the (?:${english.vegetables})\b))`,
    ),
  ],
  fr: [
    pattern(String.raw`\ben (?:fin\p{L}* |long\p{L}* |larges? )?(?:${french.shapes})(?!\p{L})`),
    pattern(String.raw`(?<!\p{L})(?:${french.shapes}) (?=(?:de |d['’])(?:${french.vegetables})(?!\p{L}))`),
  ],
  es: [
    pattern(String.raw`\ben (?:fin\p{L}* |larg\p{L}* )?(?:${spanish.shapes})(?!\p{L})`),
    pattern(String.raw`(?<!\p{L})(?:${spanish.shapes}) (?=de (?:${spanish.vegetables})(?!\p{L}))`),
  ],
  de: [
    pattern(
      String.raw`(?<!\p{L})(?:in|zu|aus) (?:\p{L}+ ){0,2}(?:${german.shapes}) (?=(?:\p{L}+ )?(?:ge)?(?:schn(?:eid|itt)|hobel|dreh|verarbeit|raspel))`,
    ),
    pattern(String.raw`(?:${german.shapes})(?!\p{L})(?<=(?:${german.vegetables})-(?:${german.shapes}))`),
  ],
  it: [
    pattern(String.raw`\ba (?:${italian.shapes})(?!\p{L})`),
    pattern(String.raw`(?<!\p{L})(?:${italian.shapes}) (?=di (?:${italian.vegetables})(?!\p{L}))`),
  ],
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu')
}
