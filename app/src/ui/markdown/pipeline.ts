// Fetched by load.ts alone: with its packages it is far too much for a first download.

import { hasOpenComment, withoutSplitComments } from '@switchboard/oas/description'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import { nestedHtml } from './nested-html.ts'
import { type Heading, type RewriteOptions, rewriteMarkdown, rewriteProse } from './rewrite.ts'
import type { Element, MarkdownNode, Properties, Root, RootContent } from './tree.ts'

/** Elements that arrange and style words, and nothing else. Ids, labels and `rel` are ours and come afterwards. */
const schema: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'hr', 'pre', 'ul', 'ol', 'li'],
    ...['dl', 'dt', 'dd', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'br', 'code', 'del', 'em', 'img', 'strong', 'sub', 'sup', 'u'],
  ],
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-/]],
    details: ['open'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
}

/** No text that means well nests deeper, and all that follows walks as deep as the tree. */
const maxDepth = 24

const treeOf = (text: string) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** Properties whose attributes are written otherwise. */
const attributes: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  className: 'class',
  tabIndex: 'tabindex',
}

/**
 * Writes a tree whose elements and properties are those of the schema and of rewrite.ts. `hast-util-to-html` knows all of HTML, which
 * costs 11 KB here: see decision 0031.
 */
export const writeHtml = ({ children }: Root | Element): string => children.map(write).join('')

const written = (properties: Properties): string =>
  Object.entries(properties)
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : String(value)
      return ` ${attributes[name] ?? name}="${escaped(text).replaceAll('"', '&quot;')}"`
    })
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export interface ProseHtml {
  readonly html: string
  readonly headings: readonly Heading[]
}

interface ProseOptions extends Pick<RewriteOptions, 'origin'> {
  /** Keeps the ids of two texts on one page apart. */
  readonly prefix?: string
  /** Ids that the page itself has. */
  readonly reserved?: readonly string[]
}

/** A remark, an answer, a description: headings below the place that shows it. */
export const markdownHtml = (
  text: string,
  { top = 3, origin = location.origin }: Partial<RewriteOptions> = {},
): string => writeHtml(rewriteMarkdown(parseMarkdown(text), { top, origin }))

/** A long text: headings that can be linked to, and a bar with its language and a place for a copy button over each block of code. */
export function proseHtml(
  text: string,
  { origin = location.origin, prefix = '', reserved = [] }: Partial<ProseOptions> = {},
): ProseHtml {
  const { root, headings } = rewriteProse(parseMarkdown(text), { top: 2, origin, prefix, reserved })
  return { html: writeHtml(root), headings }
}

function write(node: RootContent): string {
  if (node.type === 'text') return escaped(node.value)
  if (node.type !== 'element') return ''
  const { tagName, properties } = node
  const start = `<${tagName}${written(properties)}`
  return empty.has(tagName) ? `${start} />` : `${start}>${writeHtml(node)}</${tagName}>`
}

/**
 * A text of publishers, editors or another backend, all of them strangers, as a tree that holds nothing but the schema's elements.
 * Harmless HTML in it is what it says, comments are nothing, other HTML is words; a link or picture to anything but the web has
 * no address.
 */
function parseMarkdown(written: string): Root {
  const first = treeOf(written)
  const text = withoutSplitComments(written, first)
  const tree = text === written ? first : treeOf(text)
  prepare(tree, text, 0)
  const root = toHast(tree, { allowDangerousHtml: true }) as Root
  return sanitize(text.includes('<') ? nestedHtml(root) : root, schema) as Root
}

function prepare(node: MarkdownNode, written: string, depth: number): void {
  // A telephone begins a line with a capital: `Https:` is what the schema knows as `https:`.
  if ('url' in node) node.url = node.url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  if (!('children' in node)) return
  if (depth === maxDepth) node.children = []
  cutAtComment(node, written)
  for (const child of node.children) prepare(child, written, depth + 1)
}

/** Markdown takes a comment that nobody closes for words. */
function cutAtComment(node: Extract<MarkdownNode, { children: unknown[] }>, written: string): void {
  const place = node.children.findIndex(
    (child) =>
      child.type === 'text' &&
      child.value.includes('<!--') &&
      hasOpenComment(written.slice(child.position?.start.offset, child.position?.end.offset)),
  )
  const textNode = node.children[place]
  if (textNode?.type !== 'text') return
  textNode.value = textNode.value.slice(0, textNode.value.indexOf('<!--')).trimEnd()
  node.children.length = place + 1
}
