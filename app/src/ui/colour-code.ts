import { codeTokens } from '../lib/code/code-tokens.ts'
import { grammarOf } from '../lib/code/grammars.ts'
import { decodeHtml, escapeHtml } from './html-text.ts'

/** Colours code that is HTML already: it puts spans round what is there, and adds or removes no character of it. */
export function colourCode(escaped: string, language: string): string {
  const grammar = grammarOf(language)
  if (!grammar) return escaped
  return codeTokens(decodeHtml(escaped), grammar)
    .map(({ kind, text }) =>
      kind ? `<span class="md-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('')
}
