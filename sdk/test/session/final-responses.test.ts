import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { credits, problem, refresh, startAuthServer } from '../support/auth-server.ts'
import { pair, signedIn } from '../support/session.ts'

describe('401 again after a fresh token', () => {
  it('ends the session: tokens cleared, onSessionEnd called once', async () => {
    const server = await startAuthServer({ [credits]: () => problem(401, 'token_expired') })
    const { credits: call, store, onSessionEnd, portal } = signedIn(server.url)
    const answers = await Promise.all([call(), call(), call()])
    expect(answers.map(({ response }) => response.status)).toEqual([401, 401, 401])
    expect(store.get()).toBeNull()
    expect(portal.session.isLoggedIn).toBe(false)
    expect(onSessionEnd.mock.calls).toEqual([['token-rejected']])
    expect(server.count(refresh)).toBe(1)
  })

  it('ends it at once when the token was refreshed before the call', async () => {
    const server = await startAuthServer({ [credits]: () => problem(401, 'token_expired') })
    const store = memoryStore({ ...pair, expires_at: 1 })
    const { credits: call, onSessionEnd } = signedIn(server.url, { store })
    await call()
    expect(onSessionEnd.mock.calls).toEqual([['token-rejected']])
    expect(server.count(credits)).toBe(1)
  })
})

describe('403 again after a fresh token', () => {
  it('is handed to the caller, the session kept', async () => {
    const server = await startAuthServer({ [credits]: () => problem(403, 'forbidden') })
    const { credits: call, store, onSessionEnd } = signedIn(server.url)
    const { error, response } = await call()
    expect(response.status).toBe(403)
    expect(error?.code).toBe('forbidden')
    expect(await store.get()).toMatchObject({ access_token: 'a2', refresh_token: 'r2' })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('causes no further refresh for that token', async () => {
    const server = await startAuthServer({ [credits]: () => problem(403, 'forbidden') })
    const { credits: call } = signedIn(server.url)
    await call()
    await Promise.all([call(), call()])
    expect(server.count(refresh)).toBe(1)
    expect(server.tokensOf(credits)).toEqual(['a1', 'a2', 'a2', 'a2'])
  })

  it('still lets a 401 of that token be refreshed', async () => {
    const server = await startAuthServer({
      [credits]: ({ token }) => (token === 'a3' ? { status: 200, body: {} } : problem(403, 'forbidden')),
      'GET /api/profile': ({ token }) =>
        token === 'a3' ? { status: 200, body: {} } : problem(401, 'token_expired'),
    })
    const { credits: call, portal } = signedIn(server.url)
    await call()
    expect((await portal.GET('/api/profile')).response.status).toBe(200)
    expect((await call()).response.status).toBe(200)
  })
})

describe('401 or 403 without a refresh token', () => {
  it.each([401, 403])('%i ends the session', async (status) => {
    const server = await startAuthServer({ [credits]: () => problem(status, 'refused') })
    const store = memoryStore({ access_token: 'a1', refresh_token: '' })
    const { credits: call, onSessionEnd } = signedIn(server.url, { store })
    const answers = await Promise.all([call(), call()])
    expect(answers.map(({ response }) => response.status)).toEqual([status, status])
    expect(store.get()).toBeNull()
    expect(onSessionEnd.mock.calls).toEqual([['no-refresh-token']])
  })

  it('ends nothing for a visitor, who has no session', async () => {
    const server = await startAuthServer()
    const { credits: call, onSessionEnd } = signedIn(server.url, { store: memoryStore() })
    expect((await call()).response.status).toBe(401)
    expect(onSessionEnd).not.toHaveBeenCalled()
    expect(server.count(refresh)).toBe(0)
  })
})
