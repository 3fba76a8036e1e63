// The gateway shows a client certificate to an API that asks for one, and knows the API by a private authority.
import { createServer, type Server } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/listen.ts'
import { newAuthority } from './support/certificates.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'

const authority = await newAuthority()
const stranger = await newAuthority('Another authority')
const signing = await authority.issue('gateway')
const server = await serverOfFile({ settings: { secretsKey: 'a key of the deployment' } })
let admin: string
let key: string
beforeAll(async () => {
  admin = (await server.signIn('admin')).access_token
  key = (await giveKey(server, { userId: 'usr_tess8L', api: 'messaging', type: 'LIVE' })).secret
})

async function call() {
  const { status, headers } = await server.ask('POST', '/gateway/lumina/messaging/v1/messages', {
    headers: { 'X-API-Key': key },
    body: {},
  })
  return { status, charged: headers.get('X-Credits-Charged') }
}
let api: Server
let url: string
const clients: string[] = []
beforeAll(async () => {
  const own = await authority.issue('127.0.0.1')
  const ca = authority.certificate
  api = createServer(
    { key: own.key, cert: own.certificate, ca, requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      clients.push(String((request.socket as TLSSocket).getPeerCertificate().subject.CN))
      request.resume()
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    },
  )
  url = `https://127.0.0.1:${(await listen(api)).port}`
})
afterAll(() => void api.close())
const setTls = (tls: object) =>
  server.ask('PUT', '/portal-api/api/admin/upstreams', {
    token: admin,
    body: {
      api: 'messaging',
      version: 'v1',
      environment: 'LIVE',
      targets: [{ url, weight: 1 }],
      allow_internal: true,
      tls,
    },
  })

test('it knows the gateway, and the gateway knows it by its own authority', async () => {
  const { certificate, key: client_key } = await authority.issue('switchboard')
  const { status, body } = await setTls({
    ca: authority.certificate,
    client_certificate: certificate,
    client_key,
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    tls: { ca: { subject: 'CN=Test authority' }, client_certificate: { subject: 'CN=switchboard' } },
  })
  expect(await call()).toMatchObject({ status: 200, charged: '0.60' })
  expect(clients.at(-1)).toBe('switchboard')
})

test('502, and nothing reaches it: its authority is not one that the gateway knows', async () => {
  const { certificate, key: client_key } = await authority.issue('switchboard')
  const before = clients.length
  expect((await setTls({ ca: null, client_certificate: certificate, client_key })).status).toBe(200)
  expect(await call()).toEqual({ status: 502, charged: '0.00' })
  expect(clients).toHaveLength(before)
})

test('502, and nothing is charged: without a certificate', async () => {
  expect((await setTls({ ca: authority.certificate, client_certificate: null })).status).toBe(200)
  expect(await call()).toMatchObject({ status: 502, charged: '0.00' })
})

test.each([
  [
    'an authority that isn’t that of the API',
    async () => ({ ca: stranger.certificate }),
    '#/tls/ca',
    'certificate_refused',
    /authority is private/,
  ],
  [
    'an expired certificate',
    async () => ({
      client_certificate: (await authority.issue('old', { endsAt: new Date('2026-06-30') })).certificate,
    }),
    '#/tls/client_certificate',
    'certificate_refused',
    /expired on 30 June 2026/,
  ],
  [
    'a key of another certificate',
    async () => ({ client_certificate: signing.certificate, client_key: (await authority.issue('x')).key }),
    '#/tls/client_key',
    'certificate_refused',
    /doesn’t belong/,
  ],
  [
    'no key',
    async () => ({ client_certificate: signing.certificate }),
    '#/tls/client_key',
    'required',
    /private key/,
  ],
  ['no certificate', async () => ({ ca: 'nothing' }), '#/tls/ca', 'format', /PEM/],
])('422 on its field: %s', async (_what, tls, pointer, code, message) => {
  const { status, body } = await setTls(await tls())
  expect([status, body.errors?.[0]?.pointer, body.errors?.[0]?.code]).toEqual([422, pointer, code])
  expect(body.errors?.[0]?.message).toMatch(message)
})
