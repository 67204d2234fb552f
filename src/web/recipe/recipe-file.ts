/** The recipe's title: its first heading without marks, else `Recipe`. */
export function recipeTitle(markdown: string): string {
  const heading = /^#{1,6}[ \t]+(.+)$/m.exec(markdown)?.[1] ?? ''
  return heading.replace(/[*_`#]/g, '').trim() || 'Recipe'
}

/** A file name for the recipe that every file system takes. */
export function recipeFileName(markdown: string, extension: 'md' | 'cook'): string {
  const words =
    recipeTitle(markdown)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = [...words.join('-')].slice(0, 60).join('').replace(/-$/, '')
  return `${name || 'recipe'}.${extension}`
}
