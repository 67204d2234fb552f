import { parser } from './markdown-blocks.ts'

type Block = ReturnType<typeof parser.parse>['children'][number]
type List = Extract<Block, { type: 'list' }>

/** What a cook works from, as markdown: the lines of the ingredient list, and one text for each step. */
export type CookingParts = { readonly ingredients: readonly string[]; readonly steps: readonly string[] }

/**
 * A recipe's steps: the items of its numbered lists; its ingredients: those of the lists before them.
 * Without a numbered list there are no steps.
 */
export function cookingParts(markdown: string): CookingParts {
  const lists = parser.parse(markdown).children.filter((block): block is List => block.type === 'list')
  const method = lists.findIndex(({ ordered }) => ordered)
  const items = (some: readonly List[]) =>
    some.flatMap((list) => list.children.map((item) => itemText(markdown, item))).filter(Boolean)
  return {
    ingredients: method < 0 ? [] : items(lists.slice(0, method)),
    steps: items(lists.filter(({ ordered }) => ordered)),
  }
}

/** The markdown inside a list item, without the indent that holds it in its list. */
function itemText(markdown: string, item: List['children'][number]): string {
  const start = item.children[0]?.position?.start
  const end = item.children.at(-1)?.position?.end.offset
  if (start?.offset === undefined || end === undefined) return ''
  const indent = new RegExp(`\\n {1,${Math.max(1, start.column - 1)}}`, 'g')
  return markdown.slice(start.offset, end).replace(indent, '\n')
}
