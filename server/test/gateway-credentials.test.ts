// The gateway authenticates to an API by fixed credentials, and by tokens of a real authorization server.
import type { ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { newAuthority } from './support/certificates.ts'
import { eventually } from './support/eventually.ts'
import { giveKey } from './support/give-key.ts'
import { clientSecret, oauthServerOfFile } from './support/oauth-server.ts'
import { serverOfFile } from './support/server.ts'
import { type Responder, startUpstream, upstreamOfFile } from './support/upstream.ts'

const authority = await newAuthority()
const signing = await authority.issue('gateway')
const oauth = await oauthServerOfFile(signing.key)
const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { secretsKey: 'a key of the deployment' } })
let admin: string
let key: string
beforeAll(async () => {
  admin = (await server.signIn('admin')).access_token
  key = (await giveKey(server, { userId: 'usr_tess8L', api: 'messaging', type: 'LIVE' })).secret
})

const version = { api: 'messaging', version: 'v1', environment: 'LIVE' } as const
const base = { ...version, targets: [{ url: upstream.url, weight: 1 }], allow_internal: true }
const set = (more: object) =>
  server.ask('PUT', '/portal-api/api/admin/upstreams', { token: admin, body: { ...base, ...more } })
async function call(headers: Readonly<Record<string, string>> = {}, method = 'POST', path = '/messages') {
  const answer = await server.ask(method, `/gateway/lumina/messaging/v1${path}`, {
    headers: { 'X-API-Key': key, ...headers },
    ...(method === 'POST' && { body: {} }),
  })
  return { status: answer.status, charged: answer.headers.get('X-Credits-Charged'), body: answer.body }
}
const read = () => call({}, 'GET', '/messages/msg_1')
const received = () => upstream.received.at(-1)
const oauthCredential = (more: object = {}) => ({
  type: 'OAUTH2',
  token_url: oauth.tokenUrl,
  client_id: 'basic',
  secret: clientSecret,
  ...more,
})

describe('a fixed credential', () => {
  test.each([
    [
      'an API key in a header',
      { type: 'API_KEY', location: 'HEADER', name: 'X-Partner-Key', secret: 's3cret' },
      'x-partner-key',
      's3cret',
    ],
    [
      'a username and password',
      { type: 'BASIC', username: 'switchboard', secret: 'pä:ssword' },
      'authorization',
      `Basic ${Buffer.from('switchboard:pä:ssword').toString('base64')}`,
    ],
    ['a token', { type: 'BEARER', secret: 'fixed-token' }, 'authorization', 'Bearer fixed-token'],
  ])('%s reaches the API, once, whatever the caller sends', async (_what, credential, header, value) => {
    expect((await set({ credential })).status).toBe(200)
    expect(await call({ [header]: 'of the caller' })).toMatchObject({ status: 200, charged: '0.60' })
    const values = received()?.headers[header]
    expect(values).toBe(value)
    expect(JSON.stringify(received()?.headers)).not.toContain(key)
  })

  test('an API key in the query is added to what the caller asks', async () => {
    await set({ credential: { type: 'API_KEY', location: 'QUERY', name: 'api key', secret: 'a&b-secret' } })
    await call({}, 'GET', '/messages/msg_1?limit=2')
    expect(received()?.url).toBe('/messages/msg_1?limit=2&api%20key=a%26b-secret')
  })

  test('502, and nothing is charged: the API rejects it; what it says stays between the two', async () => {
    await set({ credential: { type: 'BEARER', secret: 'fixed-token' } })
    upstream.answer = (response) => response.writeHead(401).end('Bearer fixed-token is revoked')
    const { body, ...answer } = await call()
    expect(answer).toEqual({ status: 502, charged: '0.00' })
    expect(body.code).toBe('upstream_credential_rejected')
    expect(JSON.stringify(body)).not.toContain('revoked')
  })

  test('a key that comes as a bearer token never reaches the API, though the caller’s Authorization does', async () => {
    await set({
      pass_headers: ['Authorization'],
      credential: { type: 'API_KEY', location: 'HEADER', name: 'X-Partner-Key', secret: 'secret-1' },
    })
    const path = '/gateway/lumina/messaging/v1/messages/msg_1'
    const sent = (headers: Readonly<Record<string, string>>) => server.ask('GET', path, { headers })
    for (const headers of [{}, { 'X-API-Key': key }]) {
      expect((await sent({ ...headers, Authorization: `Bearer ${key}` })).status).toBe(200)
      expect(received()?.headers.authorization).toBeUndefined()
    }
    expect((await sent({ Authorization: `Bearer ${key} and more` })).status).toBe(200)
    expect(received()?.headers.authorization).toBeUndefined()
    expect((await sent({ Authorization: 'Bearer of an end user' })).body.code).toBe('key_missing')
  })

  test('the caller’s own Authorization passes where it was asked for, and a 401 is then theirs', async () => {
    await set({
      pass_headers: ['Authorization'],
      credential: { type: 'API_KEY', location: 'HEADER', name: 'X-Partner-Key', secret: 'secret-1' },
    })
    await call({ Authorization: 'Bearer of an end user' })
    expect(received()?.headers).toMatchObject({
      authorization: 'Bearer of an end user',
      'x-partner-key': 'secret-1',
    })
    upstream.answer = (response) => response.writeHead(401).end()
    expect((await call({ Authorization: 'Bearer of an end user' })).status).toBe(401)
    await set({})
    await call({ Authorization: 'Bearer of an end user' })
    expect(received()?.headers.authorization).toBeUndefined()
  })

  test('fixed headers are added in the place of the caller’s', async () => {
    await set({ add_headers: [{ name: 'X-Tenant', value: 'switchboard' }] })
    await call({ 'X-Tenant': 'another' })
    expect(received()?.headers['x-tenant']).toBe('switchboard')
  })
})

