import { stem } from '#food/inflect.ts'

const longestTitle = 70
const linking = new Set(['and', 'with', 'the', 'a', 'of', 'on', 'in'])

/** A title as a person would write it: no word twice, no tins and freezers, 70 characters at most. */
export function tidyTitle(title: string): string {
  let tidy = title
    .replace(/\b(?:canned|frozen|bottled|stir[- ]fry(?= vegetable)) /gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\p{L}+) (?=(\p{L}+))/gu, (both, one: string, next: string) =>
      stem(one.toLowerCase()) === stem(next.toLowerCase()) ? '' : both,
    )
  for (;;) {
    if ([...tidy].length <= longestTitle && !repeats(tidy)) return tidy
    const shorter = shorten(tidy)
    if (shorter === tidy) return tidy
    tidy = shorter
  }
}

function repeats(title: string): boolean {
  const words = (title.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).filter((word) => word.length > 2 && !linking.has(word)).map(stem)
  return new Set(words).size < words.length
} // prettier-ignore

/** Without the last thing that is named after "with", or without the last of several before it. */
function shorten(title: string): string {
  const at = title.lastIndexOf(' with ')
  if (at < 0) return title.replace(/(?:, | and )[^,]+? and /, ' and ')
  const tail = title.slice(at + 6)
  const cut = Math.max(tail.lastIndexOf(' and '), tail.lastIndexOf(', '))
  return cut < 0 ? title.slice(0, at) : title.slice(0, at + 6 + cut)
}
