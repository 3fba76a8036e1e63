// What a document of somebody else says is said by its page's Markdown and by its Postman collection.
import { readReference } from '@switchboard/oas/document'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { operationBlocks } from '../src/modules/downloads/markdown/operation-blocks.ts'
import { collectionOf } from '../src/modules/downloads/postman/collection.ts'
import type { PublishedVersion } from '../src/modules/downloads/version/version.ts'
import { writeMarkdown } from '../src/platform/markdown/write.ts'

const publicUrl = 'https://portal.example'

function published(source: string): PublishedVersion {
  const { index, operations } = readReference(parse(source))
  const servers = [{ environment: 'LIVE', url: '/gateway/some/some/v1' }]
  const api = {
    api: 'some',
    name: 'Some',
    publisher: 'some',
    tag: 'some',
    version: 'v1',
    full_version: '1.0.0',
  }
  return { api: { ...api, servers }, index, operations } as unknown as PublishedVersion
}

async function markdownOf(version: PublishedVersion): Promise<string> {
  const [operation] = version.operations
  if (!operation) throw new Error('The document has no operation.')
  return writeMarkdown(await operationBlocks(operation, { version, publicUrl, top: 1 }))
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
  expect(text).toContain('Calls through the gateway need your API key in `X-API-Key`.')
  expect(text).toContain('The document asks for one of these:')
  expect(text).toContain('`signature` and `token` with the scope `swap:check`')
  expect(text).toContain('`openId` with the scope `swap`')
  expect(text).toContain('Client credentials flow: Token URL `https://login.example/token`')
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
  expect(text).toContain('Calls through the gateway need your API key in `X-API-Key`.')
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
