import { flatInline } from './flat-inline.ts'
import { sanitizeMarkdown } from './sanitize-markdown.ts'
import type { Inline } from './tree.ts'

/** Markdown of others in one line, for a cell or a list. */
export function sanitizeLine(text: string, { base }: { readonly base: string }): Inline[] {
  const blocks = sanitizeMarkdown(text, { base })
  return blocks.flatMap((block, place) => [
    ...(place > 0 ? [{ type: 'text', value: ' ' } as const] : []),
    ...flatInline(block),
  ])
}
