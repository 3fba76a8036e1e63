export interface Word {
  readonly start: number
  readonly end: number
  /** In small letters, without accents and apostrophes: what is compared. */
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
 * What a text is found by: its words, and each pair of neighbours written together, because people type `simswap` for
 * SIM Swap and `checksimswap` for checkSimSwap.
 */
export function termsOf(text: string, pairs: boolean): string[] {
  const words = wordsOf(text).map(({ plain }) => plain)
  const together = text.match(runs)?.map(plainOf) ?? []
  const neighbours = pairs ? words.slice(1).map((word, place) => `${words[place]}${word}`) : []
  return [...new Set([...words, ...together, ...neighbours])]
}

const fillers = new Set(
  'a an and are at be can do does for from how i in is it me my of on or our the there to we what when where which why with you your'.split(
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
  return (telling.length > 0 ? telling : words).map((word) =>
    /^\p{L}{2,}[^s\P{L}]s$/u.test(word) ? word.slice(0, -1) : word,
  )
}
