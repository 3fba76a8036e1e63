// Tokens for programs: an API key gets one at the authorization server, and it is used as the key is, for a short time.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { accessTokens } from '@switchboard/sdk'
import { createApi } from '@switchboard/sdk/apis'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  processClientCredentialsResponse,
} from 'oauth4webapi'
import { describe, expect, test } from 'vitest'
import { purgeExpired } from '../src/purge-expired.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { twinOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const publicUrl = 'http://portal.example'
const network = await upstreamOfFile()
const { server, records } = await gatewayOfFile(network, { settings: { publicUrl } })
const twin = await twinOfFile(server)
const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }
const { balanceOf, logged } = records

const keyOf = (type: 'LIVE' | 'TEST' = 'LIVE', userId = tess) =>
  giveKey(server, { userId, api: 'messaging', type })

interface TokenRequest {
  readonly id: string
  readonly secret: string
}

const resource = `${publicUrl}/gateway/lumina/messaging/v1`

async function requestToken({ id, secret }: TokenRequest, at: Pick<typeof server, 'url'> = server) {
  const response = await fetch(`${at.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
      resource,
    }),
  })
  const body = (await response.json()) as { access_token: string; expires_in: number; error?: string }
  return { status: response.status, headers: response.headers, body }
}

const tokenOf = async (request: TokenRequest) => (await requestToken(request)).body.access_token

const send = (token: string, at: Pick<typeof server, 'url'> = server) =>
  fetch(`${at.url}${messages}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })

async function rejectionOf(response: Response) {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code, response.headers.get('WWW-Authenticate')]
}

const invalidToken = [401, 'access_token_invalid', 'Bearer realm="portal", error="invalid_token"']

test('the server is discovered, and gives a token to either way in which a client sends its secret', async () => {
  const { id, secret } = await keyOf()
  const metadata = await (await fetch(`${server.url}/.well-known/oauth-authorization-server`)).json()
  expect(metadata).toMatchObject({
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/oauth/token`,
    grant_types_supported: expect.arrayContaining(['client_credentials']),
  })
  const authorizationServer = { issuer: publicUrl, token_endpoint: `${server.url}/oauth/token` }
  for (const proof of [ClientSecretBasic(secret), ClientSecretPost(secret)]) {
    const client = { client_id: id }
    const response = await clientCredentialsGrantRequest(
      authorizationServer,
      client,
      proof,
      new URLSearchParams({ resource }),
      {
        [allowInsecureRequests]: true,
      },
    )
    const token = await processClientCredentialsResponse(authorizationServer, client, response)
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 900 })
    expect(token.access_token).toMatch(/^sb_live_token_[\w-]{43}$/)
  }
})

test('a call with a token is charged, logged and answered as one with its key, and the API never sees it', async () => {
  const { id, secret } = await keyOf()
  const before = await balanceOf()
  const response = await send(await tokenOf({ id, secret }))
  expect([response.status, response.headers.get('X-Environment')]).toEqual([200, 'LIVE'])
  expect(await balanceOf()).toBe(before - 60)
  const [call] = await logged(`${response.headers.get('X-Request-Id')}`)
  expect(call).toMatchObject({ key_id: id, status: 200 })
  expect(JSON.stringify(network.received)).not.toContain('sb_live')
})

test('the SDK calls with tokens in place of its key, in every process, also after one was revoked', async () => {
  const { id, secret } = await keyOf()
  const messaging = createApi('messaging', {
    baseUrl: server.url,
    key: secret,
    fetch: accessTokens({
      keyId: id,
      resource,
      fetch: (request) => {
        secrets.push(`${request.headers.get('Authorization')}`)
        return fetch(request)
      },
    }),
  })
  const secrets: string[] = []
  const call = async () => (await messaging.POST('/messages', { body: message })).response.status
  expect([await call(), await call()]).toEqual([200, 200])
  await server.db.deleteFrom('oauth_records').where('key_id', '=', id).execute()
  await server.db
    .updateTable('subscriptions')
    .set(({ ref }) => ({ user_id: ref('user_id') }))
    .execute()
  expect(await call()).toBe(200)
  expect(secrets.map((text) => text.replace(/(token_|Basic ).*/, '$1'))).toEqual([
    'Basic ',
    'Bearer sb_live_token_',
    'Bearer sb_live_token_',
    'Bearer sb_live_token_',
    'Basic ',
    'Bearer sb_live_token_',
  ])
})

test('a tool call takes a token, too', async () => {
  const { id, secret } = await keyOf('TEST')
  const token = await tokenOf({ id, secret })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp/lumina/messaging/v1', server.url), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )
  const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
  expect(JSON.stringify(result.content)).not.toContain('access_token_invalid')
  await client.close()
})

describe('a token is rejected as access_token_invalid', () => {
  test('once its key is revoked, by every process at once', async () => {
    const { id, secret } = await keyOf()
    const token = await tokenOf({ id, secret })
    for (const process of [server, twin]) expect((await send(token, process)).status).toBe(200)
    const { access_token } = await server.signIn('lowBalance')
    const { status } = await server.ask('POST', '/portal-api/api/user-subscription/keys/revoke', {
      token: access_token,
      body: { key_ids: [id] },
    })
    expect(status).toBe(200)
    for (const process of [server, twin])
      expect(await rejectionOf(await send(token, process))).toEqual(invalidToken)
  })

  test('once it is given back, and its key works on', async () => {
    const { id, secret } = await keyOf()
    const token = await tokenOf({ id, secret })
    const revoke = (proof: string) =>
      fetch(`${server.url}/oauth/revoke`, {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa(`${id}:${proof}`)}` },
        body: new URLSearchParams({ token }),
      })
    expect((await revoke('x')).status).toBe(401)
    expect((await send(token, twin)).status).toBe(200)
    expect((await revoke(secret)).status).toBe(200)
    for (const process of [server, twin])
      expect(await rejectionOf(await send(token, process))).toEqual(invalidToken)
    expect((await send(secret)).status).toBe(200)
  })

  test('after 15 minutes, where its key still works', async () => {
    const { id, secret } = await keyOf()
    const token = await tokenOf({ id, secret })
    expect((await send(token)).status).toBe(200)
    server.advance(901)
    expect(await rejectionOf(await send(token))).toEqual(invalidToken)
    expect((await send(secret)).status).toBe(200)
  })

  test('at a version that it isn’t for, and the same without memory of the key', async () => {
    const { id, secret } = await keyOf()
    const token = await tokenOf({ id, secret })
    expect((await send(token)).status).toBe(200)
    const other = await fetch(`${server.url}/gateway/lumina/sim-swap/v1/check`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await rejectionOf(other)).toEqual(invalidToken)
    await server.db
      .updateTable('oauth_records')
      .set({ resource: '/mcp/lumina/messaging/v9' })
      .where('key_id', '=', id)
      .execute()
    expect(await rejectionOf(await send(token, twin))).toEqual(invalidToken)
  })

  test('when nobody was given it, or it isn’t whole', async () => {
    for (const token of [`sb_live_token_${'x'.repeat(43)}`, 'sb_live_token_', 'sb_test_token_é'])
      expect(await rejectionOf(await send(encodeURI(token)))).toEqual(invalidToken)
  })
})

