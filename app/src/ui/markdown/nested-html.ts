import { nestHtml, type OpenTag } from '@switchboard/oas/description'
import type { Element, ElementContent, Root, RootContent } from './tree.ts'

/** The element's equivalent here; empty if only its words stay. Others keep their names. */
const names: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  var: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  s: 'del',
  strike: 'del',
  ins: 'u',
  center: 'div',
  section: 'div',
  article: 'div',
  ...Object.fromEntries(
    ['abbr', 'big', 'font', 'mark', 'q', 'small', 'span', 'wbr'].map((name) => [name, '']),
  ),
}

/** An element that is none of these children's parents is not there: its words are. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  summary: ['details'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
}

const wordy = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'caption'])
const inline = new Set(['a', 'br', 'code', 'del', 'em', 'img', 'strong', 'sub', 'sup', 'u'])

/** The tree with the HTML of its text as elements, each where a browser that read it would leave it. */
export const nestedHtml = (root: Root): Root => ({
  ...root,
  children: inParagraphs(nested(root.children, 'root', false)),
})

function nested(nodes: readonly RootContent[], parent: string, inLink: boolean): ElementContent[] {
  const items = nodes.flatMap((node) => {
    if (node.type === 'raw') return { html: node.value }
    return node.type === 'doctype' ? [] : { node: node as ElementContent }
  })
  const text = (value: string): ElementContent => ({ type: 'text', value })
  return nestHtml(items, { text, make: elementOf }).flatMap((node) => placed(node, parent, inLink))
}

function elementOf({ name, attributes }: OpenTag, children: ElementContent[]): ElementContent[] {
  const tagName = names[name] ?? name
  if (tagName === '') return children
  const { open, ...properties } = attributes
  return [
    {
      type: 'element',
      tagName,
      properties: { ...properties, ...(open !== undefined && { open: true }) },
      children: tagName === 'pre' ? [codeOf(children)] : tagName === 'table' ? inBodies(children) : children,
    },
  ]
}

const codeOf = (children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{ type: 'text', value: textOf(children).replace(/^\n/, '') }],
})

const textOf = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('')

/** Rows stand in a body, also where none was written. */
function inBodies(children: readonly ElementContent[]): ElementContent[] {
  const rows = children.filter((child) => isElement(child, 'tr'))
  const rest = children.filter((child) => !isElement(child, 'tr'))
  if (rows.length === 0) return [...rest]
  return [...rest, { type: 'element', tagName: 'tbody', properties: {}, children: rows }]
}

const isElement = (node: RootContent, tagName: string): boolean =>
  node.type === 'element' && node.tagName === tagName

/** The element with its content where it may stand; else its content. */
function placed(node: ElementContent, parent: string, inLink: boolean): ElementContent[] {
  if (node.type !== 'element') return [node]
  const { tagName } = node
  const link = tagName === 'a'
  const children = nested(node.children, tagName, inLink || link)
  const misplaced = parents[tagName] && !parents[tagName].includes(parent)
  const hasBlocks = children.some(isBlock)
  if (misplaced || (link && inLink) || (inline.has(tagName) && hasBlocks)) return children
  if (wordy.has(tagName)) return [{ ...node, children: children.flatMap(wordsOf) }]
  if (tagName === 'p' && hasBlocks) return [{ ...node, tagName: 'div', children }]
  if (isTabular(tagName)) {
    // A browser moves what stands between its parts out of a table, to the place before it.
    const cells = children.filter((child) => isPartOf(child, tagName))
    return [...children.filter((child) => !isPartOf(child, tagName)), { ...node, children: cells }]
  }
  if (tagName === 'blockquote' || tagName === 'details')
    return [{ ...node, children: inParagraphs(children) }]
  return [{ ...node, children }]
}

const isBlock = (node: ElementContent): boolean => node.type === 'element' && !inline.has(node.tagName)

const wordsOf = (node: ElementContent): ElementContent[] =>
  node.type === 'element' && isBlock(node) ? node.children.flatMap(wordsOf) : [node]

const isTabular = (tagName: string): boolean => /^(table|thead|tbody|tfoot|tr)$/.test(tagName)

const isPartOf = (node: ElementContent, parent: string): boolean =>
  node.type === 'element'
    ? (parents[node.tagName]?.includes(parent) ?? false)
    : node.type === 'text' && !node.value.trim()

/** Words that stand beside blocks are paragraphs. */
function inParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const whole: ElementContent[] = []
  let words: ElementContent[] = []
  const say = () => {
    if (textOf(words).trim() || words.some((word) => isElement(word, 'img')))
      whole.push({ type: 'element', tagName: 'p', properties: {}, children: trimmed(words) })
    else whole.push(...words.filter(({ type }) => type === 'text'))
    words = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) words.push(node)
    else {
      say()
      whole.push(node)
    }
  }
  say()
  return whole
}

function trimmed(words: readonly ElementContent[]): ElementContent[] {
  return words.map((word, place) => {
    if (word.type !== 'text') return word
    const value = place === 0 ? word.value.trimStart() : word.value
    return { ...word, value: place === words.length - 1 ? value.trimEnd() : value }
  })
}
