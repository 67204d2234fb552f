import type { Lack } from '../cooking/cannot-cook.ts'
import type { Objection } from './objection.ts'
import type { Considered, Plan } from './plan.ts'

/**
 * For maintainers: the dishes that were considered, with their scores and what spoke against each; "→" was
 * chosen.
 */
export function explanationOf({ considered, recipe }: Plan): string {
  const width = Math.max(0, ...considered.map(({ dish }) => dish.id.length))
  return considered
    .map(({ dish, score, against, recipe: written }) => {
      const mark = written !== undefined && written === recipe ? '→' : ' '
      const worth = (score?.toFixed(1) ?? '–').padStart(6)
      const reasons = against.length === 0 ? 'could be served' : against.map(objectionText).join('; ')
      return `${mark} ${dish.id.padEnd(width)} ${worth}  ${reasons}`
    })
    .join('\n')
}

/** What a dish lacks, or why it was passed over, as phrases. */
export function objectionsTo({ against }: Considered): string[] {
  return against.map(objectionText)
}

function objectionText(objection: Objection): string {
  switch (objection.code) {
    case 'slot-empty':
      return `${objection.because} for its ${objection.slot}`
    case 'combination':
      return 'these foods together do not make this dish'
    case 'lack':
      return lackText(objection.lack)
    case 'fault': {
      const { code, food } = objection.fault
      return food ? `${food.name}: ${code}` : code
    }
    case 'said':
      return objection.what
    case 'outscored':
      return 'others score much better'
  }
}

function lackText(lack: Lack): string {
  switch (lack.lacks) {
    case 'slot':
      return `nothing listed for its ${lack.slot}`
    case 'staple':
      return `needs ${lack.staple} from the pantry: ${lack.because}`
    case 'amount':
      return `too little for its ${lack.slot}`
    case 'substance':
      return 'too little of what it is made of'
  }
}
