import { afterEach, expect } from 'vitest'
import { gatewayOfFile, messages } from './gateway.ts'
import {
  authorizeUrl,
  createBrowser,
  createVerifier,
  redirectUri,
  register,
  requestToken,
} from './scripted-agent.ts'
import { twinOfFile } from './server.ts'
import { upstreamOfFile } from './upstream.ts'

export const publicUrl = 'http://portal.example'
export const resource = `${publicUrl}/mcp/lumina/messaging/v1`

export const outcomeOf = async (answer: ReturnType<typeof requestToken>) => {
  const { status, body } = await answer
  return [status, body.error]
}

interface BeginOptions {
  readonly clientId?: string
  readonly resource?: string
  readonly also?: string
  /** Parameters of the request besides. */
  readonly more?: Readonly<Record<string, string>>
}

/** Agents, and the person who allows them, at the server of a test file and a second process. */
export async function agentsOfFile() {
  const network = await upstreamOfFile()
  const { server } = await gatewayOfFile(network, { settings: { publicUrl, accessTokenSeconds: 86_400 } })
  const twin = await twinOfFile(server)
  const { access_token: tess } = await server.signIn('lowBalance')

  // A subscription has no more than 20 keys.
  afterEach(() =>
    server.db
      .updateTable('api_keys')
      .set({ revoked_at: server.parts.clock() })
      .where('agent', '=', true)
      .execute(),
  )

  const begin = async (more: BeginOptions = {}) => {
    const clientId = more.clientId ?? `${(await register(server)).body.client_id}`
    const browser = createBrowser(server)
    const { verifier, challenge } = createVerifier()
    const page = await browser.open(
      `${authorizeUrl({ clientId, resource: more.resource ?? resource, challenge, ...(more.more && { more: more.more }) })}${more.also ? `&resource=${encodeURIComponent(more.also)}` : ''}`,
    )
    return { clientId, browser, verifier, page, requestId: `${page.to}`.split('/').at(-1) ?? '' }
  }

  const decide = (
    requestId: string,
    { token = tess, ...body }: Readonly<Record<string, unknown>> & { token?: string } = {},
  ) =>
    server.ask('POST', '/portal-api/api/agents/authorization', {
      token,
      body: { agent_request_id: requestId, decision: 'ALLOW', type: 'LIVE', ...body },
    })

  /** As the browser goes: from the decision back to the agent’s address with a code. */
  async function codeOf(
    { browser, requestId }: Pick<Awaited<ReturnType<typeof begin>>, 'browser' | 'requestId'>,
    more = {},
  ) {
    const { status, body } = await decide(requestId, more)
    expect([status, body.code]).toEqual([200, undefined])
    const resumed = await browser.open(`${body.data.continue_to}`)
    const callback = await browser.open(`${resumed.to}`)
    expect(callback.to, callback.text).toContain(redirectUri)
    return new URL(`${callback.to}`).searchParams
  }

  const exchange = (
    code: string,
    { clientId, verifier }: { clientId: string; verifier: string },
    at = server,
    of = resource,
  ) =>
    requestToken(at, {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      resource: of,
    })

  const call = (token: string, at: Pick<typeof server, 'url'> = server) =>
    fetch(`${at.url}${messages}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ from: 'Lumina', to: '+639175550120', text: 'Hi' }),
    })

  async function authorized(more = {}) {
    const agent = await begin()
    const code = `${(await codeOf(agent, more)).get('code')}`
    const { body } = await exchange(code, agent)
    return { ...agent, code, token: `${body.access_token}`, refreshToken: `${body.refresh_token}` }
  }

  return { server, twin, tess, network, begin, decide, codeOf, exchange, call, authorized }
}
