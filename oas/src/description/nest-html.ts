import { htmlTokens, type OpenTag } from './html-tokens.ts'

/** A piece of text: a node that is parsed already, or HTML as written. */
export type NestItem<Node> = { readonly node: Node } | { readonly html: string }

export interface NestOptions<Node> {
  readonly text: (value: string) => Node
  /** Builds the nodes for an element and its children. */
  readonly make: (tag: OpenTag, children: Node[]) => Node[]
}

interface OpenElement<Node> {
  readonly tag: OpenTag
  readonly children: Node[]
}

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])
/** Start tags that close an open element of the same kind, up to the enclosing container. */
const ends: Readonly<Record<string, { readonly of: readonly string[]; readonly within: readonly string[] }>> =
  {
    li: { of: ['li'], within: ['ul', 'ol'] },
    dt: { of: ['dt', 'dd'], within: ['dl'] },
    dd: { of: ['dt', 'dd'], within: ['dl'] },
    td: { of: ['td', 'th'], within: ['tr', 'table'] },
    th: { of: ['td', 'th'], within: ['tr', 'table'] },
    tr: { of: ['tr'], within: ['table'] },
    thead: { of: ['thead', 'tbody', 'tfoot'], within: ['table'] },
    tbody: { of: ['thead', 'tbody', 'tfoot'], within: ['table'] },
    tfoot: { of: ['thead', 'tbody', 'tfoot'], within: ['table'] },
    p: {
      of: ['p'],
      within: ['div', 'li', 'td', 'th', 'dd', 'blockquote', 'details', 'center', 'section', 'article'],
    },
  }
/** Deeper ones stand beside each other. */
const maxDepth = 24

/** Tags and the text between them as a tree: unclosed elements end with the text, stray end tags are dropped. */
export function nestHtml<Node>(items: readonly NestItem<Node>[], { text, make }: NestOptions<Node>): Node[] {
  const root: Node[] = []
  const open: OpenElement<Node>[] = []
  const here = () => open.at(-1)?.children ?? root
  const end = () => {
    const last = open.pop()
    if (last) here().push(...make(last.tag, last.children))
  }
  const endTo = (depth: number) => {
    while (open.length > depth) end()
  }
  const begin = (tag: OpenTag) => {
    const rule = ends[tag.name]
    const wall = open.findLastIndex((one) => rule?.within.includes(one.tag.name))
    const place = open.findIndex((one, index) => index > wall && rule?.of.includes(one.tag.name))
    if (place !== -1) endTo(place)
    if (open.length < maxDepth) open.push({ tag, children: [] })
  }
  for (const item of items) {
    if ('node' in item) {
      here().push(item.node)
      continue
    }
    for (const token of htmlTokens(item.html)) {
      if (token.kind === 'text') here().push(text(token.text))
      else if (token.kind === 'close') {
        const place = open.findLastIndex(({ tag }) => tag.name === token.name)
        if (place !== -1) endTo(place)
      } else if (empty.has(token.name)) here().push(...make(token, []))
      else begin(token)
    }
  }
  endTo(0)
  return root
}
