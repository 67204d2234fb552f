/** The product title, shown in the header, the document title and above every recipe. */
export const title = 'Chef Basil'

/** Path of the one call the page makes. */
export const recipeRoute = '/api/recipe'

/** The call to action appears from this many ingredients. 1 works too: nothing else depends on it. */
export const ctaMinIngredients = 4

/** Longest ingredient, in Unicode code points after normalization. The field and the server hold the same. */
export const maxIngredientCodePoints = 120

/** Most ingredients in one list. */
export const maxIngredients = 200

/** Longest recipe, in UTF-8 bytes; what a model writes past it is cut and the recipe ends with `length`. */
export const maxRecipeBytes = 32 * 1024
