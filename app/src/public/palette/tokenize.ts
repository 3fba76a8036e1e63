export interface Word {
  readonly start: number
  readonly end: number
  /** Lower case without accents and apostrophes, for comparison. */
  readonly plain: string
}

const runs = /[\p{L}\p{M}\p{N}'’]+/gu
// `simSwap` is two words and `OTPCode` too; `APIs` is one.
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u

export const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** The words of a text with their places; a name such as `checkSimSwap` is parted. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: run, index } of text.matchAll(runs)) {
    let start = index
    for (const part of run.split(humps)) {
      const plain = plainOf(part)
      if (plain) words.push({ start, end: start + part.length, plain })
      start += part.length
    }
  }
  return words
}

/**
 * The search terms of a text: its words, and each pair of neighbours written together, because people type `simswap`
 * for SIM Swap and `checksimswap` for checkSimSwap.
 */
export function termsOf(text: string, pairs: boolean): string[] {
  const words = wordsOf(text).map(({ plain }) => plain)
  const together = text.match(runs)?.map(plainOf) ?? []
  const neighbours = pairs ? words.slice(1).map((word, place) => `${words[place]}${word}`) : []
  return [...new Set([...words, ...together, ...neighbours])]
}

const fillers = new Set(
  'a an and are at be been can could did do does for from had has have how i if in is it me many much my of on or our should the there this to use was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/**
 * The words that are looked for. Fillers count only where there is nothing else. Words are found by their beginnings, so
 * that without its `s` a plural finds both.
 */
export function askedOf(query: string): string[] {
  const words = [...new Set(wordsOf(query).map(({ plain }) => plain))]
  const telling = words.filter((word) => !fillers.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(singularOf))]
}

const singularOf = (word: string): string => (/^\p{L}{2,}[^s\P{L}]s$/u.test(word) ? word.slice(0, -1) : word)

const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your'])

/** The words of a name with one space between them: plurals as singulars, no articles. */
export const singularsOf = (name: string): string =>
  wordsOf(name)
    .flatMap(({ plain }) => (articles.has(plain) ? [] : singularOf(plain)))
    .join(' ')

/** The same without the endings of verbs: `swapped` finds `swap`, `sending` finds `send`. */
export const stemsOf = (query: string): string[] => [...new Set(askedOf(query).map(stemOf))]

function stemOf(word: string): string {
  const [, stem, last] = /^(\p{L}+?(\p{L}))(?:ed|ing)$/u.exec(word) ?? []
  if (!stem || word.endsWith('eed')) return word
  // `swapped` is of `swap`, and `missed` of `miss`.
  if (stem.length > 3 && stem.endsWith(`${last}${last}`)) return /[sl]$/.test(stem) ? stem : stem.slice(0, -1)
  return stem.length > 3 ? stem : word
}
