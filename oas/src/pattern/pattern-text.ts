import { matchesPattern } from './matches-pattern.ts'
import { type Pattern, parsePattern } from './parse-pattern.ts'

export interface TextBounds {
  readonly min: number
  readonly max: number
}

/** Characters of places that follow each other: words and numbers first, then what passwords and codes ask for. */
const alphabets = ['string', 'STRING', 'Aa1!', 'aA1-_#', '1234567890', 'a1']
/** Characters to try where none of an alphabet fits. */
const others = [
  ...'a1A0bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ23456789 -_.:/+@#$%&*!?=,;\'"()<>[]{}|\\~^`é\nñ',
]
const maxCharacters = 400
const growths = [0, 1, 2, 3, 5, 7, 9, 11, 15, 19, 29, 39, 63, 99, 199]

interface TextOptions extends TextBounds {
  /** Begins each part with another character, for lists that have each text once. */
  readonly variant?: number
}

/** A text that has what all of the expressions describe, within the bounds; undefined where none is found in reasonable time. */
export function patternText(
  sources: readonly string[],
  { min, max, variant = 0 }: TextOptions,
): string | undefined {
  const patterns = sources.map(parsePattern)
  if (patterns.includes(undefined)) return undefined
  const all = patterns as readonly Pattern[]
  const fits = (text: string): boolean => {
    const { length } = [...text]
    return length >= min && length <= max && all.every((pattern) => matchesPattern(pattern, text) === true)
  }
  for (const pattern of all)
    for (const alphabet of alphabets)
      for (const growth of growths) {
        const made = madeOf(pattern, { alphabet, growth, variant })
        if (made === undefined) break
        const length = [...made].length
        const tries = length < min ? [made, padded(made, alphabet, min)] : [made]
        const found = tries.find(fits)
        if (found !== undefined) return found
        if (length > max && growth > 0) break
      }
  return all.length > 1 ? joinedTexts(all, min, variant).find(fits) : undefined
}

/** Whether a text has what all of the expressions describe. */
export const matchesAll = (sources: readonly string[], text: string): boolean =>
  sources.every((source) => {
    const pattern = parsePattern(source)
    return pattern !== undefined && matchesPattern(pattern, text) === true
  })

/** One after the other, as where one expression is about the beginning of a text and another about its end. */
function joinedTexts(patterns: readonly Pattern[], min: number, variant: number): string[] {
  return alphabets.flatMap((alphabet) => {
    const parts = patterns.map((pattern) => madeOf(pattern, { alphabet, growth: 0, variant }) ?? '')
    return [parts, parts.toReversed()].map(([first = '', ...others]) => {
      const rest = others.join('')
      return padded(first, alphabet, min - [...rest].length) + rest
    })
  })
}

const padded = (text: string, alphabet: string, length: number): string =>
  text +
  alphabet
    .repeat(Math.ceil(Math.min(length, maxCharacters) / alphabet.length))
    .slice(0, Math.max(0, length - [...text].length))

interface Making {
  readonly alphabet: string
  /** How many more of each repetition there are than it needs. */
  readonly growth: number
  readonly variant: number
}

/** Built along the expression, without regard to what it looks ahead to. */
function madeOf(pattern: Pattern, { alphabet, growth, variant }: Making): string | undefined {
  const found: string[] = []
  let length = 0

  function made(node: Pattern, place: number): string | undefined {
    if (length > maxCharacters) return undefined
    switch (node.kind) {
      case 'char': {
        length += 1
        const first = alphabet.charAt((place + variant) % alphabet.length)
        const digit = String((place + variant + 1) % 10)
        return [first, ...alphabet, digit, ...others].find((char) => node.accepts(char))
      }
      case 'all':
        return joined(node.parts.map((part) => () => made(part, place)))
      case 'any': {
        // Another text may be one of another choice, or a longer one of the same.
        const from = variant > 0 ? (variant + growth) % node.parts.length : 0
        for (const part of [...node.parts.slice(from), ...node.parts.slice(0, from)]) {
          const text = made(part, place)
          if (text !== undefined) return text
        }
        return undefined
      }
      case 'repeat': {
        const times = Math.min(node.max, node.min + growth, maxCharacters + 1)
        return joined(Array.from({ length: times }, (_, index) => () => made(node.part, place + index)))
      }
      case 'group': {
        const text = made(node.part, place)
        found[node.index] = text ?? ''
        return text
      }
      case 'again':
        return found[node.index] ?? ''
      default:
        return ''
    }
  }

  return made(pattern, 0)
}

function joined(parts: readonly (() => string | undefined)[]): string | undefined {
  let whole = ''
  for (const part of parts) {
    const text = part()
    if (text === undefined) return undefined
    whole += text
  }
  return whole
}