describe('OAuth 2 client credentials', () => {
  test.each([
    ['a secret by Basic', {}],
    ['a secret in the body', { client_id: 'post', client_authentication: 'POST' }],
    [
      'a private key JWT',
      {
        client_id: 'jwt',
        client_authentication: 'PRIVATE_KEY_JWT',
        key_id: 'gateway-1',
        secret: signing.key,
      },
    ],
  ])('a client with %s gets a token, and the API a token that the server knows', async (_what, more) => {
    expect(await set({ credential: oauthCredential(more) })).toMatchObject({ status: 200 })
    expect((await call()).status).toBe(200)
    const token = String(received()?.headers.authorization).replace('Bearer ', '')
    expect(await oauth.find(token)).toBeDefined()
  })

  test('scope and resource are asked for', async () => {
    await set({ credential: oauthCredential({ scope: 'sim-swap', resource: 'https://api.lumina.example' }) })
    await call()
    const token = String(received()?.headers.authorization).replace('Bearer ', '')
    const issued = await oauth.find(token)
    expect([issued?.scope, issued?.aud]).toEqual(['sim-swap', 'https://api.lumina.example'])
  })

  test('one request for a token serves all calls, also those that wait for it together', async () => {
    const endpoint = await startUpstream()
    const respond: Responder = (response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ access_token: 'one', token_type: 'Bearer', expires_in: 3_600 }))
    endpoint.answer = respond
    await set({ credential: oauthCredential({ token_url: endpoint.url }) })
    endpoint.received.length = 0
    const waiting: ServerResponse[] = []
    endpoint.answer = (response) => void waiting.push(response)
    const calls = Array.from({ length: 20 }, () => call())
    // All are charged, so all wait for the token or are about to.
    await eventually(async () =>
      expect(await server.db.selectFrom('calls_in_flight').selectAll().execute()).toHaveLength(20),
    )
    await eventually(() => expect(waiting).not.toEqual([]))
    endpoint.answer = respond
    for (const response of waiting)
      respond(response, { method: '', url: '', headers: {}, body: Buffer.alloc(0) })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    await call()
    expect(endpoint.received).toHaveLength(1)
    await endpoint.close()
  })

  test('a token is renewed before its end', async () => {
    oauth.lifeSeconds = 1
    await set({ credential: oauthCredential() })
    oauth.lifeSeconds = 3_600
    const before = oauth.requests
    await call()
    await call()
    expect(oauth.requests - before).toBe(1)
  })

  describe('a token that was revoked', () => {
    const rejecting = (): void => {
      const first = new Set<string>()
      upstream.answer = async (response, { headers }) => {
        const token = String(headers.authorization)
        const isKnown = (await oauth.find(token.replace('Bearer ', ''))) !== undefined
        first.add(token)
        response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' }).end('{}')
      }
    }
    const revoke = async () => {
      await set({ credential: oauthCredential() })
      await call()
      await oauth.revoke(String(received()?.headers.authorization).replace('Bearer ', ''))
      upstream.received.length = 0
      rejecting()
    }

    test('is fetched anew, and a call that may be repeated succeeds, charged once', async () => {
      await revoke()
      expect(await read()).toMatchObject({ status: 200 })
      expect(upstream.received).toHaveLength(2)
    })

    test('502, and nothing of the API’s answer: the new one is rejected, too', async () => {
      await set({ credential: oauthCredential() })
      upstream.answer = (response) => response.writeHead(401).end('another one, please')
      expect(await read()).toMatchObject({ status: 502, charged: '0.00' })
      expect(upstream.received).toHaveLength(2)
    })

    test('asks for one token more, however many calls an API rejects', async () => {
      await set({ credential: oauthCredential() })
      upstream.answer = (response) => response.writeHead(401).end()
      const before = oauth.requests
      for (const make of [call, call, read, call, read]) expect(await make()).toMatchObject({ status: 502 })
      expect(oauth.requests - before).toBe(2)
    })

    test('502 for a call that may not be repeated, once; the next one succeeds', async () => {
      await revoke()
      expect(await call()).toMatchObject({ status: 502, charged: '0.00' })
      expect(upstream.received).toHaveLength(1)
      expect(await call()).toMatchObject({ status: 200, charged: '0.60' })
    })
  })

  test('422 on its field: a client that the token endpoint rejects, and one that can’t be reached; nothing is changed', async () => {
    await set({ credential: oauthCredential() })
    const stored = async () => {
      const path = '/portal-api/api/admin/upstreams?api=messaging&version=v1'
      const { data } = (await server.ask('GET', path, { token: admin })).body
      // Calls of the tests before are still being counted.
      return data.map(({ health, ...settings }: { health: unknown }) => settings)
    }
    const before = await stored()
    for (const [more, message] of [
      [{ secret: 'wrong-secret' }, /returned 401\..*client secret/],
      [{ token_url: 'http://127.0.0.1:1/token' }, /can’t be reached.*address of the token endpoint/],
      [{ token_url: upstream.url }, /isn’t OAuth 2/],
    ] as const) {
      const { status, body } = await set({ credential: oauthCredential(more) })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ pointer: '#/credential/token_url' }] })
      expect(JSON.stringify(body)).toMatch(message)
    }
    expect(await stored()).toEqual(before)
  })
})

test('no secret is in an answer, in the audit log, in the server’s log or in the clear in the database', async () => {
  const secret = 'needle-in-a-haystack'
  await set({ credential: { type: 'BEARER', secret } })
  const { body } = await server.ask('GET', '/portal-api/api/admin/upstreams?api=messaging&version=v1', {
    token: admin,
  })
  expect(body.data).toMatchObject([{ credential: { type: 'BEARER', secret_stored: true } }])
  const rows = await server.db.selectFrom('upstreams').selectAll().execute()
  const audit = await server.db.selectFrom('audit_log').selectAll().execute()
  const everything = [
    body,
    rows.map(({ sealed, sealed_key, ...row }) => [
      row,
      sealed?.toString('latin1'),
      sealed_key?.toString('latin1'),
    ]),
    audit,
  ]
  expect(JSON.stringify(everything)).not.toContain(secret)
})
