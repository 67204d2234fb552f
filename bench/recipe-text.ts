const dishes = ['rice', 'peas', 'chicken thighs', 'red onion', 'coconut milk', 'ginger', 'spinach', 'lemon']

/** A markdown recipe of so many characters, of the kind that a model writes: as many parts as it takes. */
export function recipeText(length: number): string {
  let text = ''
  for (let part = 1; text.length < length; part++) text += recipePart(part)
  return text.slice(0, length)
}

function recipePart(part: number): string {
  const food = (index: number) => dishes[(part + index) % dishes.length]
  const items = dishes.map((_, index) => `- ${index + 1}00 g **${food(index)}**, rinsed and chopped`)
  const steps = dishes.map(
    (_, index) => `${index + 1}. Stir in the ${food(index)} and cook for *${index + 3} minutes*, until soft.`,
  )
  return `## Part ${part}: ${food(0)} with ${food(1)}

A warm bowl of ${food(0)} for a cold evening, ready in half an hour.

### Ingredients

${items.join('\n')}

### Method

${steps.join('\n')}

`
}
