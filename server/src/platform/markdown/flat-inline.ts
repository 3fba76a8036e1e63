import { mono } from './nodes.ts'
import type { Inline, Nodes } from './tree.ts'

/** A node as words in one line: paragraphs follow each other, and lists and tables lose their marks. */
export function flatInline(node: Nodes): Inline[] {
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
      return [{ ...node, children: node.children.flatMap(flatInline) as never }]
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
    ...flatInline(node),
  ])
