import { hasOpenComment, withoutSplitComments } from '@switchboard/oas/description'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { flatInline } from './flat-inline.ts'
import { inParagraphs, isBlock, nestedHtml } from './nested-html.ts'
import { headingDepth, paragraph } from './nodes.ts'
import type { Block, NodeOf, Nodes } from './tree.ts'

interface SanitizeOptions {
  /** Prefix for our own addresses, such as `/docs`. */
  readonly base: string
  /** The depth of its highest heading. */
  readonly top?: number
}

interface Walk {
  readonly base: string
  readonly shift: number
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>
  readonly depth: number
  readonly inLink: boolean
}

const parse = (text: string): NodeOf<'root'> =>
  isPlain(text)
    ? { type: 'root', children: text.trim() ? [paragraph(text.trim())] : [] }
    : fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

/** One paragraph without a mark, as most descriptions are: no parser need read thousands of them. */
const isPlain = (text: string): boolean =>
  /^[\p{L}“"'(]/u.test(text) && !/[`*_[\]<>&\\~|#@\n\r\t]|:\/\/|www\./.test(text)

/**
 * Foreign Markdown as a part of ours: harmless HTML becomes the equivalent Markdown, comments are dropped, other HTML
 * shows as words; links lead to web pages or nowhere, headings are below ours, and unclosed markup ends with it.
 */
export function sanitizeMarkdown(written: string, { base, top = 2 }: SanitizeOptions): Block[] {
  const first = parse(written)
  const text = withoutSplitComments(written, first)
  const parsed = text === written ? first : parse(text)
  const root = text.includes('<') ? { ...parsed, children: withHtml(parsed, text, 0) as Block[] } : parsed
  const depths = root.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []))
  const shift = top - Math.min(...depths, 6)
  const walk = { base, shift, definitions: definitionsOf(root), depth: 0, inLink: false }
  return inParagraphs(root.children.flatMap((node) => tamed(node, walk)))
}

/** No text that means well nests deeper, and writing walks as deep as the tree. */
const maxDepth = 24

function definitionsOf(node: Nodes, depth = 0): Map<string, NodeOf<'definition'>> {
  if (node.type === 'definition') return new Map([[node.identifier, node]])
  if (!('children' in node) || depth > maxDepth) return new Map()
  // The first of a name counts.
  return new Map(node.children.flatMap((child) => [...definitionsOf(child, depth + 1)]).reverse())
}

/** A node's children, with its HTML as nodes. */
function withHtml(node: Nodes, written: string, depth: number): Nodes[] {
  if (!('children' in node) || depth > maxDepth) return []
  const children = nestedHtml(cutAtComment(node.children, written)).map((child) =>
    'children' in child ? ({ ...child, children: withHtml(child, written, depth + 1) } as Nodes) : child,
  )
  return isWordy(node) && children.some(isBlock) ? children.flatMap(flatInline) : children
}

/** Markdown shows an unclosed comment as words. */
function cutAtComment(nodes: readonly Nodes[], written: string): readonly Nodes[] {
  const place = nodes.findIndex(
    ({ type, position, ...node }) =>
      type === 'text' &&
      'value' in node &&
      node.value.includes('<!--') &&
      hasOpenComment(written.slice(position?.start.offset, position?.end.offset)),
  )
  const found = nodes[place]
  if (found?.type !== 'text') return nodes
  const value = found.value.slice(0, found.value.indexOf('<!--')).trimEnd()
  return [...nodes.slice(0, place), { ...found, value }]
}

/** Whether it contains words, and no blocks. A paragraph with blocks is several. */
const isWordy = ({ type }: Nodes): boolean =>
  ['heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'].includes(type)

function tamed(node: Nodes, walk: Walk): Nodes[] {
  const children = (): Nodes[] => {
    if (!('children' in node) || walk.depth > maxDepth) return []
    const inLink = walk.inLink || node.type === 'link' || node.type === 'linkReference'
    const within = { ...walk, depth: walk.depth + 1, inLink }
    return node.children.flatMap((child) => tamed(child, within))
  }
  const defined = (identifier: string) => walk.definitions.get(identifier)?.url ?? ''
  switch (node.type) {
    case 'definition':
    case 'footnoteReference':
      return []
    case 'footnoteDefinition':
      return children()
    case 'paragraph': {
      const words = children()
      return words.some(isBlock) ? inParagraphs(words) : [{ ...node, children: words as never }]
    }
    case 'heading':
      return [{ ...node, depth: headingDepth(node.depth + walk.shift), children: children() as never }]
    case 'link':
      return linked(node.url, children(), walk)
    case 'linkReference':
      return linked(defined(node.identifier), children(), walk)
    case 'image':
      return pictured(node.url, node.alt, walk)
    case 'imageReference':
      return pictured(defined(node.identifier), node.alt, walk)
    case 'table':
      return [{ ...node, children: (children() as NodeOf<'tableRow'>[]).map(cutTo(node.children[0])) }]
    default:
      return ['children' in node ? { ...node, children: children() as never } : node]
  }
}

/** Readers leave out what stands beyond the head. */
const cutTo =
  (head: NodeOf<'tableRow'> | undefined) =>
  (row: NodeOf<'tableRow'>): NodeOf<'tableRow'> => ({
    ...row,
    children: row.children.slice(0, head?.children.length),
  })

/** A link that a stranger's text may have: to a web page or a mail address. Empty for anything else. */
function toAddress(url: string, base: string): string {
  // A part of a page that is not this one leads nowhere.
  if (url === '' || url.startsWith('#') || !URL.canParse(url, `${base}/`)) return ''
  const { protocol, href } = new URL(url, `${base}/`)
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : ''
}

function linked(url: string, children: Nodes[], { base }: Walk): Nodes[] {
  const address = toAddress(url, base)
  return address ? [{ type: 'link', url: address, children: children as never }] : children
}

/** A picture loads as soon as the text is read; a link waits for a click. */
function pictured(url: string, alt: string | null | undefined, walk: Walk): Nodes[] {
  const words: Nodes[] = [{ type: 'text', value: alt || 'Image' }]
  return walk.inLink ? words : linked(url, words, walk)
}
