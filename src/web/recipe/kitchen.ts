// What a recipe needs and an empty page does not: one chunk, fetched while the visitor types.
import '../styles/loading.css'
import '../styles/recipe.css'
import '../styles/cooks-view.css'
import '../styles/timers.css'
import '../styles/print.css'

import { warmUp } from './warm-up.ts'

export { BesideRecipe } from './beside-recipe.tsx'
export { cook } from './cook.ts'
export { EarlierList } from './earlier-list.tsx'
export { ElapsedTime } from './elapsed-time.tsx'
export { LongWait } from './long-wait.tsx'
export { recall } from './progress.ts'
export { RecipeMarkdown } from './recipe-markdown.tsx'

warmUp()
