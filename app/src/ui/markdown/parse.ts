import { type Schema, sanitize } from 'hast-util-sanitize'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { type State, toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { ElementContent, MarkdownNode, Root } from './tree.ts'

/** What Markdown has words for, and nothing else. Ids, labels and `rel` are ours and come afterwards. */
const schema: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'hr', 'pre', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'br', 'code', 'em', 'img', 'strong'],
  ],
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-/]],
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
 * HTML in it is words; a link or picture to anything but the web has no address.
 */
export function parseMarkdown(text: string): Root {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  prepare(tree, 0)
  return sanitize(toHast(tree, { handlers: { html } }), schema) as Root
}

function prepare(node: MarkdownNode, depth: number): void {
  // A telephone begins a line with a capital: `Https:` is what the schema knows as `https:`.
  if ('url' in node) node.url = node.url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  if (!('children' in node)) return
  if (depth === maxDepth) node.children = []
  for (const child of node.children) prepare(child, depth + 1)
}

function html(
  _state: State,
  { value }: { readonly value: string },
  parent: MarkdownNode | undefined,
): ElementContent {
  const words: ElementContent = { type: 'text', value }
  return parent && blocks.has(parent.type)
    ? { type: 'element', tagName: 'p', properties: {}, children: [words] }
    : words
}

const blocks: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem'])
