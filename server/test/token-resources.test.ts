// A token is for one resource (RFC 8707): absent, several and unknown ones mean none, never all. See decision 0113.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { agentsOfFile, outcomeOf, publicUrl, resource } from './support/agents.ts'
import { messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { createBrowser, createVerifier, redirectUri, register } from './support/scripted-agent.ts'

const { server, twin, begin, codeOf, exchange, call, authorized } = await agentsOfFile()
const portal = `${publicUrl}/mcp`
const gateway = `${publicUrl}/gateway/lumina/messaging/v1`
const second = `${publicUrl}/mcp/lumina/messaging/v2`
const invalidTarget = [400, 'invalid_target']

// Another version of the same API, which the same key may call.
for (const table of ['apis', 'api_texts'])
  await sql`INSERT INTO ${sql.table(table)} SELECT (jsonb_populate_record(each, '{"version": "v2", "full_version": "2.0.0"}')).*
    FROM ${sql.table(table)} AS each WHERE api = 'messaging'`.execute(server.db)

type Parameters = readonly (readonly [string, string])[]
const named = (resources: readonly string[]): Parameters => resources.map((one) => ['resource', one])

async function requestToken(parameters: Parameters, at = server) {
  const body = new URLSearchParams(parameters.map(([name, value]) => [name, value]))
  const response = await fetch(`${at.url}/oauth/token`, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const refresh = (
  { refreshToken, clientId }: Awaited<ReturnType<typeof authorized>>,
  ...resources: readonly string[]
) =>
  requestToken(
    [
      ['grant_type', 'refresh_token'],
      ['refresh_token', refreshToken],
      ['client_id', clientId],
      ...named(resources),
    ],
    twin,
  )

/** The servers that take a token, in both processes. */
async function acceptedAt(token: string): Promise<readonly string[]> {
  const accepted = new Set<string>()
  for (const process of [server, twin]) {
    if ((await call(token, process)).status === 200) accepted.add('gateway v1')
    const other = await fetch(`${process.url}${messages.replace('v1', 'v2')}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    if (((await other.json()) as { code?: string }).code !== 'access_token_invalid')
      accepted.add('gateway v2')
    for (const path of ['/mcp/lumina/messaging/v1', '/mcp/lumina/messaging/v2', '/mcp']) {
      const response = await fetch(`${process.url}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      })
      if (response.status !== 401) accepted.add(path)
    }
  }
  return [...accepted]
}
const firstVersion = ['gateway v1', '/mcp/lumina/messaging/v1']

const noOne: readonly (readonly [string, readonly string[]])[] = [
  ['two', [resource, second]],
  ['two of which one is the portal’s', [resource, portal]],
  ['one of another version', [second]],
  ['an unknown one', [`${publicUrl}/mcp/lumina/none/v1`]],
  ['another host’s', ['https://evil.example/mcp/lumina/messaging/v1']],
  ['a part of the portal', [`${publicUrl}/mcp/`]],
  ['the portal itself', [publicUrl]],
  ['one with a fragment', [`${resource}#x`]],
  ['one with a query that no server reads', [`${resource}?mode=all`]],
  ['no address', ['messaging']],
]

describe('400 invalid_target: a program’s token', () => {
  const keyParameters = async (): Promise<Parameters> => {
    const { id, secret } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
    return [
      ['grant_type', 'client_credentials'],
      ['client_id', id],
      ['client_secret', secret],
    ]
  }
  test.each<readonly [string, readonly string[]]>([
    ['none', []],
    ['an empty one', ['']],
    // A key may call every version of its API; so which one a token is for is its program’s to say.
    ...noOne.filter(([name]) => name !== 'one of another version'),
  ])('for %s', async (_name, resources) => {
    const parameters = [...(await keyParameters()), ...named(resources)]
    expect(await outcomeOf(requestToken(parameters))).toEqual(invalidTarget)
    expect(await outcomeOf(requestToken([...parameters, ['scope', 'calls']]))).toEqual(invalidTarget)
  })

  test('though not by any name of one server, and it is accepted there alone', async () => {
    for (const name of [resource, gateway, `${resource}?mode=live`]) {
      const { body } = await requestToken([...(await keyParameters()), ...named([name])])
      expect(await acceptedAt(`${body.access_token}`)).toEqual(firstVersion)
    }
    const { body } = await requestToken([...(await keyParameters()), ...named([portal])])
    expect(await acceptedAt(`${body.access_token}`)).toEqual(['/mcp'])
  })
})

describe('an agent’s refresh', () => {
  test.each(noOne)(
    'for %s is invalid_target, and its refresh token is still good',
    async (_name, resources) => {
      const agent = await authorized()
      expect(await outcomeOf(refresh(agent, ...resources))).toEqual(invalidTarget)
      const { status, body } = await refresh(agent)
      expect([status, await acceptedAt(`${body.access_token}`)]).toEqual([200, firstVersion])
    },
  )

  test('of both that it was granted is for the one that it names, and for none without', async () => {
    const agent = await begin({ also: portal })
    const code = `${(await codeOf(agent)).get('code')}`
    const { body } = await exchange(code, agent)
    expect(await acceptedAt(`${body.access_token}`)).toEqual(firstVersion)
    const granted = { ...agent, code, token: '', refreshToken: `${body.refresh_token}` }
    expect(await outcomeOf(refresh(granted))).toEqual(invalidTarget)
    expect(await outcomeOf(refresh(granted, resource, portal))).toEqual(invalidTarget)
    const { body: ofPortal } = await refresh(granted, portal)
    expect(await acceptedAt(`${ofPortal.access_token}`)).toEqual(['/mcp'])
  })
})

test('an agent’s code for two is exchanged for neither where it names none', async () => {
  const agent = await begin({ also: portal })
  const code = `${(await codeOf(agent)).get('code')}`
  const answer = requestToken([
    ['grant_type', 'authorization_code'],
    ['code', code],
    ['client_id', agent.clientId],
    ['redirect_uri', redirectUri],
    ['code_verifier', agent.verifier],
  ])
  expect(await outcomeOf(answer)).toEqual(invalidTarget)
})

test('an agent that names no resource is refused before anybody is asked', async () => {
  const { challenge } = createVerifier()
  const parameters = {
    response_type: 'code',
    client_id: `${(await register(server)).body.client_id}`,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  for (const more of ['', '&resource=', '&scope=calls', '&scope=openid']) {
    const { to } = await createBrowser(server).open(
      `/oauth/authorize?${new URLSearchParams(parameters)}${more}`,
    )
    expect(new URL(`${to}`).searchParams.get('error')).toBe('invalid_target')
  }
})

test('401: a token that was stored without a resource is for none, in each process', async () => {
  const { token } = await authorized()
  expect(await acceptedAt(token)).toEqual(firstVersion)
  await server.db.updateTable('oauth_records').set({ resource: null }).execute()
  await sql`UPDATE subscriptions SET user_id = user_id`.execute(server.db)
  expect(await acceptedAt(token)).toEqual([])
})

test.each(['LIVE', 'TEST'] as const)('401: a token of a %s key by the name of the other', async (type) => {
  const { token, clientId } = await authorized({ type })
  const other = token.replace(/^sb_(live|test)/, (_, mode) => (mode === 'live' ? 'sb_test' : 'sb_live'))
  expect(await acceptedAt(other)).toEqual([])
  const revocation = new URLSearchParams({ token: other, client_id: clientId })
  await fetch(`${server.url}/oauth/revoke`, { method: 'POST', body: revocation })
  expect(await acceptedAt(token)).toContain('/mcp/lumina/messaging/v1')
})
