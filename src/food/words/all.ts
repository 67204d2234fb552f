/** Everyday names in other languages: food id → words, comma-separated. */
export const foreignWords: Readonly<Record<string, string>> = {}
