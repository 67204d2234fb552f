import { matchForeign } from '../../lexicon/match.ts'
import { isFunctionWord } from '../../lexicon/names.ts'
import type { Token } from '../../lexicon/tokens.ts'
import type { Food } from '../../model/food.ts'
import type { Element, Place } from '../../parser/element.ts'
import type { Language } from './language.ts'

/** A food where a text names it. */
export type Name = Place & { food: Food }

/** The foods that a text names, each by its longest name; in a text of another language that language's names go first. */
export function namesIn(tokens: readonly Token[], elements: readonly Element[], language: Language): Name[] {
  const keys = tokens.map(({ key, kind }) => (kind === 'mark' ? '' : key))
  const names: Name[] = []
  let diet: Element | undefined
  let end = 0
  for (const element of elements) {
    if (element.kind === 'diet') diet = element
    if (element.from < end) continue
    const name = nameOf(element, keys, language)
    if (name === undefined) continue
    const made = diet?.kind === 'diet' && diet.to === element.from ? diet.diet.makes?.(name.food) : undefined
    names.push({ ...name, food: made ?? name.food })
    end = name.to
  }
  return names
}

function nameOf(element: Element, keys: readonly string[], language: Language): Name | undefined {
  const { from, to, meaning } = element
  const abroad = language === 'en' || isFunctionWord(keys[from]!) ? undefined : matchForeign(keys, from)
  if (abroad?.meaning.kind === 'food' && from + abroad.length >= to)
    return { food: abroad.meaning.food, from, to: from + abroad.length }
  if (meaning?.kind !== 'food' || (meaning.foreign && language === 'en')) return undefined
  return { food: meaning.food, from, to }
}
