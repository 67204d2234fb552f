import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCooklang } from 'cooklang-parse'
import { expect, test } from 'vitest'
import { cookbookFolder, dishIds } from './compile.ts'

test.each(dishIds())('%s is Cooklang that other recipe programs read', (id) => {
  const source = readFileSync(join(cookbookFolder, `${id}.cook`), 'utf8')
  const { errors, sections, ingredients } = parseCooklang(source, { extensions: 'canonical' })
  expect(errors).toEqual([])
  expect(sections.flatMap(({ content }) => content).some(({ type }) => type === 'step')).toBe(true)
  expect(ingredients.length).toBeGreaterThan(0)
})
