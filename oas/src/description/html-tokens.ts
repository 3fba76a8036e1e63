import { decodeNamedCharacterReference } from 'decode-named-character-reference'

export interface OpenTag {
  readonly kind: 'open'
  /** In small letters. */
  readonly name: string
  /** Of those that mean something in a text, and no others. */
  readonly attributes: Readonly<Partial<Record<Attribute, string>>>
}

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | OpenTag
  | { readonly kind: 'close'; readonly name: string }

/** Elements that dress or arrange words, and do nothing. */
const harmless: ReadonlySet<string> = new Set([
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'cite',
    'u',
    'ins',
    's',
    'strike',
    'del',
    'code',
    'kbd',
    'samp',
    'tt',
    'var',
  ],
  ...['sub', 'sup', 'small', 'big', 'mark', 'span', 'font', 'abbr', 'q', 'br', 'hr', 'img', 'wbr'],
  ...['p', 'div', 'center', 'section', 'article', 'blockquote', 'pre', 'details', 'summary'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
])

const attributeNames = ['href', 'src', 'alt', 'title', 'open'] as const
type Attribute = (typeof attributeNames)[number]

const tag = /<(\/?)([a-z][a-z0-9]*)((?:[\s/](?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,200})?)>/iy
const attribute = /([a-z][a-z-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi

/**
 * HTML of a description as words and tags. Comments are gone; tags of other elements are words, since a description writes
 * `<phone-number>` where a reader puts something in.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let words = ''
  const say = () => {
    if (words) tokens.push({ kind: 'text', text: decoded(words) })
    words = ''
  }
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at)
    if (next === -1) {
      words += html.slice(at)
      break
    }
    words += html.slice(at, next)
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 2)
      // One that nobody closes lasts to the end.
      at = end === -1 ? html.length : end + '-->'.length
      continue
    }
    tag.lastIndex = next
    const [whole = '<', slash, tagName = '', rest = ''] = tag.exec(html) ?? []
    const name = tagName.toLowerCase()
    at = next + whole.length
    if (!harmless.has(name)) words += whole
    else {
      say()
      // A browser takes the end of a break for one.
      const ending = slash !== '' && name !== 'br'
      tokens.push(ending ? { kind: 'close', name } : { kind: 'open', name, attributes: attributesIn(rest) })
    }
  }
  say()
  return tokens
}

/** Whether a text as its author wrote it begins a comment: neither escaped nor spelled out. */
export const hasOpenComment = (written: string): boolean => /(?<!\\)<!--/.test(written)

function attributesIn(text: string): OpenTag['attributes'] {
  const attributes: Partial<Record<Attribute, string>> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const known = attributeNames.find((one) => one === name.toLowerCase())
    if (known && attributes[known] === undefined) attributes[known] = decoded(double ?? single ?? bare ?? '')
  }
  return attributes
}

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,30}));/gi, (whole, hex, decimal, name) => {
    if (name) return decodeNamedCharacterReference(name) || whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '\uFFFD'
  })
