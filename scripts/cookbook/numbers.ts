const glyphs: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/** "1½", "1 1/2" and "1.5" as a number. */
export function numberOf(text: string): number {
  const glyph = glyphs[text.slice(-1)]
  if (glyph !== undefined) return glyph + Number(text.slice(0, -1) || 0)
  const parts = text.split(' ')
  return parts.reduce((sum, part) => {
    const [over, under] = part.split('/').map(Number)
    return sum + (under === undefined ? over! : over! / under)
  }, 0)
}

/** A number as a cook writes it: 1.5 is "1½". */
export function worded(value: number): string {
  const whole = Math.floor(value)
  const glyph = Object.entries(glyphs).find(([, part]) => Math.abs(part - (value - whole)) < 0.01)?.[0]
  return glyph ? `${whole || ''}${glyph}` : String(value)
}
