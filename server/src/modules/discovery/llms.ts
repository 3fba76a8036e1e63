import { heading, link, list, mono, paragraph, quote, type Words } from '../../platform/markdown/nodes.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { documentUrl } from '../catalogue/addresses.ts'
import type { Published, PublishedApi } from './published.ts'
import type { Text } from './texts.ts'

/** llmstxt.org: what the portal is, and where to read on, each link with a word on what is there. */
export function llmsBlocks(published: Published, publicUrl: string): Block[] {
  const texts = (kind: Text['kind']) => published.texts.filter((text) => text.kind === kind)
  const section = (title: string, links: readonly Words[]): Block[] =>
    links.length > 0 ? [heading(2, title), list(links)] : []
  return [
    ...introduction(publicUrl),
    ...section(
      'APIs',
      published.apis.map((api) => apiLink(api, publicUrl)),
    ),
    ...section(
      'Documentation',
      texts('doc').map((text) => textLink(text, publicUrl)),
    ),
    ...section('Prices and credits', [
      entry(`${publicUrl}/pricing.md`, 'Prices', 'What each operation costs, and how credits are sold.'),
      ...texts('voucher').map((text) => textLink(text, publicUrl)),
    ]),
    ...section('For programs', [
      entry(`${publicUrl}/.well-known/api-catalog`, 'API catalogue', 'Every API as links, per RFC 9727.'),
      entry(`${publicUrl}/llms-full.txt`, 'Everything in one file', 'The APIs, documentation and prices.'),
      entry(`${publicUrl}/sitemap.xml`, 'Sitemap', 'Every public page.'),
    ]),
    ...section('Optional', [
      entry(`${publicUrl}/faqs.md`, 'Questions and answers', 'What people ask before and after they begin.'),
      ...[...texts('insight'), ...texts('page')].map((text) => textLink(text, publicUrl)),
    ]),
  ]
}

export const introduction = (publicUrl: string): Block[] => [
  heading(1, 'Switchboard'),
  quote(
    'A marketplace of telecom APIs: phone numbers, SIM changes, location, messages and quality of service as plain HTTP calls, paid by the call.',
  ),
  paragraph([
    'Every API is called below ',
    mono(`${publicUrl}/gateway/`),
    ' with the header ',
    mono('X-API-Key'),
    '. A test key costs nothing and answers the test values that each operation lists; the mock of each API answers the same without a key. Live calls are paid in credits. Errors are ',
    mono('application/problem+json'),
    ' (RFC 9457): branch on ',
    mono('code'),
    '.',
  ]),
]

const entry = (url: string, name: string, notes: string): Words => [link(url, name), `: ${notes}`]

const textLink = ({ path, title, summary }: Text, publicUrl: string): Words =>
  entry(`${publicUrl}${path}.md`, title, summary)

function apiLink(row: PublishedApi, publicUrl: string): Words {
  const { api, name, version, full_version, summary, status, price_from, price_unit } = row
  const standing = { ACTIVE: '', BETA: ' Beta.', DEPRECATED: ' Deprecated.' }[status]
  const notes = `${summary} From ${toDecimal(price_from)} credits a ${price_unit}.${standing}`
  return entry(`${publicUrl}${documentUrl(api, full_version, '.md')}`, `${name} ${version}`, notes)
}
