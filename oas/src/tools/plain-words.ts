/** Scripts whose letters join, so that a joiner between two of them is a matter of spelling. */
const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Mn}'
const emoji = '\\p{Extended_Pictographic}'

/** One such character in its own place: within an emoji or a digit in a key, or between letters. Anywhere else, or twice, it carries something. */
const spelling = [
  `(?<=${emoji}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=${emoji})`,
  `(?<=${emoji})[\\ufe0e\\ufe0f]`,
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
].join('|')

/**
 * Characters that programs read and people don’t see: terminal escapes, controls but for tab and line break, zero-width and bidirectional marks,
 * tags, variation selectors, private use, halves of pairs.
 */
const invisible = new RegExp(
  `\\u001b\\[[0-?]*[ -/]*[@-~]|(?!${spelling})(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
)

/** A text as people see it: the one rule for all that agents read. */
export const visibleText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(invisible, '')

/** The same with a code in the place of each character that isn’t seen, where nothing may be left out. */
export const withCodes = (text: string): string =>
  text.replace(invisible, (hidden) => [...hidden].map((each) => `[${codeOf(each)}]`).join(''))

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The first character of a text that agents don’t get, such as `U+202E`. */
export function hidingCharacter(text: string): string | undefined {
  const [hidden] = text.replace(/\r\n?/g, '\n').match(invisible) ?? []
  return hidden && codeOf(hidden)
}

const orders = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|earlier|above|other|system)\b.{0,20}\b(?:instructions?|rules?|prompts?)\b/i,
  /<\/?(?:system|assistant|instructions?)>/i,
  /\b(?:do not|don[’']t|never)\b.{0,20}\b(?:tell|inform|mention|reveal)\b.{0,30}\buser\b/i,
]

/** Whether a text gives orders to a language model, as injected prompts do. */
export const givesOrders = (text: string): boolean => orders.some((pattern) => pattern.test(text))

/** Whether a text is all that a person sees of it. */
export const isPlain = (text: string): boolean => visibleText(text) === text

/** Parts of Markdown that no page shows: comments, also as definitions of links that lead nowhere. */
const comments = /<!--[\s\S]*?-->|^ {0,3}\[[^\]\n]*\]:[ \t]*(?:#|<[^>\n]*>)[^\n]*$/gm

/** A text of a document as an agent reads it: without what people don’t see, and with an end. */
export function plainWords(text: string, maxLength: number): string {
  if (maxLength <= 0) return ''
  const seen = visibleText(text).replace(comments, '').trim()
  return seen.length <= maxLength
    ? seen
    : `${seen
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`
}
