// Callers of the gateway never reach the servers of an API, nor authenticate there: no page and no file names them.
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { notesOf } from '../src/publishing/print-published.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const desk = openDesk()
afterAll(() => desk.close())

const { paths, components, ...rest } = museum()
const inner = 'https://inner.acme.example'
const token = 'https://login.acme.example/token'
const document = {
  ...rest,
  servers: [{ url: `${inner}/rest`, description: 'Our data centre' }],
  security: [{ acmeLogin: ['tickets.sell'] }],
  paths: {
    '/hours': { ...paths['/hours'], servers: [{ url: `${inner}/hours` }] },
    '/tickets': {
      post: {
        ...paths['/tickets'].post,
        security: [{ acmeHeader: [] }],
        responses: {
          201: {
            description: 'Bought.',
            links: { hours: { operationId: 'getHours', server: { url: `${inner}/links` } } },
          },
        },
      },
    },
  },
  webhooks: {
    sold: {
      post: {
        operationId: 'sold',
        security: [{ acmeSignature: [] }],
        responses: { 204: { description: 'Seen.' } },
      },
    },
  },
  components: {
    ...components,
    securitySchemes: {
      acmeLogin: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: token, scopes: { 'tickets.sell': 'Sell tickets' } } },
      },
      acmeHeader: { type: 'apiKey', in: 'header', name: 'X-Acme-Inner' },
      acmeSignature: { type: 'apiKey', in: 'header', name: 'X-Acme-Signature' },
    },
  },
}
const hidden = [inner, token, 'acmeLogin', 'acmeHeader', 'X-Acme-Inner', 'tickets.sell', 'Our data centre']
const swagger = {
  swagger: '2.0',
  info: rest.info,
  host: 'inner.acme.example',
  basePath: '/rest',
  schemes: ['https'],
  securityDefinitions: {
    acmeLogin: { type: 'oauth2', flow: 'application', tokenUrl: token, scopes: { 'tickets.sell': '' } },
  },
  security: [{ acmeLogin: ['tickets.sell'] }],
  paths: {
    '/hours': { get: { operationId: 'getHours', responses: { 200: { description: 'The hours.' } } } },
  },
}
const publish = (tag: string, content: object, ...more: readonly string[]) =>
  desk.publish(server, desk.file(`${tag}.json`, content), '--publisher', 'acme', '--tag', tag, ...more)

let words = ''
beforeAll(async () => {
  words = notesOf(await publish('museum', document, '--upstream', `${inner}/rest`)).join('\n')
  await publish('converted', swagger, '--convert')
})

test.each([
  '/portal-api/api/api-reference?api=museum&version=v1',
  '/portal-api/api/api-reference/operation?api=museum&version=v1&operation_id=buyTicket',
  '/portal-api/api/api-reference/operation?api=museum&version=v1&operation_id=getHours',
  '/portal-api/api/api-reference/changelog?api=museum&version=v1',
  '/portal-api/api/catalogue/address?publisher=acme&tag=museum&version=v1',
  '/portal-api/api/search-index',
  '/openapi/museum-1.4.2.md',
  '/openapi/museum-1.4.2/buyTicket.md',
  '/openapi/museum-1.4.2.yaml',
  '/openapi/museum-1.4.2.json',
  '/openapi/museum-1.4.2.postman.json',
  '/openapi/museum-1.4.2.postman-environment.json',
  '/openapi/converted-1.4.2.yaml',
  '/openapi/converted-1.4.2.json',
  '/openapi/converted-1.4.2.md',
  '/llms.txt',
  '/.well-known/mcp.json',
])('%s names neither the servers of an API nor its security', async (path) => {
  const response = await fetch(`${server.url}${path}`)
  expect(response.status).toBe(200)
  const body = await response.text()
  expect(hidden.filter((word) => body.includes(word))).toEqual([])
})

test('a download is called at the gateway, with its key, and says how the API signs what it sends', async () => {
  const { body } = await server.ask('GET', '/openapi/museum-1.4.2.json')
  expect(body).toMatchObject({
    servers: [{ url: '/gateway/acme/museum/v1' }],
    security: [{ apiKey: [] }],
    components: {
      securitySchemes: { apiKey: { name: 'X-API-Key' }, acmeSignature: { name: 'X-Acme-Signature' } },
    },
    webhooks: { sold: { post: { security: [{ acmeSignature: [] }] } } },
  })
  expect((await server.ask('GET', '/openapi/converted-1.4.2.json')).body).toMatchObject({
    basePath: '/gateway/acme/converted/v1',
    securityDefinitions: { apiKey: { name: 'X-API-Key' } },
  })
})

test('the archive of all documents has them as callers see them', async () => {
  const zip = await fromBufferPromise(
    Buffer.from(await (await fetch(`${server.url}/openapi/apis.zip`)).arrayBuffer()),
  )
  let names = 0
  for await (const entry of zip.eachEntry()) {
    const body = (await buffer(await zip.openReadStreamPromise(entry))).toString()
    expect(hidden.filter((word) => body.includes(word))).toEqual([])
    names += Number(entry.fileName.includes('/acme-'))
  }
  expect(names).toBe(4)
})

test('who publishes it is told what callers won’t see', () => {
  expect(words).toContain(
    `Hidden from callers: the server ${inner}/rest, ${inner}/hours, the token URL ${token}, its security (acmeLogin, acmeHeader). They call the gateway with an API key of the portal.`,
  )
})
