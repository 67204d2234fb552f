import type {
  Amount,
  Choice,
  Condition,
  Dish,
  Mention,
  Node,
  Place,
  Text,
} from '#chefs/house/cookbook/dish.ts'
import { minutesOf } from '#chefs/house/cookbook/decode.ts'

/** The text that `decodeDish` reads; the format is described there. */
export function encodeDish(dish: Dish): string {
  const names = dish.places.map(({ name }) => name)
  const numberOf = (place: string) => names.indexOf(place)
  const variants = (kind: string, texts: Dish['titles']) =>
    texts.map(({ when, text }) => `${kind}${when ? condition(when) : ''}|${encode(text)}`)
  return [
    [dish.id, dish.kitchen, dish.serves, dish.makes ?? ''].join('|'),
    dish.needs.map((group) => group.map(numberOf).join('/')).join(','),
    ...dish.places.map(place),
    '',
    ...variants('T', dish.titles),
    ...variants('H', dish.headnotes),
    ...(dish.tip ? [`I|${encode(dish.tip)}`] : []),
    ...dish.steps.map((step) => `S|${encode(step)}`),
  ].join('\n')

  function condition(when: Condition): string {
    if ('some' in when) return when.some.map(condition).join(',')
    if ('every' in when) return when.every.map(condition).join('&')
    if ('not' in when) return `!${condition(when.not)}`
    const frozen = /^frozen (.+)$/.exec(when.has)?.[1]
    if (frozen !== undefined && names.includes(frozen)) return `frozen #${numberOf(frozen)}`
    return names.includes(when.has) ? `#${numberOf(when.has)}` : when.has
  }

  function encode(text: Text): string {
    return text.map(node).join('')
  }

  function node(part: Node): string {
    if (typeof part === 'string') return part
    if ('mention' in part) return `{${mention(part)}}`
    if ('list' in part) return `{(${part.list.map(mention).join(';')})${part.joint}}`
    if ('maybe' in part) return `[${encode(part.maybe)}]`
    if ('when' in part) {
      const otherwise = part.otherwise ? `|${encode(part.otherwise)}` : ''
      return `<${condition(part.when)}|${encode(part.text)}${otherwise}>`
    }
    if ('told' in part) return `{=${amount(part.told)}}`
    if ('agrees' in part) return `{${numberOf(part.agrees)}:${part.several}/${part.one}}`
    if ('temperature' in part) return `{${numberOf(part.temperature)}${part.isTender ? 'T' : 't'}}`
    if ('unmeasured' in part) return `{${numberOf(part.unmeasured)}${part.how === 'raw' ? 'r' : 'b'}}`
    const times = part.minutes / minutesOf(part.duration)
    return `~${times === 1 ? '' : `${times}*`}${part.duration}~`
  }

  function mention({ mention: name, amount: taken, the, squeezed }: Mention): string {
    const juice = { whole: '%', half: '%%', none: '' }[squeezed ?? 'none']
    return `${the ? '^' : ''}${juice}${numberOf(name)}${taken ? ` ${amount(taken)}` : ''}`
  }
}

function place({ most, otherwise, choices }: Place): string {
  return [most === 1 ? '' : most, otherwise ?? '', ...choices.map(choice)].join('>')
}

function choice({ food, cooked, amount: taken, preparation }: Choice): string {
  return `${food}${cooked ? '*' : ''}${taken ? `{${amount(taken)}}` : ''}${preparation ? `(${preparation})` : ''}`
}

/** Four decimals: a third of a teaspoon is not measured more finely. */
function amount({ quantity, unit, fixed }: Amount): string {
  return `${fixed ? '=' : ''}${Math.round(quantity * 10_000) / 10_000}${unit}`
}
