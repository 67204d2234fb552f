const foods = [
  String.raw`milk|cream|yogh?urt|cheese|meat|fish|chicken|beef|pork|ham|eggs?|shrimps?|prawns?|mussels?`,
  String.raw`bread|cans?|tins?|fruit|peach(?:es)?|strawberries|leftovers`,
].join('|')

const spoiled = new RegExp(
  [
    // "mouldy", but "mould-ripened" cheese is meant to be.
    String.raw`\b(?:mou?ld(?:y|ed)|mou?ld(?= on| in|$)|rotten|rotting|spoilt|spoiled|expired)\b(?! ripened)`,
    String.raw`\b(?:rancid|putrid|maggoty?|maggots|slimy|weevils?|fly.?blown|roadkill)\b(?! ripened)`,
    String.raw`\b(?:gone|went|going|turned) (?:off|bad|mou?ldy|sour)\b`,
    String.raw`\bout of date\b`,
    String.raw`\bpast (?:its|their|the|use|sell|best|expiry)\b`,
    String.raw`\bbest before (?:last|yesterday)\b`,
    String.raw`\b(?:left|sat|been) (?:out|in the (?:sun|car|heat))\b`,
    String.raw`\bunrefrigerated\b|\brefrozen\b|\bsmelly\b|\bbotulis`,
    String.raw`\bsmell(?:s|ing|y)? (?:bad|off|funny|weird|sour|strange|rotten|a bit)\b`,
    String.raw`^(?:an? |some |my |the )?(?:off|bad|fuzzy|bulging|swollen|furry) (?:${foods})\b`,
    String.raw`\b(?:bulging|swollen|leaking) (?:cans?|tins?|jars?)\b`,
    String.raw`\bfrom the (?:bin|trash|garbage|dumpster)\b`,
    String.raw`\bdead mussels?\b`,
  ].join('|'),
  'i',
)

/**
 * Whether a visitor says of a food that it has spoiled. "Stale", "aged", "overripe" and "day-old" are not
 * spoiled.
 */
export function isSpoiled(text: string): boolean {
  return spoiled.test(text)
}
