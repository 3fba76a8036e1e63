import { createHash } from 'node:crypto'
import { clipped, type Operation } from '@switchboard/oas/document'
import { gatewayUrl, pageUrl } from '../../catalogue/addresses.ts'
import { priceWords } from '../markdown/price-words.ts'
import { liveText } from '../version/live-places.ts'
import type { PublishedVersion } from '../version/version.ts'
import { authenticationText, schemesText } from './authentication.ts'
import { bodyText } from './body-text.ts'
import { documentText, operationText } from './document.ts'
import { requestOf } from './request.ts'
import { responsesOf } from './responses.ts'
import { chooseMode, modeVariables } from './variables.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** How much is said of each operation. */
export interface CollectionDetail {
  readonly maxResponses: number
  /** In characters, of each description. */
  readonly maxWords: number
  /** On what is left out. */
  readonly note?: string
}

export const fullDetail: CollectionDetail = {
  maxResponses: Number.POSITIVE_INFINITY,
  maxWords: Number.POSITIVE_INFINITY,
}

/** The API as a Postman collection: folders by tag, requests that work as they stand, an answer for each example. */
export function collectionOf(version: PublishedVersion, publicUrl: string, detail = fullDetail) {
  const { api } = version
  return {
    info: {
      _postman_id: idOf(`${api.api} ${api.version}`),
      name: `${api.name} ${api.version}`,
      version: api.full_version,
      description: [
        detail.note,
        api.description || api.summary,
        `The variable \`mode\` chooses where requests go: \`mock\`, \`test\` or \`live\`. Set \`testKey\` and \`liveKey\` to the keys of your subscription (${publicUrl}${pageUrl(api)}), here or in an environment; the mock needs none. To call with access tokens, choose OAuth 2.0 as the collection’s authorization: grant type Client Credentials, access token URL ${publicUrl}/oauth/token, the ID of your key as the client ID, the key as the client secret, and ${publicUrl}${gatewayUrl(api)} as the resource of the token request.`,
        schemesText(version.index.security),
        documentText(version),
      ]
        .filter(Boolean)
        .join('\n\n')
        .concat(liveText('mock'), liveText('limitsInJson')),
      schema,
    },
    item: [...foldersOf(version, detail), ...webhooksOf(version, detail)],
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    event: [chooseMode],
    variable: [
      ...modeVariables(api, publicUrl).map(({ key, value }) => ({ key, value, type: 'string' })),
      ...(version.webhooks.length > 0 ? [{ key: 'webhookUrl', value: '', type: 'string' }] : []),
    ],
  }
}

/** Operations without a tag stand beside the folders. */
function foldersOf({ index, operations }: PublishedVersion, detail: CollectionDetail) {
  const itemOf = (operation: Operation) => itemWith(operation, index.security, detail)
  const tagged = index.tags.map(({ name, description, external_docs: docs }) => ({
    name,
    description: [description, docs ? `Read more: ${docs.url}` : ''].filter(Boolean).join('\n\n'),
    item: operations.filter(({ tag }) => tag === name).map(itemOf),
  }))
  return [...tagged, ...operations.filter(({ tag }) => tag === '').map(itemOf)]
}

/** Requests that the API will send, for trying them on a server of one's own: without the key, which must not go there. */
function webhooksOf({ index, webhooks }: PublishedVersion, detail: CollectionDetail) {
  if (webhooks.length === 0) return []
  const item = webhooks.map((operation) => {
    const { request, ...rest } = itemWith(operation, index.security, detail)
    const url = { raw: '{{webhookUrl}}', host: ['{{webhookUrl}}'] }
    return { ...rest, request: { ...request, url }, response: [] }
  })
  const description =
    'Requests that the API sends to your server. Set `webhookUrl` to your server to try them on it.'
  return [{ name: 'Webhooks', description, auth: { type: 'noauth' }, item }]
}

const itemWith = (
  operation: Operation,
  schemes: PublishedVersion['index']['security'],
  { maxResponses, maxWords }: CollectionDetail,
) => ({
  name: operation.summary || operation.operation_id,
  request: { ...requestOf(operation), description: clipped(describe(operation, schemes), maxWords) },
  response: responsesOf(operation).slice(0, maxResponses),
})

function describe(operation: Operation, schemes: PublishedVersion['index']['security']): string {
  const { description, price, price_unit, deprecated, webhook } = operation
  return [
    deprecated ? 'Deprecated.' : '',
    description,
    authenticationText(operation, schemes),
    bodyText(operation),
    operationText(operation),
    webhook ? '' : `Price: ${priceWords(price, price_unit)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The same version has the same id, so that Postman replaces what was imported before. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`switchboard ${name}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
