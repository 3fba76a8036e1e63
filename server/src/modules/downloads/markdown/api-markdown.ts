import {
  heading,
  type InlineContent,
  link,
  list,
  mono,
  paragraph,
  quote,
  table,
} from '../../../platform/markdown/nodes.ts'
import { sanitizeMarkdown } from '../../../platform/markdown/sanitize-markdown.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { isZero } from '../../../platform/money/decimals.ts'
import { documentUrl, mcpUrl, operationUrl, pageUrl } from '../../catalogue/addresses.ts'
import { liveBlock } from '../version/live-places.ts'
import type { PublishedVersion } from '../version/version.ts'
import { schemeBlocks } from './authentication-blocks.ts'
import { externalDocs, termsOf, webhooksBlocks } from './document-blocks.ts'
import { priceWords } from './price-words.ts'

/** A larger API lists links to its operations, since a reader needs only a few. */
export const mostInFull = 30

/** An API as one text, before its operations in full. */
export function apiBlocks(version: PublishedVersion, publicUrl: string): Block[] {
  const { api, operations } = version
  return [
    heading(1, `${api.name} ${api.version}`),
    quote(api.summary),
    liveBlock('status'),
    list(facts(version, publicUrl)),
    ...(operations.length > 0 ? [liveBlock('limits')] : []),
    ...sanitizeMarkdown(api.description, { base: publicUrl, top: 2 }),
    ...externalDocs(version.index.external_docs),
    ...(operations.length > 0 ? baseUrls(version, publicUrl) : []),
    ...(operations.length > mostInFull && version.index.security.length > 0
      ? [heading(2, 'Authentication'), ...schemeBlocks(version.index.security, publicUrl, 3)]
      : []),
    ...agentBlocks(version, publicUrl),
    ...operationsTable(version, publicUrl),
    ...webhooksBlocks(version, publicUrl),
  ]
}

function baseUrls(version: PublishedVersion, publicUrl: string): Block[] {
  const { api } = version
  return [
    heading(2, 'Base URLs'),
    liveBlock('servers'),
    paragraph([
      'Keys come with a subscription: ',
      link(`${publicUrl}${pageUrl(api)}`, `subscribe to ${api.name}`),
      api.kyb_required ? '. A live key needs a verified business.' : '. No business verification is needed.',
    ]),
  ]
}

/** How an agent calls it, and stays within what its owner wants to spend. */
function agentBlocks({ api, operations }: PublishedVersion, publicUrl: string): Block[] {
  if (operations.length === 0) return []
  return [
    heading(2, 'For agents'),
    paragraph([
      'MCP server: ',
      mono(`${publicUrl}${mcpUrl(api)}`),
      ' (Streamable HTTP). Each operation is a tool; without a key tools return sample data of the mock. Send the key as ',
      mono('X-API-Key'),
      ' or as a bearer token, which can be an access token in its place. Each response says what it cost and what is left. A key with a budget stops at it with ',
      mono('budget_exceeded'),
      ': ask its owner then.',
    ]),
  ]
}

function operationsTable({ api, operations }: PublishedVersion, publicUrl: string): Block[] {
  if (operations.length === 0) return []
  const rows = operations.map(({ operation_id, summary, method, path, price, price_unit }) => [
    [link(`${publicUrl}${operationUrl(api.api, api.full_version, operation_id)}`, summary || operation_id)],
    mono(`${method} ${path}`),
    priceWords(price, price_unit),
  ])
  return [heading(2, 'Operations'), table(['Operation', 'Request', 'Price'], rows)]
}

function facts({ api, index, operations }: PublishedVersion, publicUrl: string): InlineContent[] {
  const file = (ending: Parameters<typeof documentUrl>[2]) =>
    `${publicUrl}${documentUrl(api.api, api.full_version, ending)}`
  return [
    `Version: ${api.full_version}, released ${api.released_on}`,
    `Publisher: ${api.publisher}`,
    ...(operations.length > 0
      ? [`Price: ${isZero(api.price_from) ? 'free' : `from ${priceWords(api.price_from, api.price_unit)}`}`]
      : []),
    ['Page: ', link(`${publicUrl}${pageUrl(api)}`, `${api.name} in the portal`)],
    [
      'OpenAPI: ',
      link(file('.yaml'), 'YAML'),
      ', ',
      link(file('.json'), 'JSON'),
      '; ',
      link(file('.postman.json'), 'Postman collection'),
    ],
    ...termsOf(index),
  ]
}
