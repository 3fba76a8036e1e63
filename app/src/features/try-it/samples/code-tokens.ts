import type { Token } from '../../../lib/json-tokens.ts'

const keywords =
  'const|let|var|await|async|import|from|package|func|def|return|using|new|class|public|static|void|val|fun|require|use|fn|if|throw|echo|print|puts|try|catch|do|end|true|false|null|nil|None|True|False|unknown'

const parts = new RegExp(
  `("(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`[^\`]*\`)|\\b(${keywords})\\b|\\b(\\d+(?:\\.\\d+)?|GET|POST|PUT|PATCH|DELETE)\\b`,
  'g',
)

/** Code cut where its colour changes: enough for short samples in any of the languages, and nothing of it is lost. */
export function codeTokens(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(parts)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) })
    const [text, string, keyword] = match
    tokens.push({ kind: string ? 'string' : keyword ? 'keyword' : 'number', text })
    end = match.index + text.length
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens
}
