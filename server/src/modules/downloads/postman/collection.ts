import { createHash } from 'node:crypto'
import type { Operation } from '@switchboard/oas/document'
import { gatewayUrl, pageUrl } from '../../catalogue/addresses.ts'
import { priceWords } from '../markdown/price-words.ts'
import { mockOf, type PublishedVersion } from '../version/version.ts'
import { authenticationText, schemesText } from './authentication.ts'
import { requestOf } from './request.ts'
import { responsesOf } from './responses.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** The API as a Postman collection: folders by tag, requests that work as they stand, an answer for each example. */
export function collectionOf(version: PublishedVersion, publicUrl: string) {
  const { api } = version
  const mock = mockOf(version, publicUrl)
  return {
    info: {
      _postman_id: idOf(`${api.api} ${api.version}`),
      name: `${api.name} ${api.version}`,
      version: api.full_version,
      description: [
        api.description || api.summary,
        `Set the variable \`apiKey\` to a key of your subscription (${publicUrl}${pageUrl(api)}), here or in an environment.`,
        schemesText(version.index.security),
        mock ? `A test key costs nothing. Without a key, set \`baseUrl\` to the mock: ${mock}` : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      schema,
    },
    item: foldersOf(version),
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: `${publicUrl}${gatewayUrl(api)}`, type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ],
  }
}

/** Operations without a tag stand beside the folders. */
function foldersOf({ index, operations }: PublishedVersion) {
  const itemOf = (operation: Operation) => itemWith(operation, index.security)
  const tagged = index.tags.map(({ name, description }) => ({
    name,
    description,
    item: operations.filter(({ tag }) => tag === name).map(itemOf),
  }))
  return [...tagged, ...operations.filter(({ tag }) => tag === '').map(itemOf)]
}

const itemWith = (operation: Operation, schemes: PublishedVersion['index']['security']) => ({
  name: operation.summary || operation.operation_id,
  request: { ...requestOf(operation), description: describe(operation, schemes) },
  response: responsesOf(operation),
})

function describe(operation: Operation, schemes: PublishedVersion['index']['security']): string {
  const { description, price, price_unit, deprecated } = operation
  return [
    deprecated ? 'Deprecated.' : '',
    description,
    authenticationText(operation, schemes),
    `Price: ${priceWords(price, price_unit)}`,
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
