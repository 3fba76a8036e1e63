import { writeJson } from '../numbers.ts'

/** A sentence, or a part of one: words, and between them what is meant to the letter. */
export type Phrase = readonly (string | Term)[]

export interface Term {
  readonly code: string
}

/** A value as it is written; a text without its quotes, unless nothing would be seen of it. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' && value.trim() !== '' ? value : writeJson(value) || String(value)

/** Beside values of other types, a text that reads as one of them keeps its quotes: `1` and `"1"` differ. */
export function valueTexts(values: readonly unknown[]): readonly string[] {
  const isMixed = values.some((value) => typeof value !== 'string')
  return values.map((value) =>
    isMixed && typeof value === 'string' && /^(?:-?\d|(?:true|false|null)$|[[{"])/.test(value)
      ? writeJson(value)
      : valueText(value),
  )
}

export const term = (value: unknown): Term => ({ code: valueText(value) })

/** With commas between them, and a word before the last. */
export function listed(values: readonly unknown[], last = ''): Phrase {
  return valueTexts(values).flatMap((code, place) => {
    const before = place === 0 ? [] : [last && place === values.length - 1 ? ` ${last} ` : ', ']
    return [...before, { code }]
  })
}

export const joined = (phrases: readonly Phrase[], word: string): Phrase =>
  phrases.flatMap((phrase, place) => (place > 0 ? [word, ...phrase] : phrase))

export const plainText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.code)).join('')

export const capitalized = ([first, ...rest]: Phrase): Phrase =>
  typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : [first, ...rest].filter((part) => part !== undefined)
