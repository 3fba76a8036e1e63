import { codeTokens } from '../../base/code/code-tokens.ts'
import { grammarOf } from '../../base/code/grammars.ts'
import type { ElementContent } from './tree.ts'

/** Code cut where its colour changes. No character of it is added or lost. */
export function colourCode(code: string, language: string): ElementContent[] {
  const grammar = grammarOf(language)
  if (!grammar) return [{ type: 'text', value: code }]
  return codeTokens(code, grammar).map(({ kind, text }) => {
    const words = { type: 'text', value: text } as const
    return kind
      ? { type: 'element', tagName: 'span', properties: { className: [`md-${kind}`] }, children: [words] }
      : words
  })
}
