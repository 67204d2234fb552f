/** "a", "a and b", "a, b and c". */
export function listOf(words: readonly string[], conjunction = 'and'): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words[words.length - 1]}`
}

/** First letter upper case, the rest as it is. */
export function capitalize(text: string): string {
  const [first] = text
  return first === undefined ? text : first.toUpperCase() + text.slice(first.length)
}

/** "45 minutes", "1 hour", "2 hours 10 minutes". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = []
  if (hours > 0) parts.push(`${hours} ${hours === 1 ? 'hour' : 'hours'}`)
  if (rest > 0 || hours === 0) parts.push(`${rest} ${rest === 1 ? 'minute' : 'minutes'}`)
  return parts.join(' ')
}

/** An oven or core temperature in both scales: "200 °C (400 °F)". Ovens are rounded to 25 °F as dials are. */
export function ovenTemperature(celsius: number): string {
  return `${celsius} °C (${Math.round((celsius * 9) / 5 / 25 + 32 / 25) * 25} °F)`
}
