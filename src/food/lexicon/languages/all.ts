import { chinese } from './zh.ts'
import { dutch } from './nl.ts'
import { filipino } from './fil.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { malay } from './ms.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'
import type { FoodNames } from './food-names.ts'

/** Every language besides English in which foods are known. */
export const languages: Readonly<Record<string, FoodNames>> = {
  chinese,
  dutch,
  filipino,
  french,
  german,
  italian,
  japanese,
  malay,
  polish,
  portuguese,
  spanish,
}

/** What a food is called in all of them, a name that several share once. */
export function foreignNamesOf(foodId: string): string[] {
  const names = Object.values(languages).flatMap((foods) => foods[foodId]?.split(', ') ?? [])
  return [...new Set(names)]
}
