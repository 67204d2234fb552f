/** One line of the table: what was measured in each of the repeated runs, and what it is held against. */
export type Figure = {
  what: string
  unit: string
  values: number[]
  /** The same thing done another way in the same runs. */
  beside?: { what: string; values: number[] }
  /** What the median must hold: of the ratio where there is something beside it, else of the value. */
  target?: { atMost: number } | { atLeast: number }
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The figures as a table: medians with the least and the greatest of the runs, the ratio and the target. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['what', 'measured (least to greatest)', 'beside it', 'ratio', 'target', '']
  const rows = [head, ...figures.map(rowOf)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

function rowOf({ what, unit, values, beside, target }: Figure): string[] {
  const ratio = beside && median(values) / median(beside.values)
  const held = ratio ?? median(values)
  const [sign, limit, holds] = !target
    ? ['', '', true]
    : 'atMost' in target
      ? ['≤', short(target.atMost), held <= target.atMost]
      : ['≥', short(target.atLeast), held >= target.atLeast]
  return [
    what,
    `${spread(values)} ${unit}`,
    beside ? `${spread(beside.values)} ${beside.what}` : '',
    ratio === undefined ? '' : short(ratio),
    `${sign} ${limit}`.trim(),
    holds ? '' : 'MISSED',
  ]
}

function spread(values: readonly number[]): string {
  const middle = short(median(values))
  return values.length > 1
    ? `${middle} (${short(Math.min(...values))}–${short(Math.max(...values))})`
    : middle
}

function short(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toFixed(digits)
}
