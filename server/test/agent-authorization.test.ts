// An agent is authorized by a person: from the 401 of an MCP server to calls, and how what it was given ends.
import { describe, expect, test } from 'vitest'
import { agentsOfFile, outcomeOf, publicUrl, resource } from './support/agents.ts'
import { createVerifier, redirectUri, register, requestToken } from './support/scripted-agent.ts'

const { server, twin, tess, begin, codeOf, exchange, call, authorized } = await agentsOfFile()

test('a person allows an agent, and every process takes its token', async () => {
  const agent = await begin()
  expect([agent.page.status, agent.page.to]).toEqual([
    303,
    expect.stringMatching(/\/agents\/authorize\/[\w-]+$/),
  ])
  const read = (id: string) =>
    server.ask('GET', `/portal-api/api/agents/authorization?agent_request_id=${id}`, { token: tess })
  expect((await read(`${agent.requestId}x`)).status).toBe(404)
  const { body } = await read(`${agent.requestId}`)
  expect(body.data).toMatchObject({
    name: 'Test Agent',
    host: null,
    verified: false,
    redirect_host: '127.0.0.1',
    api: 'messaging',
    version: 'v1',
  })
  const answer = await codeOf(agent)
  expect(await read(`${agent.requestId}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect([answer.get('state'), answer.get('iss')]).toEqual(['state-of-the-agent', publicUrl])
  const { body: tokens } = await exchange(`${answer.get('code')}`, agent, twin)
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'calls' })
  for (const process of [server, twin])
    expect((await call(`${tokens.access_token}`, process)).status).toBe(200)
})

describe('an MCP server says where to be authorized', () => {
  const path = '/mcp/lumina/messaging/v1'
  const metadata = (query = '') =>
    `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${path}${query}"`
  const list = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${server.url}${address}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    return { status: response.status, challenge: response.headers.get('WWW-Authenticate') }
  }

  test('to an agent that wants live calls and has no key; one that doesn’t gets the mock', async () => {
    expect(await list(`${path}?mode=live`)).toEqual({
      status: 401,
      challenge: `Bearer ${metadata('?mode=live')}, scope="calls"`,
    })
    expect((await list(path)).status).toBe(200)
  })

  test('to one whose token is invalid', async () => {
    const rejected = { status: 401, challenge: `Bearer error="invalid_token", ${metadata()}, scope="calls"` }
    for (const token of ['x', 'sb_live_token_x', `sb_live_token_${'x'.repeat(43)}`])
      expect(await list(path, { Authorization: `Bearer ${token}` })).toEqual(rejected)
    const { token } = await authorized()
    expect((await list(path, { Authorization: `Bearer ${token}` })).status).toBe(200)
    server.advance(901)
    expect(await list(path, { Authorization: `Bearer ${token}` })).toEqual(rejected)
  })

  test('to one whose token is for another', async () => {
    const { token } = await authorized()
    const { challenge } = await list('/mcp/lumina/sim-swap/v1', { Authorization: `Bearer ${token}` })
    expect(challenge).toContain('error="invalid_token"')
  })

  test('by a document for each', async () => {
    const { body } = await server.ask('GET', `/.well-known/oauth-protected-resource${path}`)
    expect(body).toMatchObject({ resource, authorization_servers: [publicUrl], scopes_supported: ['calls'] })
    expect((await server.ask('GET', '/.well-known/oauth-protected-resource/mcp/lumina/none/v1')).status).toBe(
      404,
    )
  })
})

const invalidGrant = [400, 'invalid_grant']
const keyOfAgent = async (token: string) => {
  const response = await call(token)
  const [row] = await server.db
    .selectFrom('api_calls')
    .select('key_id')
    .where('request_id', '=', `${response.headers.get('X-Request-Id')}`)
    .execute()
  return `${row?.key_id}`
}
const refresh = (refreshToken: string, clientId: string, at = server) =>
  requestToken(at, { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId })

const revoke = async (parameters: Readonly<Record<string, string>>) =>
  (await fetch(`${server.url}/oauth/revoke`, { method: 'POST', body: new URLSearchParams(parameters) }))
    .status
const notices = async () => {
  const { body } = await server.ask('GET', '/portal-api/api/notifications', { token: tess })
  return body.data.map(({ message }: { readonly message: string }) => message)
}

describe('what an agent was given ends', () => {
  test('with its key, in every process: tokens, refresh tokens and codes', async () => {
    const agent = await authorized()
    const id = await keyOfAgent(agent.token)
    expect((await call(agent.token, twin)).status).toBe(200)
    const { status } = await server.ask('POST', '/portal-api/api/user-subscription/keys/revoke', {
      token: tess,
      body: { key_ids: [id] },
    })
    expect(status).toBe(200)
    for (const process of [server, twin]) {
      const response = await call(agent.token, process)
      expect([response.status, (await response.json()).code]).toEqual([401, 'access_token_invalid'])
      expect(await outcomeOf(refresh(agent.refreshToken, agent.clientId, process))).toEqual(invalidGrant)
    }
  })

  test('after 15 minutes, until it is refreshed, in whichever process', async () => {
    const agent = await authorized()
    server.advance(901)
    expect((await call(agent.token)).status).toBe(401)
    const { body } = await refresh(agent.refreshToken, agent.clientId, twin)
    expect((await call(`${body.access_token}`)).status).toBe(200)
  })

  test('when a code is replayed: whoever has the first token has a stolen one, or is robbed', async () => {
    const agent = await authorized()
    expect((await call(agent.token, twin)).status).toBe(200)
    expect(await outcomeOf(exchange(agent.code, agent))).toEqual(invalidGrant)
    for (const process of [server, twin]) expect((await call(agent.token, process)).status).toBe(401)
    expect(await notices()).toContainEqual(expect.stringContaining('“Test Agent” was used twice'))
    const [entry] = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'agent.replay')
      .execute()
    expect(entry).toMatchObject({ actor_id: 'agents', details: { name: 'Test Agent' } })
  })

  test.each(['refreshToken', 'token'] as const)(
    'when it gives its %s back (RFC 7009), in every process',
    async (which) => {
      const agent = await authorized()
      expect((await call(agent.token, twin)).status).toBe(200)
      expect(await revoke({ token: agent[which], client_id: agent.clientId })).toBe(200)
      for (const process of [server, twin]) expect((await call(agent.token, process)).status).toBe(401)
      expect(await outcomeOf(refresh(agent.refreshToken, agent.clientId))).toEqual(invalidGrant)
      expect(await notices()).toContainEqual(expect.stringContaining('“Test Agent” was disconnected'))
    },
  )

  test('by nobody who isn’t the agent: a stranger who has its token isn’t told what it is', async () => {
    const [agent, other] = [await authorized(), await authorized()]
    for (const token of [agent.token, agent.refreshToken, 'x'])
      expect(await revoke({ token, client_id: other.clientId })).toBe(200)
    expect((await call(agent.token)).status).toBe(200)
    expect(await revoke({ token: agent.token, client_id: 'nobody' })).toBe(401)
  })

  test('when a refresh token comes a second time', async () => {
    const agent = await authorized()
    const { body } = await refresh(agent.refreshToken, agent.clientId)
    expect((await call(`${body.access_token}`)).status).toBe(200)
    expect(await outcomeOf(refresh(agent.refreshToken, agent.clientId))).toEqual(invalidGrant)
    expect((await call(`${body.access_token}`)).status).toBe(401)
  })
})

