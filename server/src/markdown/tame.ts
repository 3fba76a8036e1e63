import type { Definition, Nodes, TableRow } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { toAddress } from './addresses.ts'
import { type Block, type Inline, mono } from './nodes.ts'

interface Taming {
  /** What addresses of our own, such as `/docs`, begin with. */
  readonly base: string
  /** The depth of its highest heading. */
  readonly top?: number
}

interface Walk {
  readonly base: string
  readonly shift: number
  readonly definitions: ReadonlyMap<string, Definition>
  readonly depth: number
  /** Whether words stand here, and not blocks. */
  readonly inWords: boolean
}

const parse = (text: string) =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

/**
 * Markdown of others as a part of ours: HTML in it is words, links lead to web pages or nowhere, headings stand below
 * ours, and what it leaves open ends with it.
 */
export function tame(text: string, { base, top = 2 }: Taming): Block[] {
  const root = parse(text)
  const depths = root.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []))
  const shift = top - Math.min(...depths, 6)
  const walk = { base, shift, definitions: definitionsOf(root), depth: 0, inWords: false }
  return root.children.flatMap((node) => tamed(node, walk)) as Block[]
}

/** The same in one line, for a cell or a list: paragraphs follow each other, and lists lose their marks. */
export function tameLine(text: string, { base }: Pick<Taming, 'base'>): Inline[] {
  const blocks = tame(text, { base })
  return blocks.flatMap((block, place) => [
    ...(place > 0 ? [{ type: 'text', value: ' ' } as const] : []),
    ...flat(block as Nodes),
  ])
}

/** No text that means well nests deeper, and writing walks as deep as the tree. */
const deepest = 24

function definitionsOf(node: Nodes, depth = 0): Map<string, Definition> {
  if (node.type === 'definition') return new Map([[node.identifier, node]])
  if (!('children' in node) || depth > deepest) return new Map()
  // The first of a name counts.
  return new Map(node.children.flatMap((child) => [...definitionsOf(child, depth + 1)]).reverse())
}

const wordy = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'])

function tamed(node: Nodes, walk: Walk): Nodes[] {
  const children = (): Nodes[] => {
    if (!('children' in node) || walk.depth > deepest) return []
    const within = { ...walk, depth: walk.depth + 1, inWords: walk.inWords || wordy.has(node.type) }
    return node.children.flatMap((child) => tamed(child, within))
  }
  const defined = (identifier: string) => walk.definitions.get(identifier)?.url ?? ''
  switch (node.type) {
    case 'html': {
      const text = { type: 'text', value: node.value } as const
      return [walk.inWords ? text : { type: 'paragraph', children: [text] }]
    }
    case 'definition':
    case 'footnoteReference':
      return []
    case 'footnoteDefinition':
      return children()
    case 'heading':
      return [{ ...node, depth: depthOf(node.depth + walk.shift), children: children() as never }]
    case 'link':
      return linked(node.url, children(), walk)
    case 'linkReference':
      return linked(defined(node.identifier), children(), walk)
    case 'image':
      return linked(node.url, [{ type: 'text', value: node.alt || 'Image' }], walk)
    case 'imageReference':
      return linked(defined(node.identifier), [{ type: 'text', value: node.alt || 'Image' }], walk)
    case 'table':
      return [{ ...node, children: (children() as TableRow[]).map(cutTo(node.children[0])) }]
    default:
      return ['children' in node ? { ...node, children: children() as never } : node]
  }
}

/** Readers leave out what stands beyond the head. */
const cutTo =
  (head: TableRow | undefined) =>
  (row: TableRow): TableRow => ({ ...row, children: row.children.slice(0, head?.children.length) })

const depthOf = (depth: number) => Math.min(6, Math.max(1, depth)) as 1

function linked(url: string, children: Nodes[], { base }: Walk): Nodes[] {
  const address = toAddress(url, base)
  return address ? [{ type: 'link', url: address, children: children as never }] : children
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
