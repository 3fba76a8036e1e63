import type { Block, Inline, NodeOf } from './tree.ts'

/** Plain text: any markup in it shows as it is written. */
export type InlineContent = string | Inline | readonly (string | Inline)[]

function inline(words: InlineContent): Inline[] {
  const all = typeof words === 'string' || 'type' in words ? [words] : words
  return all.map((word) => (typeof word === 'string' ? { type: 'text', value: oneLine(word) } : word))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

export const heading = (depth: number, words: InlineContent): Block => ({
  type: 'heading',
  depth: headingDepth(depth),
  children: inline(words),
})

/** Markdown has six; the deepest represents all below it. */
export const headingDepth = (depth: number): NodeOf<'heading'>['depth'] =>
  Math.min(6, Math.max(1, depth)) as NodeOf<'heading'>['depth']

export const paragraph = (words: InlineContent): NodeOf<'paragraph'> => ({
  type: 'paragraph',
  children: inline(words),
})

export const quote = (words: InlineContent): Block => ({ type: 'blockquote', children: [paragraph(words)] })

export const strong = (words: InlineContent): Inline => ({ type: 'strong', children: inline(words) })

/** Nothing for nothing: Markdown has no empty code. */
export const mono = (text: string): Inline =>
  text.trim() === '' ? { type: 'text', value: '' } : { type: 'inlineCode', value: oneLine(text) }

export const link = (url: string, words: InlineContent): Inline => ({
  type: 'link',
  url,
  children: inline(words),
})

export const code = (lang: string, value: string): Block => ({ type: 'code', lang, value })

export const list = (items: readonly InlineContent[]): Block => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((words) => ({ type: 'listItem', spread: false, children: [paragraph(words)] })),
})

export const table = (head: readonly string[], rows: readonly (readonly InlineContent[])[]): Block => ({
  type: 'table',
  children: [head, ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((words) => ({ type: 'tableCell', children: inline(words) })),
  })),
})
