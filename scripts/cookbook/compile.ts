import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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
const inPage = join(cookbookFolder, 'in-the-page.txt')

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

/** What of a dish is shipped. */
type CompiledDish = CompiledParts & { id: string }
/** What became of some dishes: each mistake is a message with its file and line. */
export type CompiledDishes = { dishes: CompiledDish[]; mistakes: string[] }

/** Compiles some of the dishes. */
export function compileDishes(ids: readonly string[]): CompiledDishes {
  const mistakes: string[] = []
  const dishes = ids.flatMap((id) => {
    try {
      return [{ id, ...partsOf(encodeDish(dishOf(id))) }]
    } catch (error) {
      if (!(error instanceof DishFileError)) throw error
      mistakes.push(error.message)
      return []
    }
  })
  return { dishes, mistakes }
}

const mostProcesses = 8

/** Compiles every dish, on all cores. Throws a `CookbookError` that names all mistakes. */
export async function compileCookbook(): Promise<CompiledDish[]> {
  const ids = dishIds()
  const count = Math.min(mostProcesses, availableParallelism())
  const parts = Array.from({ length: count }, (_, part) => ids.filter((_, at) => at % count === part))
  const compiled = await Promise.all(parts.map(compileElsewhere))
  const mistakes = compiled.flatMap((part) => part.mistakes)
  if (mistakes.length > 0) throw new CookbookError(mistakes.toSorted().join('\n'))
  const place = new Map(ids.map((id, at) => [id, at]))
  return compiled
    .flatMap(({ dishes }) => dishes)
    .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!)
}

/** Mistakes in dishes, one a line. */
export class CookbookError extends Error {}

// The parser makes so much garbage that a small nursery for it costs a third of the time.
const execArgv = ['--max-semi-space-size=64', '--import', 'tsx']

async function compileElsewhere(ids: readonly string[]): Promise<CompiledDishes> {
  const child = fork(join(import.meta.dirname, 'compile-part.ts'), { execArgv, serialization: 'advanced' })
  child.send(ids)
  const answer = once(child, 'message').then(([compiled]) => compiled as CompiledDishes)
  const failure = once(child, 'exit').then(([code]) => {
    throw new Error(`the compiler ended with ${code}`)
  })
  return Promise.race([answer, failure])
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

/** Ids of the dishes that the page-only build holds. Throws a `RangeError` for one that is not there. */
function idsInPage(): ReadonlySet<string> {
  const lines = readFileSync(inPage, 'utf8').split('\n')
  const ids = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const known = new Set(dishIds())
  for (const id of ids) if (!known.has(id)) throw new RangeError(`${inPage}: there is no dish "${id}"`)
  return new Set(ids)
}

/** Writes the modules that the house chef imports: every dish, and those that the page-only build holds. */
export function writeCookbook(dishes: readonly CompiledDish[]): void {
  const kept = idsInPage()
  writeFileSync(compiled, moduleOf(dishes))
  writeFileSync(compiledForPage, moduleOf(dishes.filter(({ id }) => kept.has(id))))
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
