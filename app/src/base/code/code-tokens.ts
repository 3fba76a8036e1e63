import { writeJson } from '@switchboard/oas/schema'

/** A piece of code in one colour; without a kind, in that of the text. */
export interface CodeToken {
  readonly kind?: 'note' | 'string' | 'number' | 'keyword'
  readonly text: string
}

/** Matches one coloured piece at a time, and names its kind by the group that it fills. */
export type Grammar = RegExp

/** Code cut where its colour changes. No character of it is added or lost. */
export function codeTokens(code: string, grammar: Grammar): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  for (const { index, groups = {}, 0: text } of code.matchAll(grammar)) {
    const kind = kinds.find((name) => groups[name] !== undefined)
    if (!kind || text === '') continue
    if (index > end) tokens.push({ text: code.slice(end, index) })
    tokens.push({ kind, text })
    end = index + text.length
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens
}

const kinds = ['note', 'string', 'number', 'keyword'] as const

// Here and not with the others: the first page shows JSON, and needs no other.
export const json: Grammar =
  /(?<note>\/\/[^\n]*)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|\b(?<keyword>true|false|null)\b/gi

/** JSON as it is printed. A small object stays on one line. */
export function jsonTokens(value: unknown): CodeToken[] {
  const line = writeJson(value, 1).replace(/\n\s*/g, ' ')
  return codeTokens(line.length <= 44 ? line : writeJson(value, 2), json)
}
