import type { Plan } from './plan.ts'

/**
 * For maintainers: the dishes that were considered, with their scores and what spoke against each; "→" was
 * chosen.
 */
export function explanationOf({ considered, recipe }: Plan): string {
  const width = Math.max(0, ...considered.map(({ dish }) => dish.id.length))
  return considered
    .map(({ dish, score, against }) => {
      const mark = dish.id === recipe?.dish.id ? '→' : ' '
      const worth = (score?.toFixed(1) ?? '–').padStart(6)
      const reasons = against.length === 0 ? 'could be served' : against.join('; ')
      return `${mark} ${dish.id.padEnd(width)} ${worth}  ${reasons}`
    })
    .join('\n')
}
