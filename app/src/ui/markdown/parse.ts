import { hasOpenComment, withoutSplitComments } from '@switchboard/oas/description'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import { nestedHtml } from './nested-html.ts'
import type { MarkdownNode, Root } from './tree.ts'

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

/**
 * A text of publishers, editors or another backend, all of them strangers, as a tree that holds nothing but the schema's elements.
 * Harmless HTML in it is what it says, comments are nothing, other HTML is words; a link or picture to anything but the web has
 * no address.
 */
export function parseMarkdown(written: string): Root {
  const first = treeOf(written)
  const text = withoutSplitComments(written, first)
  const tree = text === written ? first : treeOf(text)
  prepare(tree, text, 0)
  const root = toHast(tree, { allowDangerousHtml: true }) as Root
  return sanitize(text.includes('<') ? nestedHtml(root) : root, schema) as Root
}

const treeOf = (text: string) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

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
