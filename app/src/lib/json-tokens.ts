export interface Token {
  readonly kind?: 'string' | 'number' | 'keyword'
  readonly text: string
}

const parts = /("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|\b(true|false|null)\b/gi

/** JSON as it is printed, cut where the colour changes. A small object stays on one line. */
export function jsonTokens(value: unknown): Token[] {
  const line = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? ''
  const text = line.length <= 44 ? line : JSON.stringify(value, null, 2)
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(parts)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) })
    const [token, string, number] = match
    tokens.push({ kind: string ? 'string' : number ? 'number' : 'keyword', text: token })
    end = match.index + token.length
  }
  return end < text.length ? [...tokens, { text: text.slice(end) }] : tokens
}
