/** Characters that only programs see: controls but for tab and line break, zero-width and bidirectional marks, tags, halves of pairs. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Characters by which a text shows a person something else than it tells a program: bidirectional overrides and isolates, tags, zero-width
 * spaces and controls. Joiners are none of them: languages and emoji need them.
 */
const hiding = /(?![\t\n\r])[\p{Cc}\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u

/** The first hiding character of a text, such as `U+202E`. */
export function hidingCharacter(text: string): string | undefined {
  const [character] = text.match(hiding) ?? []
  return character && `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

const orders = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|earlier|above|other|system)\b.{0,20}\b(?:instructions?|rules?|prompts?)\b/i,
  /<\/?(?:system|assistant|instructions?)>/i,
  /\b(?:do not|don[’']t|never)\b.{0,20}\b(?:tell|inform|mention|reveal)\b.{0,30}\buser\b/i,
]

/** Whether a text gives orders to a language model, as injected prompts do. */
export const givesOrders = (text: string): boolean => orders.some((pattern) => pattern.test(text))

/** Whether a text is all that a person sees of it. */
export const isPlain = (text: string): boolean => text.search(invisible) < 0

/** A text of a document as an agent reads it: without what people don’t see, and with an end. */
export function plainWords(text: string, maxLength: number): string {
  const seen = text.replace(/\r\n?/g, '\n').replace(invisible, '').trim()
  return seen.length <= maxLength
    ? seen
    : `${seen
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`
}
