// Shows a dish to who writes it: `npm run cookbook -- cookbook/soups/minestrone.cook [--with "leek, beans, pasta"]`.
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Unfit } from '#chefs/house/cookbook/fill.ts'
import { understand } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { falselyNamed } from './cookbook/classics.ts'
import { cookbookFolder, dishOf } from './cookbook/compile.ts'
import { cookedOf, matrixOf } from './cookbook/matrix.ts'
import { DishFileError } from './cookbook/read-dish.ts'
import { printed } from './cookbook/printed.ts'
import { reviewed } from './cookbook/review.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { with: { type: 'string' }, brief: { type: 'boolean' } },
})
if (positionals.length === 0) {
  console.error(
    'usage: npm run cookbook -- cookbook/soups/minestrone.cook … [--with "leek, beans, pasta"] [--brief]',
  )
  process.exit(2)
}
for (const path of positionals) {
  const id = relative(cookbookFolder, resolve(path))
    .replaceAll('\\', '/')
    .replace(/\.cook$/, '')
  try {
    const dish = dishOf(id)
    if (values.with === undefined) showMatrix(dish)
    else {
      const ingredients = values.with.split(',').flatMap((text) => normalizeIngredient(text) ?? [])
      const { items, excludes } = understand(ingredients)
      console.log(printed(cookedOf(dish, items, excludes)))
    }
  } catch (error) {
    if (!(error instanceof DishFileError || error instanceof Unfit)) throw error
    console.error(error instanceof Unfit ? `${id}: ${error.message}` : error.message)
    process.exitCode = 1
  }
}

function showMatrix(dish: ReturnType<typeof dishOf>): void {
  const told = new Set<string>()
  for (const { what, cooked, problem } of matrixOf(dish)) {
    const faults = (cooked ? reviewed(cooked) : [problem ?? '']).filter((fault) => !told.has(fault))
    if (faults.length > 0) process.exitCode = 1
    const isWhole = what === 'bare' || what === 'everything'
    if (cooked && !values.brief) console.log(`\n=== ${dish.id}: ${what}\n${printed(cooked, isWhole)}`)
    for (const fault of faults) {
      told.add(fault)
      console.log(`!! ${dish.id}: ${what}: ${fault}`)
    }
  }
  for (const fault of falselyNamed(dish)) {
    process.exitCode = 1
    console.log(`!! ${dish.id}: ${fault}`)
  }
}
