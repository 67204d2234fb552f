import type { Food } from '#food/model/food.ts'
import type { Method } from '#food/model/facts.ts'
import { stem } from '#food/lexicon/inflect.ts'
import type { RecipeCook } from '../../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import { listOf } from '../../wording/phrases.ts'

const cuts =
  /\b(?:bone-in|rotisserie|dried|roasting|boneless|skinless|ground|minced|whole|fresh|canned|tinned|fillets?|filets?|steaks?|chops?|thighs?|breasts?|drumsticks?|wings?|legs?|loins?|tenderloins?|shoulders?|cutlets?|joint|mince|pieces?|tenders?|strips?|stewing|braising|stir fry)\b/g

/** What a title calls a food: "chicken" for chicken thighs, "carrots" for carrots, "egg" for eggs. */
export function titleName({ food, noun }: { food: Food; noun: string }): string {
  const bare = noun.replace(cuts, '').replace(/\s+/g, ' ').trim().replace(/^of /, '')
  return bare === '' ? noun : food.role === 'protein' ? bare : noun
}

/** "blueberry" for blueberries: a name that is always plural has its singular in the id. */
function singularOf({ id, name, plural }: Food): string {
  if (name !== plural || !name.endsWith('s')) return name
  // Ids have no accents: "glacé cherries" lose their plural by spelling instead.
  return /[^ -~]/.test(name) ? name.replace(/ies$/, 'y').replace(/s$/, '') : id.replaceAll('-', ' ')
}

/** Up to `most` names that share no word: "black beans" and not "beans" as well. */
function distinct(names: readonly string[], most: number): string {
  const chosen: string[] = []
  for (const name of names) {
    const words = name.split(' ').map(stem)
    if (
      chosen.some((other) =>
        other
          .split(' ')
          .map(stem)
          .some((word) => words.includes(word)),
      )
    )
      continue
    if (chosen.length < most) chosen.push(name)
  }
  return listOf(chosen)
}

/** "carrot and pea", as before another noun: up to `most` names in the singular. */
export function attributive(ingredients: readonly RecipeIngredient[], most = 2): string {
  return distinct(
    ingredients.map(({ food }) => titleName({ food, noun: singularOf(food) })),
    most,
  )
}

/** "carrots and peas": up to `most` names for a title. */
export function titleNames(ingredients: readonly RecipeIngredient[], most = 2): string {
  return distinct(ingredients.map(titleName), most)
}

/** The adjective one of the foods lends to the title, with a space behind it, or nothing: "Lemony ". */
export function adjective(cook: RecipeCook, ingredients: readonly (RecipeIngredient | undefined)[]): string {
  const words = [...new Set(ingredients.flatMap((ingredient) => ingredient?.food.adjective ?? []))]
  return words.length === 0 ? '' : `${cook.random.pick(words)} `
}

/**
 * "the beef is ready when tender, 63 °C (145 °F) in the middle": the test of one food among others in the
 * pan.
 */
export function readyWhen(cook: RecipeCook, ingredient: RecipeIngredient, method?: Method): string {
  return `${cook.the(ingredient)} ${cook.are(ingredient)} ready when ${cook.doneness(ingredient, method)}`
}

/** "leg of lamb", "pork loin": what a title calls a joint, without the word roast that stands before it. */
export function jointName({ food }: RecipeIngredient): string {
  return food.name.replace(/^pot roast$/, 'beef').replace(/ (?:roasting joint|roast)$/, '')
}

/** " with carrots and peas" for a title: up to two names, or nothing. */
export function withNames(ingredients: readonly (RecipeIngredient | undefined)[]): string {
  const names = titleNames(
    ingredients.filter((ingredient) => ingredient !== undefined),
    2,
  )
  return names && ` with ${names}`
}
