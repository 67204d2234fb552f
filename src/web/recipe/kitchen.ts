// What a recipe needs and an empty page does not: one chunk, fetched while the visitor types.
import '../styles/recipe.css'
import '../styles/print.css'

export { cook } from './cook.ts'
export { KitchenNotes } from './kitchen-notes.tsx'
export { RecipeActions } from './recipe-actions.tsx'
export { RecipeMarkdown } from './recipe-markdown.tsx'
