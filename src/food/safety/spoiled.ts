const spoiled = new RegExp(
  [
    String.raw`\b(?:mou?ld(?:y|ed)|mou?ld(?= on| in|$)|rotten|rotting|spoilt|spoiled|expired|rancid|putrid|maggoty?|maggots|slimy|weevils?|fly.?blown|roadkill)\b(?! ripened)`,
    String.raw`\b(?:gone|went|going|turned) (?:off|bad|mou?ldy|sour)\b|\bout of date\b|\bpast (?:its|their|the|use|sell|best|expiry)\b|\bbest before (?:last|yesterday)\b`,
    String.raw`\b(?:left|sat|been) (?:out|in the (?:sun|car|heat))\b|\bunrefrigerated\b|\bsmell(?:s|ing|y)? (?:bad|off|funny|weird|sour|strange|rotten|a bit)\b|\bsmelly\b`,
    String.raw`^(?:an? |some |my |the )?(?:off|bad|fuzzy|bulging|swollen|furry) (?:milk|cream|yogh?urt|cheese|meat|fish|chicken|beef|pork|ham|eggs?|shrimps?|prawns?|mussels?|bread|cans?|tins?|fruit|peach(?:es)?|strawberries|leftovers)\b`,
    String.raw`\b(?:bulging|swollen|leaking) (?:cans?|tins?|jars?)\b|\bfrom the (?:bin|trash|garbage|dumpster)\b|\brefrozen\b|\bdead mussels?\b|\bbotulis`,
  ].join('|'),
  'i',
)

/** Whether a visitor says of a food that it has spoiled. "Stale", "aged", "overripe" and "day-old" are not spoiled. */
export function isSpoiled(text: string): boolean {
  return spoiled.test(text)
}
