import { describe, expect, it } from 'vitest'
import { apis, createApi } from '../src/apis.ts'
import { accessTokens, waitForLimits } from '../src/index.ts'
import { type Answer, startServer } from './support/server.ts'

const check = 'POST /gateway/lumina/sim-swap/v1/check'
const tokenEndpoint = 'POST /oauth/token'
const body = { phoneNumber: '+639175550101', maxAge: 24 }
const resource = `https://api.switchboard.example${apis['sim-swap'].path}`
const key = `sb_live_${'k'.repeat(38)}`
const swapped: Answer = { status: 200, body: { swapped: true } }
const rejected: Answer = {
  status: 401,
  body: { code: 'access_token_invalid', status: 401 },
  headers: { 'WWW-Authenticate': 'Bearer realm="portal", error="invalid_token"' },
}

/** Gives `sb_live_token_1`, then `…_2`, and so on, each for so many seconds. */
async function portalOf(calls: (token: string | undefined) => Answer = () => swapped, seconds = 900) {
  const server = await startServer({
    [tokenEndpoint]: (_call, times) => ({
      status: 200,
      body: { access_token: `sb_live_token_${times}`, expires_in: seconds, token_type: 'Bearer' },
    }),
    [check]: ({ token }) => calls(token),
  })
  const fetch = accessTokens({ keyId: 'key_1', resource })
  const client = createApi('sim-swap', { baseUrl: server.url, key, fetch })
  return { server, send: () => client.POST('/check', { body }) }
}

describe('calls with access tokens', () => {
  it('share one token, and the key goes to the token endpoint alone', async () => {
    const { server, send } = await portalOf()
    await Promise.all([send(), send(), send()])
    expect((await send()).data).toEqual({ swapped: true })
    const [request, ...others] = server.sent(tokenEndpoint)
    expect([others, Object.fromEntries(new URLSearchParams(request?.body))]).toEqual([
      [],
      { grant_type: 'client_credentials', resource },
    ])
    expect(request?.headers.authorization).toBe(`Basic ${btoa(`key_1:${key}`)}`)
    const calls = server.sent(check)
    expect(calls.map(({ token }) => token)).toEqual(Array(4).fill('sb_live_token_1'))
    expect(calls.map(({ headers, body: text }) => [headers['x-api-key'], JSON.parse(text)])).toEqual(
      Array(4).fill([undefined, body]),
    )
  })

  it('get a new token before the last one expires', async () => {
    const { server, send } = await portalOf(undefined, 59)
    await send()
    await send()
    expect(server.sent(check).map(({ token }) => token)).toEqual(['sb_live_token_1', 'sb_live_token_2'])
  })

  it('are sent again with a new token where theirs was rejected, once', async () => {
    const { server, send } = await portalOf((token) => (token === 'sb_live_token_1' ? rejected : swapped))
    expect((await send()).data).toEqual({ swapped: true })
    expect(server.sent(check).map(({ token }) => token)).toEqual(['sb_live_token_1', 'sb_live_token_2'])
    const refusing = await portalOf(() => rejected)
    expect((await refusing.send()).error?.code).toBe('access_token_invalid')
    expect(refusing.server.count(check)).toBe(2)
  })

  it('are not sent again after a 401 of the API itself, which was charged', async () => {
    const own: Answer = { ...rejected, headers: { ...rejected.headers, 'X-Credits-Charged': '0.60' } }
    const { server, send } = await portalOf(() => own)
    expect((await send()).response.status).toBe(401)
    expect(server.count(check)).toBe(1)
  })

  it('end with the response of the token endpoint where it gives none, each with its own', async () => {
    const { server, send } = await portalOf()
    server.handlers[tokenEndpoint] = () => ({ status: 401, body: { error: 'invalid_client' } })
    const calls = await Promise.all([send(), send()])
    expect(calls.map(({ error, response }) => [error?.code, response.status])).toEqual([
      ['http_401', 401],
      ['http_401', 401],
    ])
    expect(server.count(check)).toBe(0)
  })

  it('wait for the limits of the token endpoint, too, with waitForLimits', async () => {
    const { server } = await portalOf()
    const answer = server.handlers[tokenEndpoint]
    server.handlers[tokenEndpoint] = (call, times) =>
      times === 1 ? { status: 429, headers: { 'Retry-After': '2' } } : (answer?.(call, times) ?? 'drop')
    const fetch = accessTokens({
      keyId: 'key_1',
      resource,
      fetch: waitForLimits({ maxSeconds: 60, wait: async () => {} }),
    })
    const simSwap = createApi('sim-swap', { baseUrl: server.url, key, fetch })
    expect((await simSwap.POST('/check', { body })).data).toEqual({ swapped: true })
  })
})
