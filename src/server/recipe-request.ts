import * as z from 'zod/mini'

import { codePointLength, normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { maxIngredientCodePoints, maxIngredients } from '#shared/product.ts'

import type { ProblemStatus } from './problem.ts'

/** Largest body of a call, in bytes. */
const maxBodyBytes = 128 * 1024

/** Texts of one call, blank ones included. */
const maxTexts = 10 * maxIngredients

/** A call that cannot be served. Its message is ours and repeats nothing of the call. */
export class BadCall extends Error {
  override readonly name = 'BadCall'
  readonly status: ProblemStatus

  constructor(status: ProblemStatus, message: string) {
    super(message)
    this.status = status
  }
}

export type RecipeRequest = { ingredients: Ingredient[]; seed?: number }

const shape = z.object({
  // Not `z.array`, which writes an issue for each of the 60,000 items that a body has room for.
  ingredients: z.custom<string[]>(
    (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  ),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(0xffff_ffff))),
})

/** Refuses, by a `BadCall`, what its headers alone tell to be unusable: other sites, other types, too large. */
export function checkHeaders(headers: Headers): void {
  if (isCrossSite(headers)) throw new BadCall(403, 'the call came from another site')
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new BadCall(415, 'the body must not be compressed')
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(/\s*;\s*/)
  if (
    type?.trim() !== 'application/json' ||
    !parameters.every((text) => /^(charset="?utf-?8"?)?$/.test(text))
  )
    throw new BadCall(415, 'the body must be application/json in UTF-8')
  if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
}

/** Reads and parses the body. Throws a `BadCall` for anything but a usable list. */
export async function readRecipeRequest(request: Request): Promise<RecipeRequest> {
  // What says how long it is was refused already if it is too long, and needs no stream to be counted.
  const isCounted = request.headers.get('content-length') !== null
  return parseRecipeRequest(isCounted ? await readWhole(request) : await readBody(request.body))
}

function parseRecipeRequest(bytes: Uint8Array): RecipeRequest {
  let value: unknown
  try {
    // A byte order mark is kept, so that JSON refuses it.
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    throw new BadCall(400, 'the body must be JSON in UTF-8')
  }
  const parsed = shape.safeParse(value)
  if (!parsed.success)
    throw new BadCall(400, 'wanted: {"ingredients": [text, ...], "seed"?: whole number from 0 to 4294967295}')
  const ingredients = ingredientsOf(parsed.data.ingredients)
  return { ingredients, ...(parsed.data.seed !== undefined && { seed: parsed.data.seed }) }
}

/** The ingredients that were named. Ends at the first that is too much, so that a refusal costs no more than a list. */
function ingredientsOf(texts: readonly string[]): Ingredient[] {
  if (texts.length > maxTexts) throw new BadCall(400, `more than ${maxTexts} texts were sent`)
  const ingredients: Ingredient[] = []
  for (const text of texts) {
    const ingredient = normalizeIngredient(text)
    if (ingredient === undefined) continue
    if (codePointLength(ingredient) > maxIngredientCodePoints)
      throw new BadCall(400, `an ingredient is longer than ${maxIngredientCodePoints} characters`)
    ingredients.push(ingredient)
    if (ingredients.length > maxIngredients)
      throw new BadCall(400, `more than ${maxIngredients} ingredients were named`)
  }
  if (ingredients.length === 0) throw new BadCall(400, 'no ingredient was named')
  return ingredients
}

async function readWhole(request: Request): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > maxBodyBytes) throw tooLarge()
  return bytes
}

async function readBody(body: Request['body']): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let size = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.byteLength
    // Not cancelled, which would cut the connection before the refusal: what is past the limit is never read.
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(step.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

// The browser's own word decides; older browsers send Origin alone, and command lines neither.
function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')?.toLowerCase()
}

function tooLarge(): BadCall {
  return new BadCall(413, `the body is larger than ${maxBodyBytes} bytes`)
}
