import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { credits, refresh, startAuthServer } from '../support/auth-server.ts'
import { pair, person, signedIn } from '../support/session.ts'

describe('a call that needs a token', () => {
  it('goes out as Bearer', async () => {
    const server = await startAuthServer()
    const { data } = await signedIn(server.url).credits()
    expect(data?.data.wallet_credits).toBe('12.00')
    expect(server.tokensOf(credits)).toEqual(['a1'])
  })

  it('is told by the contract under a base URL with a path', async () => {
    const server = await startAuthServer(
      { 'GET /api/faqs': () => ({ status: 200, body: { data: [] } }) },
      '/portal-api',
    )
    const { portal } = signedIn(`${server.url}/`)
    await portal.GET('/api/faqs')
    await portal.GET('/api/wallet/credits')
    expect(server.calls.map(({ operation, token }) => [operation, token])).toEqual([
      ['GET /api/faqs', undefined],
      [credits, 'a1'],
    ])
  })

  it('is refreshed first when the token is known to have expired', async () => {
    const server = await startAuthServer()
    const store = memoryStore({ ...pair, expires_at: 1_000 })
    const { portal } = signedIn(server.url, { store, clock: () => 1_000 })
    await Promise.all([portal.GET('/api/wallet/credits'), portal.GET('/api/wallet/credits')])
    expect(server.tokensOf(credits)).toEqual(['a2', 'a2'])
    expect(server.count(refresh)).toBe(1)
  })

  it('is refreshed first when only a refresh token is left', async () => {
    const server = await startAuthServer()
    const store = memoryStore({ access_token: '', refresh_token: 'r1' })
    await signedIn(server.url, { store }).credits()
    expect(server.tokensOf(credits)).toEqual(['a2'])
  })

  it('learns from the answer when its token is to be renewed: after nine tenths of its life', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url, { clock: () => 10_000 })
    await portal.session.login(person)
    expect((await portal.session.get())?.expires_at).toBe(10_000 + 810_000)
  })

  it('never carries the token to another address', async () => {
    const server = await startAuthServer()
    const stranger = await startAuthServer()
    await signedIn(server.url).portal.GET('/api/wallet/credits', { baseUrl: stranger.url })
    expect(stranger.tokensOf(credits)).toEqual([undefined])
  })

  it('works without a token where one is optional, and carries it when held', async () => {
    const kyb = 'POST /api/user-subscription/kyb'
    const server = await startAuthServer({ [kyb]: () => ({ status: 201, body: { data: {} } }) })
    const { portal } = signedIn(server.url)
    const call = () => portal.request('post', '/api/user-subscription/kyb', { body: {} as never })
    await call()
    await portal.session.logout()
    await call()
    expect(server.tokensOf(kyb)).toEqual(['a1', undefined])
  })
})
