import type { Understanding } from '#food/model/understanding.ts'

/** A calm answer where nothing on the list can be cooked: a title and a sentence or two, no recipe. */
export function refusal({ setAside, items }: Understanding): string {
  const causes = new Set(setAside.map(({ cause }) => cause))
  const isBare = !items.some(({ food }) => food.role !== 'salt' && food.kind !== 'water')
  if (isBare && causes.has('hazard'))
    return answer(
      'Not for the kitchen',
      'These are not food and can hurt, alone and together, so there is no recipe for them.',
      'If someone has swallowed or breathed in any of it, call your poison centre or emergency number now.',
    )
  if (isBare && causes.has('spoiled'))
    return answer(
      'Better thrown away',
      'What is on the list is past eating, and cooking does not make spoiled food safe.',
      'With something fresh, ask again.',
    )
  if (isBare && causes.has('excluded'))
    return answer(
      'Nothing left to cook with',
      'Your wishes rule out everything on the list.',
      'Add a food that fits them and ask again.',
    )
  if (items.length > 0)
    return answer(
      'Not quite enough for a dish',
      'With one or two more foods, a vegetable, a grain or an egg perhaps, there will be a recipe.',
    )
  return answer(
    'Nothing to cook yet',
    'Nothing on the list is a food this kitchen knows.',
    'Try plain names, such as eggs, rice or carrots.',
  )
}

function answer(title: string, ...sentences: readonly string[]): string {
  return `## ${title}\n\n${sentences.join(' ')}\n`
}
