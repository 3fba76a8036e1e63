import { codeTokens } from '../../base/code/code-tokens.ts'
import { grammarOf } from '../../base/code/grammars.ts'
import type { Element, ElementContent, Properties, Root, RootContent } from './tree.ts'

export interface Heading {
  readonly id: string
  readonly words: string
  readonly level: number
}

export interface RewriteOptions {
  /** The level that the text's own highest heading takes in the page. */
  readonly top: 2 | 3 | 4 | 5
  /** Origin of the page that shows it: an address elsewhere leaves the site. */
  readonly origin: string
}

interface ProseRewriteOptions extends RewriteOptions {
  readonly prefix: string
  readonly reserved: readonly string[]
}

/** The replacement of an element whose children are rewritten already. */
type Rewrite = (element: Element, inLink: boolean) => ElementContent | ElementContent[]
/** By the name of the element; others stay as they are. */
type Rewrites = Readonly<Record<string, Rewrite>>

/** A sanitised tree as it is shown anywhere. */
export const rewriteMarkdown = (root: Root, options: RewriteOptions): Root =>
  rewritten(root, shownAnywhere(root, options))

/** The tree of a long text, and what its table of contents is made of. */
export function rewriteProse(
  root: Root,
  { prefix, reserved, ...options }: ProseRewriteOptions,
): { readonly root: Root; readonly headings: readonly Heading[] } {
  const headings: Heading[] = []
  const idFor = uniqueIds(reserved)
  const level = levelBy(root, options)
  let tables = 0

  const linked: Rewrite = (element) => {
    const { tagName } = level(element)
    const words = textOf(element)
    const id = idFor(prefix + slug(words))
    headings.push({ id, words, level: Number(tagName.slice(1)) })
    return make('div', { className: ['md-heading'] }, [
      make(tagName, { id }, element.children),
      make('a', { href: `#${id}`, ariaLabel: `Link to “${words}”` }, [{ type: 'text', value: '#' }]),
    ])
  }
  const rewrites: Rewrites = {
    ...shownAnywhere(root, options),
    ...forHeadings(linked),
    pre: withBar,
    table(element) {
      tables += 1
      const place = headings.at(-1)?.words
      return scrolling(element, `Table ${tables}${place ? `, ${place}` : ''}`)
    },
  }
  const prose = rewritten(root, rewrites)
  return { root: { ...prose, children: joinSamples(prose.children) }, headings }
}

function rewritten(root: Root, rewrites: Rewrites): Root {
  const walk = (nodes: readonly RootContent[], inLink: boolean): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return node.type === 'doctype' ? [] : node
      const within = inLink || node.properties.href !== undefined
      const element = { ...node, children: walk(node.children, within) }
      return rewrites[node.tagName]?.(element, inLink) ?? element
    })
  return { ...root, children: walk(root.children, false) }
}

function shownAnywhere(root: Root, options: RewriteOptions): Rewrites {
  const leaves = (address: string) => leavesSite(address, options.origin)
  return {
    ...forHeadings(levelBy(root, options)),
    a(element) {
      const { href } = element.properties
      // A link that leads nowhere is its words.
      if (typeof href !== 'string') return element.children
      return leaves(href) ? withProperties(element, { ...element.properties, rel: ['noopener'] }) : element
    },
    // Images of other sites are not loaded: they would tell there who reads here. A link leads to each; within one, the words stand.
    // A relative address is one beside a file of the publisher, where nothing of this site is.
    img(element, inLink) {
      const { src, alt } = element.properties
      const rooted = typeof src === 'string' && /^(\/(?!\/)|data:)/.test(src)
      if (rooted && !leaves(src))
        return withProperties(element, { loading: 'lazy', decoding: 'async', ...element.properties })
      const words: ElementContent = { type: 'text', value: String(alt || 'Image') }
      return inLink || typeof src !== 'string' || !leaves(src)
        ? words
        : make('a', { href: src, rel: ['noopener'] }, [words])
    },
    pre: (element) => withProperties(element, { tabIndex: 0 }),
    // An empty corner is no heading of anything.
    th: (element) => (element.children.length > 0 ? element : { ...element, tagName: 'td' }),
    table: (element) => scrolling(element, 'Table'),
  }
}

const forHeadings = (rewrite: Rewrite): Rewrites =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, rewrite]))

const make = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

const withProperties = (element: Element, properties: Properties): Element => ({ ...element, properties })

