import { mono } from './nodes.ts'
import { sanitizeMarkdown } from './sanitize-markdown.ts'
import type { Inline, Nodes } from './tree.ts'

/** Markdown of others in one line, for a cell or a list: paragraphs follow each other, and lists lose their marks. */
export function sanitizeLine(text: string, { base }: { readonly base: string }): Inline[] {
  const blocks = sanitizeMarkdown(text, { base })
  return blocks.flatMap((block, place) => [
    ...(place > 0 ? [{ type: 'text', value: ' ' } as const] : []),
    ...flat(block),
  ])
}

function flat(node: Nodes): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ ...node, value: node.value.replace(/\s+/g, ' ') }]
    case 'break':
    case 'thematicBreak':
      return [{ type: 'text', value: ' ' }]
    case 'code':
      return [mono(node.value)]
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
      return [{ ...node, children: node.children.flatMap(flat) as never }]
    case 'list':
      return between(node.children, '; ')
    case 'table':
    case 'tableRow':
      return between(node.children, ', ')
    default:
      return 'children' in node ? between(node.children, blocky(node) ? ' ' : '') : [node as Inline]
  }
}

const blocky = ({ type }: Nodes): boolean => type === 'blockquote' || type === 'listItem'

const between = (nodes: readonly Nodes[], by: string): Inline[] =>
  nodes.flatMap((node, place) => [
    ...(place > 0 && by ? [{ type: 'text', value: by } as const] : []),
    ...flat(node),
  ])
