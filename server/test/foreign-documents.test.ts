// A foreign document's statements appear in its pages' Markdown and in its Postman collection.
import { readReference } from '@switchboard/oas/document'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { apiBlocks } from '../src/modules/downloads/markdown/api-markdown.ts'
import { operationBlocks } from '../src/modules/downloads/markdown/operation-blocks.ts'
import { collectionOf } from '../src/modules/downloads/postman/collection.ts'
import { liveWordsOf } from '../src/modules/downloads/texts/live-words.ts'
import { fillIn, piecesOf } from '../src/modules/downloads/version/live-places.ts'
import type { PublishedVersion } from '../src/modules/downloads/version/version.ts'
import { writeMarkdown } from '../src/platform/markdown/write.ts'

const publicUrl = 'https://portal.example'

function published(source: string): PublishedVersion {
  const { index, operations, webhooks } = readReference(parse(source))
  const servers = [{ environment: 'LIVE', url: '/gateway/some/some/v1' }]
  const api = {
    api: 'some',
    name: 'Some',
    publisher: 'some',
    tag: 'some',
    version: 'v1',
    full_version: '1.0.0',
    summary: 'Something.',
    description: '',
    released_on: '2026-11-01',
    price_from: '0.00',
  }
  return { api: { ...api, servers }, index, operations, webhooks } as unknown as PublishedVersion
}

async function markdownOf(version: PublishedVersion): Promise<string> {
  const [operation] = version.operations
  if (!operation) throw new Error('The document has no operation.')
  const text = writeMarkdown(await operationBlocks(operation, { version, publicUrl, top: 1 }))
  const state = { ...version.api, upstream_environments: ['LIVE'], mocked: false } as never
  return fillIn(
    piecesOf(text),
    liveWordsOf(state, { versions: [], plans: [], announced: [] }, { publicUrl, upstreams: {} }),
  )
}

const secured = (security: string) => `
info: { title: Some, version: 1.0.0 }
paths:
  /a:
    get:
      ${security}
      responses: { '200': { description: Good. } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-API-Key }
    signature: { type: apiKey, in: query, name: sig }
    token:
      type: oauth2
      flows:
        clientCredentials:
          tokenUrl: https://login.example/token
          scopes: { 'swap:check': Check a swap }
    openId: { type: openIdConnect, openIdConnectUrl: https://login.example/discovery }
`

test('Markdown and Postman say which schemes belong together, with scopes and addresses', async () => {
  const version = published(secured('security: [{ signature: [], token: [swap:check] }, { openId: [swap] }]'))
  const text = await markdownOf(version)
  expect(text).toContain(
    'Calls through the gateway need your API key in `X-API-Key`, or an access token in `Authorization: Bearer`.',
  )
  expect(text).toContain('The document asks for one of these:')
  expect(text).toContain('`signature` and `token` with the scope `swap:check`')
  expect(text).toContain('`openId` with the scope `swap`')
  expect(text).toContain('Client credentials flow, Token URL: `https://login.example/token`')
  expect(text).toContain('Scope `swap:check`: Check a swap')
  expect(text).toContain('Discovery URL: `https://login.example/discovery`')

  const collection = collectionOf(version, publicUrl)
  const [item] = collection.item as { request: { description: string } }[]
  expect(item?.request.description).toContain(
    'Authentication: The document asks for one of these:\n- `signature` and `token` with `swap:check`\n- `openId` with `swap`',
  )
  expect(collection.info.description).toContain('Token URL: https://login.example/token')
  expect(collection.info.description).toContain('`swap:check`: Check a swap')
  expect(collection.info.description).toContain('Discovery URL: https://login.example/discovery')
})

test.each([
  ['', 'The document doesn’t say how calls authenticate.'],
  ['security: []', 'The document asks for no authentication.'],
  ['security: [{}, { signature: [] }]', 'Authentication is optional in the document. It accepts this:'],
])('with %j the gateway’s key is told beside what the document says', async (security, words) => {
  const text = await markdownOf(published(secured(security)))
  expect(text).toContain(
    'Calls through the gateway need your API key in `X-API-Key`, or an access token in `Authorization: Bearer`.',
  )
  expect(text).toContain(words)
})

