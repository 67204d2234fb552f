const listMarker = /^\s*(?:[-*+–—]\s+|\d{1,3}[.)]\s+|[•·‣◦▪●○☐☑✓✔]\s*)?(?:\[[ xX]?\]\s*)?/

/**
 * The ingredients of a pasted text, one per non-empty line, without bullets, numbers or tick boxes.
 * A text of one line is no list and is left as it is.
 */
export function pastedLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map((line) => line.replace(listMarker, '')) : lines
}
