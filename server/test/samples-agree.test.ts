// Page and downloads show the same call: of every operation, of every document that the tests know.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, type Operation, readReference } from '@switchboard/oas/document'
import { type HttpRequest, keyPlaceholder, startValues } from '@switchboard/oas/request'
import { languages, printSnippet } from '@switchboard/oas/snippets'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { documents } from '../../app/e2e/published/documents.ts'
import { makeCall } from '../../app/src/public/try-it/model/call.ts'
import { listProducts } from '../../mocks/src/products.ts'
import { operationBlocks } from '../src/modules/downloads/markdown/operation-blocks.ts'
import { requestOf } from '../src/modules/downloads/postman/request.ts'
import type { PublishedVersion } from '../src/modules/downloads/version/version.ts'

const publicUrl = 'https://portal.example'
const api = {
  api: 'some',
  name: 'Some',
  publisher: 'some',
  tag: 'some',
  version: 'v1',
  full_version: '1.0.0',
}
const version = {
  api: { ...api, servers: [] },
  index: { security: [] },
  operations: [],
} as unknown as PublishedVersion
const base = `${publicUrl}/gateway/some/some/v1`

const repo = join(import.meta.dirname, '../..')
const read = (file: string): JsonObject => parse(readFileSync(join(repo, file), 'utf8')) as JsonObject
const products = await listProducts()
const known: [string, () => JsonObject][] = [
  ...documents.map(({ title, file }): [string, () => JsonObject] => [
    title,
    () => read(`node_modules/${file}`),
  ]),
  ...products.map(({ name, document }): [string, () => JsonObject] => [name, () => document as JsonObject]),
  ['the portal itself', () => read('openapi/dist/portal.json')],
  ['a hostile one', () => read('server/test/fixtures/hostile.yaml')],
]

/** The console's initial request, which its sample shows. */
const consoleCall = (operation: Operation): HttpRequest =>
  makeCall({
    operation,
    values: startValues(operation),
    base,
    environment: 'LIVE',
    key: keyPlaceholder,
    prefer: null,
  })

describe.each(known)('%s', (_title, document) => {
  const { operations } = readReference(document())
  const curl = languages.find(({ id }) => id === 'curl')

  test('every operation has the same curl sample on its page and in Markdown', async () => {
    expect(operations.length).toBeGreaterThan(0)
    for (const operation of operations) {
      const blocks = await operationBlocks(operation, { version, publicUrl, top: 1 })
      const shell = blocks.find((block) => block.type === 'code' && block.lang === 'sh')
      const text = shell && 'value' in shell ? shell.value : ''
      const onPage = curl ? await printSnippet(consoleCall(operation), curl) : ''
      expect(text.replace('"X-API-Key: $SWITCHBOARD_KEY"', `'X-API-Key: ${keyPlaceholder}'`)).toBe(onPage)
    }
  })

  test('every request of its Postman collection is the one that the console sends', () => {
    for (const operation of operations) {
      const { method, url, headers, body } = consoleCall(operation)
      const request = requestOf(operation)
      expect(request.method).toBe(method)
      expect(meant(addressOf(request)), operation.operation_id).toEqual(meant(url))
      const sent = request.header
        .filter((header) => !('disabled' in header))
        .map(({ key, value }) => [key, value])
      const own = headers.filter(([name]) => name !== 'X-API-Key' && name !== 'Cookie')
      // Postman writes the type of a form itself, with the boundary that it chose.
      const form = request.body && request.body.mode !== 'raw'
      const expected = own.filter(([name]) => !(form && name === 'Content-Type'))
      if (body !== null || !request.body)
        expect(sent).toEqual(expected.map(([name, value]) => [name, inert(value)]))
      if (body !== null && request.body?.mode === 'raw')
        expect(request.body.raw).toBe(inert(body, request.body))
    }
  })
})

type PostmanRequest = ReturnType<typeof requestOf>

/** As Postman puts an address together. */
function addressOf({ url }: PostmanRequest): string {
  const path = url.path.map((segment) => {
    const variable = url.variable.find(({ key }) => segment === `:${key}`)
    return variable ? variable.value : segment
  })
  const query = url.query.filter((entry) => !('disabled' in entry)).map(({ key, value }) => `${key}=${value}`)
  return `${base}/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** An address as a server decodes it, however it was encoded. */
const meant = (address: string): string => decodeURIComponent(address).replaceAll('{ {', '{{')

/** Postman fills in two braces; in a collection they are parted. */
const inert = (text: string, body?: PostmanRequest['body']): string =>
  text.replaceAll('{{', body && 'options' in body ? '{\\u007b' : '{ {')
