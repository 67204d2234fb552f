import { keysOf, lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import { groupNames, groups, type Group } from './groups.ts'
import type { Wish } from './wish.ts'

/** Reads words as foods. */
export type FoodsOf = (tokens: readonly Token[]) => Food[]

const polite = wordSet(
  'please product products thanks the any at all allergy l los las les den die das il gli',
)

/** Wishes against what words name: a group of foods, or single foods and what is made of them. */
export function wishesAgainst(words: readonly Token[], allergy: boolean, foodsOf: FoodsOf): Wish[] {
  const trimmed = words.filter(({ text }) => !polite.has(text))
  const group = groupNames.get(trimmed.map(({ key }) => key).join(' '))
  if (group !== undefined) return [groupWish(group, allergy)]
  return foodsOf(trimmed).map((food) => {
    // "sin huevo" is against all that holds egg.
    const its = groupNames.get(keysOf(food.name).join(' '))
    return its === undefined ? foodWish(food, allergy) : groupWish(its, allergy)
  })
}

function groupWish(group: Group, allergy: boolean): Wish {
  const isOf = groups[group]
  const it = group.endsWith('s') ? 'them' : 'it'
  const named = group === 'dairy' ? 'milk' : group
  return allergy
    ? {
        phrase: `allergic to ${named}`,
        objects: (food) => (isOf(food) ? `contains ${named}, and you are allergic to ${it}` : undefined),
      }
    : { phrase: `no ${group}`, objects: (food) => (isOf(food) ? `you asked for no ${group}` : undefined) }
}

function foodWish(named: Food, allergy: boolean): Wish {
  const what = named.plural
  const isSame = derivedFrom(named)
  const family = allergy ? new Set(named.allergens) : undefined
  return {
    phrase: allergy ? `allergic to ${what}` : `no ${what}`,
    objects: (food) => {
      const shared = family && food.allergens.find((name) => family.has(name))
      if (allergy && isSame(food)) return `you are allergic to ${what}`
      if (shared !== undefined) return `contains ${shared}, and you are allergic to ${what}`
      return isSame(food) ? `you asked for no ${what}` : undefined
    },
  }
}

const keysByFood = new WeakMap<Food, readonly string[]>()

// Each wish of a list is held against each of its foods.
function keysOfName(food: Food): readonly string[] {
  const known = keysByFood.get(food) ?? keysOf(food.name)
  keysByFood.set(food, known)
  return known
}

/**
 * Whether a food is another one, a sort of it or made of it: onion → red onion, onion powder; never butter →
 * peanut butter.
 */
function derivedFrom(base: Food): (food: Food) => boolean {
  const keys = keysOfName(lexicon().byId.get(base.id) ?? base)
  return (food) => {
    if (food.id === base.id) return true
    const name = keysOfName(food)
    if (!name.includes(keys[0]!)) return false
    const at = name.findIndex((_, index) => keys.every((key, offset) => name[index + offset] === key))
    if (at < 0) return false
    // A canned or a dried one does another thing in a dish and is the same to who must not eat it.
    if (at + keys.length === name.length) return food.origin === base.origin
    return base.origin === 'plant'
      ? base.kind !== 'sugar'
      : food.origin === base.origin || food.allergens.some((allergen) => base.allergens.includes(allergen))
  }
}
