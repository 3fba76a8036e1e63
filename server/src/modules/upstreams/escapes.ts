import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/** Bytes as a text, one character each, and for each of them where it came from: its first byte, and the one after its last. */
export interface Reading {
  readonly text: string
  readonly begins: Uint32Array
  readonly ends: Uint32Array
}

/** Replaces what a pattern finds. No replacement is longer. */
type Rewrite<Text> = (from: Text, pattern: RegExp, write: (match: string) => string) => Text

// Lines of Base64, numbers of a dump and letters of UTF-16 have these between them. An empty line ends a text.
const gaps = /[ \t\0]+|\r$|(?<![\r\n])\r?\n(?![\r\n])/g
const hex = String.raw`[\da-fA-F]`
const escapes = new RegExp(
  [
    String.raw`(?:[\\%]u${hex}{4})+|%${hex}{2}|\\U${hex}{8}|\\[ux]\{${hex}{1,6}\}|\\x${hex}{2}`,
    String.raw`\\[0-7]{3}|\\[bfnrtv]|\\[^\w\s]|&[a-zA-Z]{2,24};`,
    String.raw`&#[xX]${hex}{1,6}(?:;|(?=[^\da-fA-F;]))|&#\d{1,7}(?:;|(?=[^\d;]))`,
  ].join('|'),
  'g',
)
/** An escape that isn’t whole, or could go on. */
const openEscape = /(?:%u?[\da-fA-F]{0,3}|\\(?:[uUx][\da-fA-F{]{0,8}|[0-7]{0,2})|&#?\w{0,24})$/
const maxRounds = 4

/** A text without gaps, then without its escapes, then without those within them, and so on. */
function* readingsOf<Text>(
  first: Text,
  textOf: (one: Text) => string,
  rewrite: Rewrite<Text>,
): Generator<Text> {
  let last = rewrite(first, gaps, drop)
  yield last
  for (let round = 0; round < maxRounds && /[%\\&]/.test(textOf(last)); round += 1) {
    const next = rewrite(rewrite(last, escapes, decode), gaps, drop)
    if (textOf(next) === textOf(last)) return
    last = next
    yield last
  }
}

const drop = () => ''

/** The readings of a text as texts alone: these take a fraction of the time. */
export const textsOf = (text: string): Generator<string> =>
  readingsOf(text, String, (from, pattern, write) =>
    write === drop ? from.replace(pattern, '') : from.replace(pattern, write),
  )

/** The same with the gaps between words. */
export const spacedTextsOf = (text: string): Generator<string> =>
  readingsOf(text, String, (from, pattern, write) => (write === drop ? from : from.replace(pattern, write)))

export function placedTextsOf(text: string): Generator<Reading> {
  const begins = Uint32Array.from({ length: text.length }, (_, index) => index)
  const ends = begins.map((index) => index + 1)
  return readingsOf({ text, begins, ends }, (one) => one.text, rewritePlaces)
}

const rewritePlaces: Rewrite<Reading> = ({ text, begins, ends }, pattern, write) => {
  const places = { begins: new Uint32Array(text.length), ends: new Uint32Array(text.length) }
  let [length, done] = [0, 0]
  const keep = (until: number) => {
    places.begins.set(begins.subarray(done, until), length)
    places.ends.set(ends.subarray(done, until), length)
    length += until - done
  }
  const result = text.replace(pattern, (match: string, at: number) => {
    const written = write(match)
    keep(at)
    done = at + match.length
    places.begins.fill(begins[at] ?? 0, length, length + written.length)
    places.ends.fill(ends[done - 1] ?? 0, length, length + written.length)
    length += written.length
    return written
  })
  keep(text.length)
  return { text: result, ...places }
}

/** A text in UTF-8, one character a byte. */
export const bytesOf = (text: string): string => Buffer.from(text.toWellFormed()).toString('latin1')

const characterOf = (point: number): string => (point > 0x10ffff ? '' : bytesOf(String.fromCodePoint(point)))
const numberIn = (sequence: string, radix: number): number =>
  Number.parseInt(sequence.replace(/[^\da-f]/gi, ''), radix)

function decode(sequence: string): string {
  const kind = sequence.charAt(1)
  if (sequence.length === 2) return 'bfnrtv'.includes(kind) ? '' : kind
  if (/^(?:%[^u]|\\x[^{])/.test(sequence)) return String.fromCharCode(numberIn(sequence, 16))
  if (/^\\[0-7]/.test(sequence)) return String.fromCharCode(numberIn(sequence, 8) & 0xff)
  if (/^[\\%]u[^{]/.test(sequence)) {
    const units = sequence.match(/[\da-f]{4}/gi) ?? []
    return bytesOf(units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''))
  }
  if (sequence.startsWith('\\') || /^&#x/i.test(sequence)) return characterOf(numberIn(sequence, 16))
  if (kind === '#') return characterOf(numberIn(sequence, 10))
  const character = decodeNamedCharacterReference(sequence.slice(1, -1))
  return character === false ? sequence : bytesOf(character)
}

const maxEscape = 40

/** From where on a text could be the beginning of an escape; its length if that is nowhere. */
export function openEscapeOf(text: string): number {
  const end = text.slice(-maxEscape)
  return text.length - end.length + (openEscape.exec(end)?.index ?? end.length)
}
