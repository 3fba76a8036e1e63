// Attacks between an agent and the person who allows it.
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { agentsOfFile, outcomeOf, publicUrl, resource } from './support/agents.ts'
import {
  authorizeUrl,
  createBrowser,
  createVerifier,
  redirectUri,
  register,
  requestToken,
} from './support/scripted-agent.ts'

const { server, tess, begin, decide, codeOf, exchange, authorized } = await agentsOfFile()

describe('a request isn’t begun', () => {
  const refused = async (
    clientId: string,
    { to = resource, ...more }: Readonly<Record<string, string>> = {},
  ) => {
    const { challenge } = createVerifier()
    return createBrowser(server).open(authorizeUrl({ clientId, resource: to, challenge, more }))
  }
  const errorOf = ({ to }: { to: string | null }) => new URL(`${to}`).searchParams.get('error')

  test('for an address that the agent hasn’t registered: nothing is sent there', async () => {
    const { client_id: id } = (await register(server)).body
    for (const stranger of [
      'https://evil.example/callback',
      'http://127.0.0.1:3456/callback/../evil',
      'http://127.0.0.1.evil.example:3456/callback',
      'http://localhost:3456/callback',
      'http://127.0.0.1:3456/callback?x=1',
    ]) {
      const page = await refused(`${id}`, { redirect_uri: stranger })
      expect([page.status, page.to]).toEqual([400, null])
    }
    const otherPort = await refused(`${id}`, { redirect_uri: 'http://127.0.0.1:9999/callback' })
    expect(otherPort.to).toContain('/agents/authorize/')
  })

  test('without PKCE, or with a challenge that is the verifier', async () => {
    const { client_id: id } = (await register(server)).body
    const page = await createBrowser(server).open(authorizeUrl({ clientId: `${id}`, resource }))
    expect(errorOf(page)).toBe('invalid_request')
    expect(errorOf(await refused(`${id}`, { code_challenge_method: 'plain' }))).toBe('invalid_request')
  })

  test.each([
    'https://evil.example/mcp/lumina/messaging/v1',
    `${publicUrl}/mcp/lumina/none/v1`,
    `${publicUrl}/mcp/`,
    '',
  ])('for a resource that is no MCP server of ours: %s', async (to) => {
    const { client_id: id } = (await register(server)).body
    expect(errorOf(await refused(`${id}`, { to }))).toBe('invalid_target')
  })

  test.each([
    ['an unknown client', 'nobody'],
    ['a key', 'key_live000'],
    ['a description at this machine', 'https://127.0.0.1/agent.json'],
    ['a description in a private network', 'https://10.0.0.7/agent.json'],
    ['one at a cloud’s internal address', 'https://169.254.169.254/agent.json'],
    ['one by a name of this network', 'https://localhost/agent.json'],
    ['one without HTTPS', 'http://agent.example/agent.json'],
  ])('for %s', async (_what, clientId) => {
    const page = await refused(clientId)
    expect([page.status, page.to]).toEqual([400, null])
    expect(page.text).toContain('can’t be connected')
  })

  test('by a description that is nowhere but at this machine: nothing connects', async () => {
    let connections = 0
    const inside = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as { port: number }
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost', 'localtest.localhost'])
      expect((await refused(`https://${host}:${port}/agent.json`)).status).toBe(400)
    expect(connections).toBe(0)
    inside.close()
  })
})

