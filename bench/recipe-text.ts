const foods = ['rice', 'peas', 'chicken thighs', 'red onion', 'coconut milk', 'ginger', 'spinach', 'lemon']

/**
 * A markdown recipe of so many characters, of the kind that a model writes: a headline, one list of ingredients and
 * one numbered method. A longer recipe has longer lists, which is the hard case for whoever renders them.
 */
export function recipeText(length: number): string {
  const head = `## Coconut rice with ginger and spinach

A warm bowl for a cold evening, **ready in half an hour**.

*Serves 4 · 35 minutes*

### Ingredients

`
  const ingredients = lines(length * 0.25, (at) => `- ${at}00 g **${food(at)}**, rinsed and chopped`)
  const steps = lines(
    length,
    (at) =>
      `${at}. **Stir in the ${food(at)}** and cook for *${at + 2} minutes*, until it is soft and its edges begin to brown.`,
  )
  return `${head}${ingredients}\n### Method\n\n${steps}`.slice(0, length)
}

const food = (at: number) => foods[at % foods.length]

/** Numbered lines of at least so many characters. */
function lines(length: number, line: (at: number) => string): string {
  let text = ''
  for (let at = 1; text.length < length; at++) text += `${line(at)}\n`
  return text
}
