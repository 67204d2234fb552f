import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { CompiledParts } from '#chefs/house/cookbook/compiled.js'
import type { Dish } from '#chefs/house/cookbook/dish.ts'
import { encodeDish } from './encode.ts'
import { DishFileError, readDish } from './read-dish.ts'

const root = join(import.meta.dirname, '../..')
export const cookbookFolder = join(root, 'cookbook')
const kitchen = join(root, 'src/chefs/house/cookbook')
const compiled = join(kitchen, 'compiled.js')
/** What the page-only build has in its place. */
const compiledForPage = join(kitchen, 'compiled-for-page.js')
const leftOut = join(cookbookFolder, 'not-in-the-page.txt')

/** The ids of all dishes: "soups/minestrone". */
export function dishIds(): string[] {
  return readdirSync(cookbookFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.cook'))
    .map((path) => path.slice(0, -'.cook'.length).split(sep).join('/'))
    .toSorted()
}

/** Reads one dish. Throws a `DishFileError`. */
export function dishOf(id: string): Dish {
  return readDish(id, readFileSync(join(cookbookFolder, `${id}.cook`), 'utf8')).dish
}

/** Compiles every dish. Throws an `AggregateError` that names all mistakes, one a line. */
export function compileCookbook(): Dish[] {
  const mistakes: DishFileError[] = []
  const dishes = dishIds().flatMap((id) => {
    try {
      return [dishOf(id)]
    } catch (error) {
      if (!(error instanceof DishFileError)) throw error
      mistakes.push(error)
      return []
    }
  })
  if (mistakes.length > 0)
    throw new AggregateError(mistakes, mistakes.map(({ message }) => message).join('\n'))
  return dishes
}

const isStep = (line: string) => line.startsWith('S')

/** Like beside like: titles with titles, steps with steps; that packs a tenth smaller. */
function partsOf(encoded: string): CompiledParts {
  const lines = encoded.split('\n')
  const end = lines.indexOf('', 2)
  const texts = lines.slice(end + 1)
  return {
    heads: [...lines.slice(0, 2), ...texts.filter((line) => !isStep(line))].join('\n'),
    places: lines.slice(2, end).join('\n'),
    steps: texts.filter(isStep).join('\n'),
  }
}

/** Ids of the dishes that the page-only build leaves out for its size. Throws a `RangeError` for one that is not there. */
function dishesNotInPage(): ReadonlySet<string> {
  const lines = readFileSync(leftOut, 'utf8').split('\n')
  const ids = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const known = new Set(dishIds())
  for (const id of ids) if (!known.has(id)) throw new RangeError(`${leftOut}: there is no dish "${id}"`)
  return new Set(ids)
}

/** Writes the modules that the house chef imports: every dish, and those that the page-only build holds. */
export function writeCookbook(dishes: readonly Dish[]): void {
  const left = dishesNotInPage()
  const parts = dishes.map((dish) => ({ id: dish.id, ...partsOf(encodeDish(dish)) }))
  writeFileSync(compiled, moduleOf(parts))
  writeFileSync(compiledForPage, moduleOf(parts.filter(({ id }) => !left.has(id))))
}

function moduleOf(parts: readonly CompiledParts[]): string {
  const together = (['heads', 'places', 'steps'] as const).map((name) => [
    name,
    parts.map((part) => part[name]).join('\n\n'),
  ])
  return `export const compiled = ${JSON.stringify(Object.fromEntries(together))}\n`
}

/** Whether what was compiled is as new as its sources: the dishes, the tables and the compiler. */
export function isFresh(): boolean {
  if (!existsSync(compiled) || !existsSync(compiledForPage)) return false
  const sources = [cookbookFolder, join(root, 'src/food'), kitchen, import.meta.dirname]
  return statSync(compiled).mtimeMs >= Math.max(...sources.map(lastChange))
}

function lastChange(path: string): number {
  if (path === compiled || path === compiledForPage) return 0
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  // A directory's own time shows that a dish in it was deleted; that of the compiled file's own does not count.
  const own = path === kitchen ? 0 : stats.mtimeMs
  return Math.max(own, ...readdirSync(path).map((name) => lastChange(join(path, name))))
}
