import { nestHtml, type OpenTag } from '@switchboard/oas/description'
import { flatInline } from './flat-inline.ts'
import { headingDepth, mono } from './nodes.ts'
import type { Block, Inline, NodeOf, Nodes } from './tree.ts'

/** Children of a text with its HTML as equivalent Markdown; elements without an equivalent leave only their words. */
export function nestedHtml(nodes: readonly Nodes[]): Nodes[] {
  if (!nodes.some(({ type }) => type === 'html')) return [...nodes]
  const items = nodes.map((node) => (node.type === 'html' ? { html: node.value } : { node }))
  return nestHtml<Nodes>(items, { text: (value) => ({ type: 'text', value }), make: made })
}

const inlines = (children: readonly Nodes[]): Inline[] => children.flatMap(flatInline)

function made({ name, attributes }: OpenTag, children: Nodes[]): Nodes[] {
  switch (name) {
    case 'b':
    case 'strong':
      return wrapped('strong', children)
    case 'i':
    case 'em':
    case 'cite':
    case 'var':
      return wrapped('emphasis', children)
    case 's':
    case 'strike':
    case 'del':
      return wrapped('delete', children)
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return [mono(textOf(children))]
    case 'br':
      return [{ type: 'break' }]
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'a':
      return attributes.href
        ? [{ type: 'link', url: attributes.href, children: inlines(children) as never }]
        : children
    case 'img':
      return [{ type: 'image', url: attributes.src ?? '', alt: attributes.alt ?? '' }]
    case 'pre':
      return [{ type: 'code', value: textOf(children).trim() }]
    case 'blockquote':
      return [{ type: 'blockquote', children: inParagraphs(children) as never }]
    case 'ul':
    case 'ol':
      return listOf(children, name === 'ol')
    case 'li':
      return [{ type: 'listItem', spread: false, children: inParagraphs(children) as never }]
    case 'table':
      return tableOf(children)
    case 'tr':
      return [{ type: 'tableRow', children: children.filter(isCell) }]
    case 'td':
    case 'th':
      return [{ type: 'tableCell', children: inlines(children) }]
    case 'summary':
    case 'dt':
      return [{ type: 'paragraph', children: wrapped('strong', children) as never }]
    case 'p':
    case 'div':
    case 'center':
    case 'section':
    case 'article':
    case 'dd':
    case 'details':
    case 'caption':
      return inParagraphs(children)
    default:
      return /^h[1-6]$/.test(name)
        ? [{ type: 'heading', depth: headingDepth(Number(name.slice(1))), children: inlines(children) }]
        : children
  }
}

/** Blocks in an inline element stand as they are: Markdown has no bold list. */
function wrapped(type: 'strong' | 'emphasis' | 'delete', children: Nodes[]): Nodes[] {
  if (children.some(isBlock) || textOf(children).trim() === '') return children
  return [{ type, children: children as never }]
}

function listOf(children: readonly Nodes[], ordered: boolean): Nodes[] {
  const items = children.filter((child) => child.type === 'listItem')
  return items.length > 0 ? [{ type: 'list', ordered, spread: false, children: items }] : [...children]
}

const isCell = (node: Nodes): node is NodeOf<'tableCell'> => node.type === 'tableCell'

function tableOf(children: readonly Nodes[]): Nodes[] {
  const rows = children.filter((child) => child.type === 'tableRow')
  return rows.length > 0 ? [{ type: 'table', children: rows }] : [...children]
}

const blocks: ReadonlySet<Nodes['type']> = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'code',
  'thematicBreak',
])

export const isBlock = ({ type }: Nodes): boolean => blocks.has(type)

/** Words beside blocks are paragraphs; rows and items that stand alone are their words. */
export function inParagraphs(nodes: readonly Nodes[]): Block[] {
  const whole: Nodes[] = []
  let line: Inline[] = []
  const say = () => {
    if (textOf(line).trim() || line.some(({ type }) => type === 'image'))
      whole.push({ type: 'paragraph', children: line })
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node) || node.type === 'listItem' || node.type === 'tableRow') line.push(...flatInline(node))
    else {
      say()
      whole.push(node)
    }
  }
  say()
  return whole as Block[]
}

const textOf = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) =>
      'value' in node
        ? node.value
        : 'children' in node
          ? textOf(node.children)
          : node.type === 'break'
            ? '\n'
            : '',
    )
    .join('')
