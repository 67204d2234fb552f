import type { Ingredient } from '#shared/ingredient.ts'
import type { KitchenNotes, RecipeEvent } from '#shared/recipe-event.ts'

/** Who answers, in a chef's own words. */
type ChefAnswering = Extract<RecipeEvent, { type: 'chef' }>

/** What has been said so far about a recipe that is not finished. */
type Draft = {
  readonly markdown: string
  readonly chef: ChefAnswering | undefined
  readonly notes: KitchenNotes | undefined
}

/** A finished recipe, for the list of the click that asked for it. */
export type Recipe = Draft & {
  readonly id: number
  readonly ingredients: readonly Ingredient[]
  readonly cutShort: boolean
}

/**
 * The committed recipe stands apart from the draft: a failure or Stop leaves it untouched. The one before it is kept
 * for the case that it cannot be rendered.
 */
export type RecipeState =
  | { readonly status: 'idle'; readonly recipe: Recipe | undefined; readonly earlier?: Recipe | undefined }
  | {
      readonly status: 'loading'
      readonly recipe: Recipe | undefined
      readonly request: number
      readonly ingredients: readonly Ingredient[]
      readonly draft: Draft
    }

/** Every action but `stopped` names its request: what an older request says changes nothing. */
export type RecipeAction =
  | { type: 'requested'; request: number; ingredients: readonly Ingredient[] }
  | { type: 'chefAnswered'; request: number; chef: ChefAnswering }
  | { type: 'textReceived'; request: number; text: string }
  | { type: 'notesReceived'; request: number; notes: KitchenNotes }
  | { type: 'ended'; request: number; reason: 'stop' | 'length' }
  | { type: 'failed'; request: number }
  | { type: 'renderFailed'; request: number }
  | { type: 'stopped' }

export const noRecipe: RecipeState = { status: 'idle', recipe: undefined }

const emptyDraft: Draft = { markdown: '', chef: undefined, notes: undefined }

export function recipeReducer(state: RecipeState, action: RecipeAction): RecipeState {
  if (action.type === 'requested') {
    const { request, ingredients } = action
    return { status: 'loading', recipe: state.recipe, request, ingredients, draft: emptyDraft }
  }
  if (action.type === 'renderFailed' && action.request === state.recipe?.id)
    return state.status === 'idle' ? { status: 'idle', recipe: state.earlier } : state
  if (state.status === 'idle') return state
  if (action.type === 'stopped') return { status: 'idle', recipe: state.recipe }
  if (action.request !== state.request) return state
  const { draft, request, ingredients } = state
  switch (action.type) {
    case 'chefAnswered':
      return { ...state, draft: { ...draft, chef: action.chef } }
    case 'textReceived':
      return { ...state, draft: { ...draft, markdown: draft.markdown + action.text } }
    case 'notesReceived':
      return { ...state, draft: { ...draft, notes: action.notes } }
    case 'ended': {
      const cutShort = action.reason === 'length'
      return {
        status: 'idle',
        recipe: { ...draft, id: request, ingredients, cutShort },
        earlier: state.recipe,
      }
    }
    case 'failed':
    case 'renderFailed':
      return { status: 'idle', recipe: state.recipe }
  }
}
