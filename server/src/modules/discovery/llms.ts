import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import { brand } from '../../platform/brand/brand.ts'
import {
  heading,
  type InlineContent,
  link,
  list,
  mono,
  paragraph,
  quote,
} from '../../platform/markdown/nodes.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { TextCache } from '../../platform/text-cache.ts'
import { documentUrl, mcpUrl } from '../catalogue/addresses.ts'
import { contentIn } from '../content/read-content.ts'
import type { Library } from '../downloads/library.ts'
import { limitsInWords } from '../pricing/limits.ts'
import { type PublishedApi, type PublishedContent, readPublished } from './published.ts'
import {
  announcedBlocks,
  type DiscoveryContext,
  faqBlocks,
  priceBlocks,
  type Text,
  textBlocks,
} from './texts.ts'

/** llmstxt.org: describes the portal and links to further texts, each with a word on its content. */
export function llmsBlocks(published: PublishedContent, publicUrl: string): Block[] {
  const texts = (kind: Text['kind']) => published.texts.filter((text) => text.kind === kind)
  const section = (title: string, links: readonly InlineContent[]): Block[] =>
    links.length > 0 ? [heading(2, title), list(links)] : []
  return [
    ...introduction(published, publicUrl),
    ...section(
      'APIs',
      published.apis.map((api) => apiLink(api, publicUrl)),
    ),
    ...section('Documentation', [
      ...[...texts('guide'), ...texts('doc')].map((text) => textLink(text, publicUrl)),
      entry(`${publicUrl}/problems.md`, 'Error codes', 'Each code with its meaning and how to fix it.'),
    ]),
    ...section('Prices and credits', [
      entry(
        `${publicUrl}/pricing.md`,
        'Prices',
        'What each operation costs, plan rate limits, and how credits are sold.',
      ),
      ...texts('voucher').map((text) => textLink(text, publicUrl)),
    ]),
    ...announcedBlocks(published.announced),
    ...section('Machine-readable', [
      entry(`${publicUrl}/.well-known/api-catalog`, 'API catalogue', 'Every API as links, per RFC 9727.'),
      entry(`${publicUrl}/openapi/apis.zip`, 'All OpenAPI documents', 'YAML and JSON, with checksums.'),
      entry(`${publicUrl}/llms-full.txt`, 'Everything in one file', 'The APIs, documentation and prices.'),
      entry(`${publicUrl}/sitemap.xml`, 'Sitemap', 'Every public page.'),
    ]),
    ...section('MCP servers', [
      entry(`${publicUrl}/mcp/server.json`, 'The portal', 'Finds APIs and reads these pages.'),
      ...published.apis.map((api) =>
        entry(
          `${publicUrl}${mcpUrl(api)}/server.json`,
          `${api.name} ${api.version}`,
          'Each operation is a tool.',
        ),
      ),
      entry(`${publicUrl}/.well-known/mcp.json`, 'All of them', 'Each in MCP registry format.'),
    ]),
    ...section('Optional', [
      entry(`${publicUrl}/status.md`, 'Status', 'Each API now, and recent incidents.'),
      entry(`${publicUrl}/faqs.md`, 'FAQ', 'Frequently asked questions.'),
      ...[...texts('insight'), ...texts('page')].map((text) => textLink(text, publicUrl)),
    ]),
  ]
}

const introduction = ({ plans }: Pick<PublishedContent, 'plans'>, publicUrl: string): Block[] => [
  heading(1, brand().name),
  quote(
    'A marketplace of telecom APIs: phone numbers, SIM changes, location, messages and quality of service as plain HTTP calls, paid per call.',
  ),
  paragraph([
    'Every API is served under ',
    mono(`${publicUrl}/gateway/`),
    ' with the header ',
    mono('X-API-Key'),
    ', or an access token in ',
    mono('Authorization: Bearer'),
    `. Test key: ${policies.testKeys} Live key: ${policies.liveKeys} Each operation lists its test values; the mock of each API takes them without a key. Errors are `,
    mono('application/problem+json'),
    ' (RFC 9457): branch on ',
    mono('code'),
    '. Pages answer ',
    mono('Accept: text/markdown'),
    ' with their text.',
  ]),
  paragraph([
    `Limits of each API: ${plans.map(limitsInWords).join('; ')}. Beyond them calls return 429, with `,
    mono('Retry-After'),
    '.',
  ]),
]

const entry = (url: string, name: string, notes: string): InlineContent => [link(url, name), `: ${notes}`]

const textLink = ({ path, title, summary }: Text, publicUrl: string): InlineContent =>
  entry(`${publicUrl}${path}.md`, title, summary)

function apiLink(row: PublishedApi, publicUrl: string): InlineContent {
  const { api, name, version, full_version, summary, status, price_from, price_unit } = row
  const standing = { ACTIVE: '', BETA: ' Beta.', DEPRECATED: ' Deprecated.' }[status]
  const price = price_from === 0 ? 'Free' : `From ${toDecimal(price_from)} credits a ${price_unit}`
  const notes = `${summary} ${price}.${standing}`
  return entry(`${publicUrl}${documentUrl(api, full_version, '.md')}`, `${name} ${version}`, notes)
}

/** Limits that still fit a model's context and take a moment to make. Texts beyond them are linked instead. */
const maxCharacters = 1_000_000
const maxLength = 2_500_000

/** The texts behind the links of `llms.txt`: the newest version of each API, prices, documentation and questions. */
export class LlmsFull {
  readonly #here: DiscoveryContext
  readonly #library: Library
  /** Written texts are read once a process; so it is enough to write them once. */
  readonly #texts = new TextCache(maxCharacters * 2)

  constructor(here: DiscoveryContext, library: Library) {
    this.#here = here
    this.#library = library
  }

  async read(): Promise<string> {
    const { publicUrl } = this.#here.settings
    const published = await readPublished(this.#here)
    let whole = writeMarkdown(introduction(published, publicUrl))
    for (const { address, make } of this.#parts(published)) {
      const part = whole.length < maxCharacters ? await make().catch(() => '') : ''
      // One that is too much, or isn't there, is named: the others are still read.
      const fits = part !== '' && whole.length + part.length <= maxLength
      whole += `\n---\n\n${fits ? part : `Omitted here: ${publicUrl}${address}\n`}`
    }
    return whole
  }

  #parts({ apis, texts }: PublishedContent): Part[] {
    const { publicUrl, contentFolder } = this.#here.settings
    const written = (address: string, blocks: () => Block[]): Part => ({
      address,
      make: () => this.#texts.get(address, async () => writeMarkdown(blocks())),
    })
    return [
      ...newestOf(apis).map(({ api, full_version }) => ({
        address: documentUrl(api, full_version, '.md'),
        make: async () => this.#library.readText(await this.#library.find(`${api}-${full_version}`), '.md'),
      })),
      { address: '/pricing.md', make: async () => writeMarkdown(await priceBlocks(this.#here)) },
      ...texts
        .filter(({ kind }) => kind === 'guide' || kind === 'doc' || kind === 'voucher')
        .map((text) => written(`${text.path}.md`, () => textBlocks(text, publicUrl))),
      written('/faqs.md', () => faqBlocks(contentIn(contentFolder), publicUrl)),
    ]
  }
}

interface Part {
  readonly address: string
  readonly make: () => Promise<string>
}

const newestOf = (apis: readonly PublishedApi[]): PublishedApi[] =>
  [...new Map([...apis].reverse().map((row) => [row.api, row])).values()].reverse()
