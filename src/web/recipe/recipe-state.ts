import type { KitchenNotes, RecipeEvent } from '#shared/recipe-event.ts'
import type { Order } from './order.ts'
import type { Timer } from './timer-state.ts'

/** Who answers, in a chef's own words. */
export type ChefAnswering = Extract<RecipeEvent, { type: 'chef' }>

/** How far a cook has got. */
export type Progress = { readonly ticked: readonly number[]; readonly timers: readonly Timer[] }

/** What has been said so far about a recipe that is not finished. */
type Draft = {
  readonly markdown: string
  readonly chef: ChefAnswering | undefined
  readonly notes: KitchenNotes | undefined
}

/** A finished recipe. */
export type Recipe = Draft & {
  readonly id: number
  /** What was asked for by the click, and the seed that was used. Never kept: a recipe come back after a reload has none. */
  readonly order: Order | undefined
  readonly cutShort: boolean
  /** How many dishes there were for the list, when all had been shown and this is the first again. */
  readonly dishesShown?: number | undefined
  /** How far the cook had got before the page was left. */
  readonly progress?: Progress
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
      readonly order: Order
      readonly draft: Draft
    }

/** Every action but `stopped` and `recalled` names its request: what an older request says changes nothing. */
export type RecipeAction =
  | { type: 'requested'; request: number; order: Order }
  | { type: 'chefAnswered'; request: number; chef: ChefAnswering }
  | { type: 'textReceived'; request: number; text: string }
  | { type: 'notesReceived'; request: number; notes: KitchenNotes }
  | {
      type: 'ended'
      request: number
      reason: 'stop' | 'length'
      seed?: number
      dishesShown?: number | undefined
    }
  | { type: 'recalled'; recipe: Recipe }
  | { type: 'failed'; request: number }
  | { type: 'renderFailed'; request: number }
  | { type: 'stopped' }

export const noRecipe: RecipeState = { status: 'idle', recipe: undefined }

const emptyDraft: Draft = { markdown: '', chef: undefined, notes: undefined }

export function recipeReducer(state: RecipeState, action: RecipeAction): RecipeState {
  if (action.type === 'requested') {
    const { request, order } = action
    return { status: 'loading', recipe: state.recipe, request, order, draft: emptyDraft }
  }
  if (action.type === 'renderFailed' && action.request === state.recipe?.id)
    return state.status === 'idle' ? { status: 'idle', recipe: state.earlier } : state
  // What the visitor asked for meanwhile goes first.
  if (action.type === 'recalled') return state === noRecipe ? { ...state, recipe: action.recipe } : state
  if (state.status === 'idle') return state
  if (action.type === 'stopped') return { status: 'idle', recipe: state.recipe }
  if (action.request !== state.request) return state
  const { draft, request, order } = state
  switch (action.type) {
    case 'chefAnswered':
      return { ...state, draft: { ...draft, chef: action.chef } }
    case 'textReceived':
      return { ...state, draft: { ...draft, markdown: draft.markdown + action.text } }
    case 'notesReceived':
      return { ...state, draft: { ...draft, notes: action.notes } }
    case 'ended': {
      const { reason, seed, dishesShown } = action
      return {
        status: 'idle',
        recipe: {
          ...draft,
          id: request,
          order: { ...order, seed },
          cutShort: reason === 'length',
          dishesShown,
        },
        earlier: state.recipe,
      }
    }
    case 'failed':
    case 'renderFailed':
      return { status: 'idle', recipe: state.recipe }
  }
}