/** Headings move by as much as gives the highest its level. */
function levelBy(root: Root, { top }: RewriteOptions): (element: Element) => Element {
  const shift = top - highest(root.children)
  return (element) => ({ ...element, tagName: `h${Math.min(6, levelOf(element) + shift)}` })
}

const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 7)

const highest = (children: readonly RootContent[]): number =>
  children.reduce(
    (least, child) =>
      child.type === 'element' ? Math.min(least, levelOf(child), highest(child.children)) : least,
    7,
  )

const scrolling = (table: Element, ariaLabel: string): Element =>
  make('div', { className: ['md-table'], role: 'region', ariaLabel, tabIndex: 0 }, [table])

const languages: Readonly<Record<string, string>> = {
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  sh: 'Shell',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
}

/** Their IDs among the languages of an operation's samples, whose choice texts share. */
const sampleIds: Readonly<Record<string, string>> = {
  ts: 'typescript',
  sh: 'curl',
  js: 'javascript',
  python: 'python',
}

/** A block of code below a bar with its language and a place for a copy button. */
function withBar(element: Element): ElementContent {
  const [code] = element.children
  if (code?.type !== 'element') return element
  const [name] = Array.isArray(code.properties.className) ? code.properties.className : []
  const language = String(name ?? 'language-text').slice('language-'.length)
  const label = Object.hasOwn(languages, language) ? languages[language] : language
  const sample = Object.hasOwn(sampleIds, language) && sampleIds[language]
  return make('div', { className: ['md-code'] }, [
    make('div', { className: ['md-code-bar'] }, [
      make('span', {}, [{ type: 'text', value: label ?? '' }]),
      make('span', { className: ['md-copy'] }, []),
    ]),
    make('pre', { tabIndex: 0, ...(sample && { 'data-language': sample }) }, [
      { ...code, children: colourCode(textOf(code), language) },
    ]),
  ])
}

interface CodeBlock {
  readonly bar: Element
  readonly pres: readonly Element[]
}

const idOf = (pre: Element | undefined) => pre?.properties['data-language']

/** A block of code in languages that readers choose from. */
function sampleOf(node: RootContent | undefined): CodeBlock | undefined {
  if (node?.type !== 'element' || String(node.properties.className) !== 'md-code') return undefined
  const [bar, ...pres] = node.children as Element[]
  return bar && pres.every(idOf) ? { bar, pres } : undefined
}

/** Blocks of code without a word between them, each in another language, say the same: they are one block with a tab for each. */
function joinSamples(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const node of nodes) {
    const at = joined.findLastIndex((one) => one.type !== 'text' || one.value.trim() !== '')
    const [former, sample] = [sampleOf(joined[at]), sampleOf(node)]
    // The same language twice is two steps.
    if (!former || !sample || former.pres.some((pre) => idOf(pre) === idOf(sample.pres[0]))) joined.push(node)
    else joined.splice(at, joined.length, inTabs(former, sample))
  }
  return joined
}

function inTabs({ bar, pres }: CodeBlock, sample: CodeBlock): Element {
  const place = make('span', { className: ['md-tabs'], 'data-theme': 'dark' }, [])
  const hidden = sample.pres.map((pre) => withProperties(pre, { ...pre.properties, hidden: true }))
  return make('div', { className: ['md-code'] }, [
    { ...bar, children: [place, ...bar.children.slice(1)] },
    ...pres,
    ...hidden,
  ])
}

const textOf = ({ children }: Element): string =>
  children
    .map((child) => (child.type === 'element' ? textOf(child) : child.type === 'text' ? child.value : ''))
    .join('')

const slug = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'section'

/** The second of a name is its `-2`. A text of many equal headings must not be counted anew for each. */
function uniqueIds(reserved: readonly string[]): (id: string) => string {
  const taken = new Set(reserved)
  const next = new Map<string, number>()
  return (wanted) => {
    let number = next.get(wanted) ?? 2
    let id = wanted
    while (taken.has(id)) {
      id = `${wanted}-${number}`
      number += 1
    }
    next.set(wanted, number)
    taken.add(id)
    return id
  }
}

function leavesSite(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).host !== new URL(origin).host
}

/** Code cut where its colour changes. No character of it is added or lost. */
export function colourCode(code: string, language: string): ElementContent[] {
  const grammar = grammarOf(language)
  if (!grammar) return [{ type: 'text', value: code }]
  return codeTokens(code, grammar).map(({ kind, text }) => {
    const words = { type: 'text', value: text } as const
    return kind
      ? { type: 'element', tagName: 'span', properties: { className: [`md-${kind}`] }, children: [words] }
      : words
  })
}