describe('a decision', () => {
  const answerAt = async (browser: ReturnType<typeof createBrowser>, address: string) =>
    (await browser.open(address)).status

  test('is taken nowhere but to the browser that began the request, with the ticket of whoever decided', async () => {
    const attacker = await begin()
    const { body } = await decide(attacker.requestId)
    const continueTo = `${body.data.continue_to}`
    expect(await answerAt(createBrowser(server), continueTo)).toBe(404)
    expect(await answerAt(attacker.browser, continueTo.replace(/ticket=.*/, 'ticket=x'))).toBe(404)
    expect(await answerAt(attacker.browser, `/oauth/authorize/${attacker.requestId}`)).not.toBe(200)
    const resumed = await attacker.browser.open(`/oauth/authorize/${attacker.requestId}`)
    expect(`${resumed.to}`).not.toContain('code=')
  })

  test('of one request isn’t taken for another', async () => {
    const [allowed, other] = [await begin(), await begin()]
    const { body } = await decide(allowed.requestId)
    const ticket = new URL(`${body.data.continue_to}`, publicUrl).searchParams.get('ticket')
    const forged = `/agents/authorize/${other.requestId}/continue?ticket=${ticket}`
    expect(await answerAt(other.browser, forged)).toBe(404)
    // The cookie of one request at the address of another, as no browser sends it.
    for (const [name, { value }] of other.browser.cookies)
      other.browser.cookies.set(name, { path: '/', value })
    expect(await answerAt(other.browser, `${body.data.continue_to}`)).toBe(404)
  })

  test('works once', async () => {
    const agent = await begin()
    await codeOf(agent)
    const { status, body } = await decide(agent.requestId)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  test('is one, however many are made at one moment: a single key', async () => {
    const { requestId } = await begin()
    const count = async () =>
      Number(
        (
          await server.db
            .selectFrom('api_keys')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(requestId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await count()).toBe(before + 1)
  })

  test('to deny tells the agent, and makes no key', async () => {
    const agent = await begin()
    const { body } = await server.ask('POST', '/portal-api/api/agents/authorization', {
      token: tess,
      body: { agent_request_id: agent.requestId, decision: 'DENY' },
    })
    const resumed = await agent.browser.open(`${body.data.continue_to}`)
    const { to } = await agent.browser.open(`${resumed.to}`)
    const answer = new URL(`${to}`).searchParams
    expect([answer.get('error'), answer.get('code'), answer.get('state')]).toEqual([
      'access_denied',
      null,
      'state-of-the-agent',
    ])
  })

  test('409 subscription_not_active: by an account without a subscription to the API', async () => {
    const { requestId } = await begin({ resource: `${publicUrl}/mcp/beacon/v0` })
    const { status, body } = await decide(requestId)
    expect([status, body.code]).toEqual([409, 'subscription_not_active'])
  })

  test('422: limits that aren’t the API’s; the request is still to be decided', async () => {
    const { requestId } = await begin()
    const limits = { ...noLimits, operations: ['dropTables'] }
    expect((await decide(requestId, { limits })).status).toBe(422)
    expect((await decide(requestId)).status).toBe(200)
  })

  test('404: on a request that has expired', async () => {
    const { requestId } = await begin()
    server.advance(901)
    expect((await decide(requestId)).status).toBe(404)
  })
})

const noLimits = {
  credits_per_day: null,
  credits_per_month: null,
  credits_in_all: null,
  operations: null,
  addresses: null,
}

describe('a registration', () => {
  test.each([
    ['a page of a stranger without HTTPS', { redirect_uris: ['http://evil.example/callback'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['none', { redirect_uris: [] }],
    ['the way of programs', { grant_types: ['client_credentials'], redirect_uris: [] }],
    [
      'the way of programs among others',
      {
        grant_types: ['authorization_code', 'client_credentials'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    ['tokens without a code', { response_types: ['token'] }],
  ])('is rejected for %s', async (_what, metadata) => {
    expect((await register(server, metadata)).status).toBe(400)
  })

  test('keeps no secret, and a secret is needed where one was given', async () => {
    const { body } = await register(server, { token_endpoint_auth_method: 'client_secret_post' })
    const rows = await server.db
      .selectFrom('oauth_records')
      .select('payload')
      .where('kind', '=', 'Client')
      .execute()
    expect(JSON.stringify(rows)).not.toContain(body.client_secret)
    const agent = await begin({ clientId: `${body.client_id}` })
    const code = `${(await codeOf(agent)).get('code')}`
    expect(await outcomeOf(exchange(code, agent))).toEqual([401, 'invalid_client'])
    const parameters = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: agent.verifier,
    }
    const proof = { client_id: `${body.client_id}`, client_secret: `${body.client_secret}` }
    expect((await requestToken(server, { ...parameters, ...proof })).status).toBe(200)
  })

  test.each([
    ['its name', { client_name: 'x'.repeat(8_200) }],
    [
      'its addresses',
      { redirect_uris: Array.from({ length: 300 }, (_, index) => `${redirectUri}/${index}`) },
    ],
    ['what nobody asked for', { unknown: 'x'.repeat(8_200) }],
  ])('has 8 KB for what an agent says of itself: %s is too long', async (_what, metadata) => {
    const { status, body } = await register(server, metadata)
    expect([status, body.error]).toEqual([400, 'invalid_client_metadata'])
    expect((await register(server, { client_name: 'x'.repeat(7_000) })).status).toBe(201)
  })

  test('has 8 KB, also where it comes in chunks', async () => {
    const metadata = { client_name: 'x'.repeat(9_000), redirect_uris: [redirectUri] }
    const response = await fetch(`${server.url}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([JSON.stringify(metadata)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([response.status, (await response.json()).error]).toEqual([400, 'invalid_client_metadata'])
  })

  test('is limited for all networks together, by two processes, and what is rejected takes no place', async () => {
    const settings = { callLimits: { registerAgentAnywhere: { calls: 2, seconds: 3600 } } }
    const [one, other] = [await server.twin({ settings }), await server.twin({ settings })]
    const statuses = []
    for (const at of [one, other]) statuses.push((await register(at, { redirect_uris: [] })).status)
    for (const at of [one, other, one, other]) statuses.push((await register(at)).status)
    expect(statuses).toEqual([400, 400, 201, 201, 429, 429])
    const { body } = await register(one)
    expect(body.error).toBe('temporarily_unavailable')
    await Promise.all([one.close(), other.close()])
  })

  test('is limited by address, and one that nobody allowed anything is forgotten after a day', async () => {
    const callLimits = { registerAgent: { calls: 2, seconds: 3600 } }
    const limited = await server.twin({ settings: { callLimits } })
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await register(limited)).status)
    expect(statuses).toEqual([201, 201, 429])
    await limited.close()
    const used = await authorized()
    const unused = `${(await register(server)).body.client_id}`
    server.advance(86_401)
    expect((await begin({ clientId: used.clientId })).page.status).toBe(303)
    expect((await begin({ clientId: unused })).page.status).toBe(400)
  })
})