const taking = (type: string) => `
info: { title: Some, version: 1.0.0 }
paths:
  /a/{of}:
    post:
      parameters:
        - { name: of, in: path, required: true, style: matrix, explode: true, schema: { type: array, example: [x, y] } }
        - { name: by, in: query, required: true, style: deepObject, schema: { type: object, example: { r: 1 } } }
        - { name: at, in: query, required: true, explode: false, schema: { type: array, example: [1, 2] } }
      requestBody:
        content:
          ${type}:
            schema:
              type: object
              required: [title, photo]
              properties:
                title: { type: string, example: A title }
                photo: { type: string, format: binary }
      responses: { '200': { description: Good. } }
`

test('the call in Markdown and the request in Postman are written in the style that the document says', async () => {
  const version = published(taking('multipart/form-data'))
  expect(await markdownOf(version)).toContain('/a/;of=x;of=y?by%5Br%5D=1&at=1,2')
  const [item] = collectionOf(version, publicUrl).item as {
    request: { url: { raw: string; query: unknown } }
  }[]
  expect(item?.request.url).toMatchObject({
    raw: '{{baseUrl}}/a/:of?by%5Br%5D=1&at=1,2',
    query: [
      { key: 'by%5Br%5D', value: '1' },
      { key: 'at', value: '1,2' },
    ],
    variable: [{ key: 'of', value: ';of=x;of=y' }],
  })
})

test('a form is sent as a form by Markdown’s call and by Postman', async () => {
  const version = published(taking('multipart/form-data'))
  const text = await markdownOf(version)
  expect(text).toContain("--form-string 'title=A title'")
  expect(text).toContain(`--form 'photo=@"photo.bin"'`)
  const [item] = collectionOf(version, publicUrl).item as { request: { body: unknown } }[]
  expect(item?.request.body).toEqual({
    mode: 'formdata',
    formdata: [
      { key: 'title', value: 'A title', type: 'text' },
      { key: 'photo', src: null, type: 'file' },
    ],
  })
})

test('an API whose key is the gateway’s own says it once', async () => {
  const text = await markdownOf(published(secured('security: [{ key: [] }]')))
  expect(text).toContain('Send your API key in `X-API-Key`.')
  expect(text).not.toContain('Calls through the gateway')
})

const telling = `
openapi: 3.1.0
info:
  title: Some
  version: 1.0.0
  termsOfService: https://some.example/terms
  contact: { name: Desk, url: 'javascript:alert(1)', email: desk@some.example }
  license: { name: Own license, url: https://some.example/license }
externalDocs: { url: https://some.example/docs, description: Guides }
webhooks:
  swapped:
    post: { operationId: swapped, summary: A SIM was swapped, responses: { '204': { description: Taken. } } }
paths:
  /subscriptions:
    post:
      operationId: subscribe
      externalDocs: { url: https://some.example/subscriptions }
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { photo: { type: string, format: binary } } }
            encoding:
              photo: { contentType: image/png, headers: { X-Of: { description: Whose it is., schema: { type: string } } } }
      responses:
        '201':
          description: Good.
          links:
            read: { operationId: readOne, parameters: { id: $response.body#/id } }
            lost: { operationId: gone }
      callbacks:
        swapped:
          '{$request.body#/sink}':
            post:
              summary: A notice
              security: [{}, { bearer: [] }]
              requestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }
              responses: { '204': { description: Taken. } }
  /subscriptions/{id}:
    get: { operationId: readOne, summary: Read one, responses: { '200': { description: Good. } } }
`