describe('no token is given', () => {
  const invalidClient = [401, 'invalid_client']
  const answerTo = async (request: TokenRequest) => {
    const { status, body } = await requestToken(request)
    return [status, body.error]
  }

  test('for another’s key id, a wrong key, or a key that was revoked', async () => {
    const mine = await keyOf()
    const theirs = await keyOf('LIVE', 'usr_paolo0')
    expect(await answerTo({ id: theirs.id, secret: mine.secret })).toEqual(invalidClient)
    expect(await answerTo({ id: 'key_', secret: mine.secret })).toEqual(invalidClient)
    expect(await answerTo({ id: 'key_\0', secret: mine.secret })).toEqual(invalidClient)
    expect(await answerTo({ id: mine.id, secret: 'x' })).toEqual(invalidClient)
    await server.db
      .updateTable('api_keys')
      .set({ revoked_at: server.parts.clock() })
      .where('id', '=', mine.id)
      .execute()
    expect(await answerTo(mine)).toEqual(invalidClient)
  })

  test('for a hash of a key in place of the key', async () => {
    const { id, secret } = await keyOf()
    const [row] = await server.db.selectFrom('api_keys').select('hash').where('id', '=', id).execute()
    expect(secret).not.toBe(row?.hash.toString('hex'))
    expect(await answerTo({ id, secret: `${row?.hash.toString('hex')}` })).toEqual(invalidClient)
  })

  test('to a flood of requests', async () => {
    const limited = await server.twin({ settings: { callLimits: { issueToken: { calls: 2, seconds: 60 } } } })
    const key = await keyOf()
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await requestToken(key, limited)).status)
    expect(statuses).toEqual([200, 200, 429])
    await limited.close()
  })
})

test('tokens are kept by their hash alone, and expired ones are purged', async () => {
  const { id, secret } = await keyOf()
  const token = await tokenOf({ id, secret })
  const rows = await server.db.selectFrom('oauth_records').selectAll().where('key_id', '=', id).execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token.slice('sb_live_token_'.length))
  server.advance(901)
  await purgeExpired(server.parts)
  expect(await server.db.selectFrom('oauth_records').selectAll().where('key_id', '=', id).execute()).toEqual(
    [],
  )
})
