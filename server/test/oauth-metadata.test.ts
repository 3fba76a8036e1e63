// Metadata of the authorization server and its resources name what there is (RFC 8414, RFC 9728).
import {
  allowInsecureRequests,
  customFetch,
  processResourceDiscoveryResponse,
  resourceDiscoveryRequest,
} from 'oauth4webapi'
import { describe, expect, test } from 'vitest'
import { agentsOfFile, publicUrl, resource } from './support/agents.ts'
import { redirectUri, register, requestToken } from './support/scripted-agent.ts'

const { server, tess, begin, codeOf, exchange } = await agentsOfFile()
const path = '/mcp/lumina/messaging/v1'

const revoke = async (parameters: Readonly<Record<string, string>>, headers = {}) =>
  (
    await fetch(`${server.url}/oauth/revoke`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token: 'x', ...parameters }),
    })
  ).status

// RFC 9728, section 3.3: a client takes no document that names another address than the one it called.
test.each([
  path,
  `${path}?mode=live`,
  `${path}?tools=all&mode=live`,
  '/mcp/beacon/v0?mode=live',
  '/mcp?mode=live',
  '/mcp',
])('the metadata of a resource names the address that it was called by: %s', async (address) => {
  const url = new URL(address, publicUrl)
  const rejection = await fetch(`${server.url}${address}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  })
  const [, metadataUrl] =
    /resource_metadata="([^"]+)"/.exec(`${rejection.headers.get('WWW-Authenticate')}`) ?? []
  const response = await resourceDiscoveryRequest(url, {
    [allowInsecureRequests]: true,
    [customFetch]: (where) => {
      expect(where).toBe(metadataUrl)
      return fetch(where.replace(publicUrl, server.url))
    },
  })
  expect(await processResourceDiscoveryResponse(url, response)).toMatchObject({ resource: url.href })
})

describe('the metadata of the authorization server', () => {
  const metadata = async () =>
    (await (await fetch(`${server.url}/.well-known/oauth-authorization-server`)).json()) as Record<
      string,
      string & readonly string[]
    >
  const unasked = { state: 'state-of-the-agent', client_id: 'x', redirect_uri: redirectUri }

  /** For each field, whether each of its values is there. */
  const isThere: Readonly<Record<string, (value: string) => Promise<boolean> | boolean>> = {
    issuer: (value) => value === publicUrl,
    grant_types_supported: async (grant_type) =>
      (await requestToken(server, { grant_type, client_id: agent.clientId })).body.error !==
      'unsupported_grant_type',
    async scopes_supported(scope) {
      const to = scope === 'account:read' ? `${publicUrl}/mcp` : resource
      const asking = await begin({ resource: to })
      const code = `${(await codeOf(asking, to === resource ? {} : { limits: undefined })).get('code')}`
      return (await exchange(code, asking, server, to)).body.scope === scope
    },
    response_types_supported: (value) => value === 'code',
    async response_modes_supported(response_mode) {
      const asking = await begin({ more: { response_mode } })
      const denied = await decideToDeny(asking)
      return new URL(`${denied}`)[response_mode === 'query' ? 'search' : 'hash'].includes('access_denied')
    },
    code_challenge_methods_supported: async (code_challenge_method) =>
      (await begin({ more: { code_challenge_method } })).page.status === 303,
    token_endpoint_auth_methods_supported: async (token_endpoint_auth_method) =>
      (await register(server, { token_endpoint_auth_method })).status === 201,
    async revocation_endpoint_auth_methods_supported(method) {
      const { body } = await register(server, { token_endpoint_auth_method: method })
      const { client_id: id, client_secret: secret } = body
      if (method !== 'client_secret_basic')
        return (await revoke({ client_id: `${id}`, ...(secret && { client_secret: secret }) })) === 200
      return (await revoke({}, { Authorization: `Basic ${btoa(`${id}:${secret}`)}` })) === 200
    },
    authorization_response_iss_parameter_supported: async () =>
      new URL(`${await decideToDeny(await begin())}`).searchParams.get('iss') === publicUrl,
    // With agents that are described: agent-descriptions.test.ts.
    client_id_metadata_document_supported: () => true,
  }
  let agent: Awaited<ReturnType<typeof begin>>

  async function decideToDeny({ requestId, browser }: typeof agent) {
    const { body } = await server.ask('POST', '/portal-api/api/agents/authorization', {
      token: tess,
      body: { agent_request_id: requestId, decision: 'DENY' },
    })
    const resumed = await browser.open(`${body.data.continue_to}`)
    return (await browser.open(`${resumed.to}`)).to
  }

  test('names only what is there', async () => {
    agent = await begin()
    for (const [field, value] of Object.entries(await metadata())) {
      const check = isThere[field] ?? (field.endsWith('_endpoint') ? isServed : undefined)
      expect(check, `${field} is checked by nothing`).toBeDefined()
      for (const one of [value].flat()) expect([field, one, await check?.(one)]).toEqual([field, one, true])
    }
  })

  /** An endpoint knows the client, or says that it doesn’t. */
  async function isServed(endpoint: string): Promise<boolean> {
    const { pathname } = new URL(endpoint)
    const statuses = await Promise.all([
      fetch(`${server.url}${pathname}?${new URLSearchParams(unasked)}`, { redirect: 'manual' }),
      fetch(`${server.url}${pathname}`, { method: 'POST', body: '{}' }),
    ])
    return endpoint.startsWith(publicUrl) && statuses.some(({ status }) => [400, 401].includes(status))
  }
})