describe('a code', () => {
  test('is exchanged once, however many try at one moment in two processes', async () => {
    const agent = await begin()
    const code = `${(await codeOf(agent)).get('code')}`
    const tries = Array.from({ length: 8 }, (_, index) => exchange(code, agent, index % 2 ? twin : server))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    // None where the others’ tries have ended the key before the first has its token.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.filter((status) => ![200, 400].includes(status))).toEqual([])
  })

  test('is worth nothing without the verifier, to another client, for another resource or after a minute', async () => {
    const agent = await begin()
    const code = `${(await codeOf(agent)).get('code')}`
    const other = `${(await register(server)).body.client_id}`
    const as = {
      grant_type: 'authorization_code',
      code,
      client_id: agent.clientId,
      redirect_uri: redirectUri,
    }
    expect(await outcomeOf(requestToken(server, as))).toEqual(invalidGrant)
    expect(await outcomeOf(exchange(code, { ...agent, verifier: createVerifier().verifier }))).toEqual(
      invalidGrant,
    )
    expect(await outcomeOf(exchange(code, { ...agent, clientId: other }))).toEqual(invalidGrant)
    expect(
      await outcomeOf(
        requestToken(server, {
          ...as,
          code_verifier: agent.verifier,
          resource: `${publicUrl}/mcp/lumina/sim-swap/v1`,
        }),
      ),
    ).toEqual([400, 'invalid_target'])
    const late = await begin()
    const lateCode = `${(await codeOf(late)).get('code')}`
    server.advance(61)
    expect(await outcomeOf(exchange(lateCode, late))).toEqual(invalidGrant)
  })
})