test('callbacks, links, parts of forms and documentation elsewhere are told by Markdown', async () => {
  const text = await markdownOf(published(telling))
  expect(text).toContain(
    'Read more: [https://some.example/subscriptions](https://some.example/subscriptions)',
  )
  expect(text).toContain('Field `photo` as `image/png`')
  expect(text).toContain('Headers of the part `photo`:')
  expect(text).toContain('| `X-Of` | string | Whose it is. |')
  expect(text).toContain('`read` leads to [Read one](')
  expect(text).toContain('`id` is `$response.body#/id`')
  expect(text).toContain('`lost` leads to `gone` that isn’t in this document')
  expect(text).toContain('## Callbacks')
  expect(text).toContain('### A notice')
  expect(text).toContain('`POST {$request.body#/sink}`')
  expect(text).toContain('Authentication is optional in the document. It accepts this:')
  expect(text).toContain('| 204 | Taken. |')
})

test('contact, license, terms and webhooks are told by the text of the API', async () => {
  const text = writeMarkdown(await apiBlocks(published(telling), publicUrl))
  expect(text).toContain('Read more: [Guides](https://some.example/docs)')
  expect(text).toContain('Contact: Desk: `javascript:alert(1)`, `desk@some.example`')
  expect(text).toContain('License: [Own license](https://some.example/license)')
  expect(text).toContain('Terms of service: [https://some.example/terms](https://some.example/terms)')
  expect(text).toMatch(/\[A SIM was swapped\]\(.*swapped\.md\)/)
})

test('a webhook’s own text has no price and no call of ours', async () => {
  const version = published(telling)
  const [webhook] = version.webhooks
  if (!webhook) throw new Error('There is no webhook.')
  const text = writeMarkdown(await operationBlocks(webhook, { version, publicUrl, top: 1 }))
  expect(text).toContain('The API sends this request to a URL')
  expect(text).not.toMatch(/gateway\/|Price|Try it/)
})

test('Postman has webhooks in a folder that does not send the key, and the rest as text', () => {
  const { info, item } = collectionOf(published(telling), publicUrl)
  expect(item.at(-1)).toMatchObject({
    name: 'Webhooks',
    auth: { type: 'noauth' },
    item: [{ name: 'A SIM was swapped', request: { method: 'POST', url: { raw: '{{webhookUrl}}' } } }],
  })
  expect(info.description).toContain('License: Own license, https://some.example/license')
  const [subscribe] = item as { request: { description: string } }[]
  expect(subscribe?.request.description).toContain(
    'Callback `swapped`: `POST {$request.body#/sink}`, A notice\nLink `read` of 201: leads to `readOne`, `id` is `$response.body#/id`',
  )
})

test('a body that is a file is sent as one by Markdown’s call and by Postman', async () => {
  const version = published(`
info: { title: Some, version: 1.0.0 }
paths:
  /a:
    put:
      requestBody: { content: { image/png: { schema: { type: string, format: binary } } } }
      responses: { '200': { description: Good. } }
`)
  const text = await markdownOf(version)
  expect(text).toContain('As `image/png`: the file itself.')
  expect(text).toContain("--data-binary '@file.png'")
  const [item] = collectionOf(version, publicUrl).item as { request: { body: unknown; header: unknown } }[]
  expect(item?.request).toMatchObject({
    body: { mode: 'file', file: { src: null } },
    header: [{ key: 'Content-Type', value: 'image/png' }],
  })
})

test('a query that is described as a whole is written as its media type says', async () => {
  const version = published(`
openapi: 3.2.0
info: { title: Some, version: 1.0.0 }
paths:
  /a:
    query:
      parameters:
        - name: all
          in: querystring
          required: true
          content: { application/x-www-form-urlencoded: { schema: { type: object }, example: { q: a b, of: [x, y] } } }
      responses: { '200': { description: Good. } }
    additionalOperations:
      COPY: { responses: { '200': { description: Good. } } }
`)
  expect(version.operations.map(({ method, operation_id }) => `${method} ${operation_id}`)).toEqual([
    'QUERY query-a',
    'COPY copy-a',
  ])
  expect(await markdownOf(version)).toContain('/a?q=a%20b&of=x&of=y')
  const [item] = collectionOf(version, publicUrl).item as { request: { url: { raw: string } } }[]
  expect(item?.request.url.raw).toBe('{{baseUrl}}/a?q=a%20b&of=x&of=y')
})
