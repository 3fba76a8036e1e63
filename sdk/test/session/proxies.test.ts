import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { credits, creditsResponse, problem, refresh, startAuthServer } from '../support/auth-server.ts'
import type { Answer } from '../support/server.ts'
import { pair, signedIn } from '../support/session.ts'

const page = (status: number, type = 'text/html'): Answer => ({
  status,
  body: type === 'text/html' ? '<h1>No</h1>' : { message: 'No' },
  headers: { 'Content-Type': type },
})

describe('a proxy', () => {
  it.each([400, 401, 403, 404, 405, 409, 410, 413, 421, 422, 451])(
    'that answers %i with a page keeps the session when it refuses the refresh',
    async (status) => {
      const server = await startAuthServer({ [refresh]: () => page(status) })
      server.expire()
      const { credits: call, store, onSessionEnd } = signedIn(server.url)
      expect((await call()).error).toMatchObject({ code: `http_${status}`, status })
      expect(store.get()).toEqual(pair)
      expect(onSessionEnd).not.toHaveBeenCalled()
      server.handlers[refresh] = server.trade
      expect((await call()).response.status).toBe(200)
    },
  )

  it('that answers 407, which fetch takes for no response, keeps it', async () => {
    const server = await startAuthServer({ [refresh]: () => page(407) })
    const { portal, store } = signedIn(server.url)
    await expect(portal.session.refresh()).rejects.toMatchObject({ code: 'network_error' })
    expect(store.get()).toEqual(pair)
  })

  it.each<[string, Answer]>([
    ['JSON of its own', page(403, 'application/json')],
    ['a problem without a code', page(401, 'application/problem+json')],
    ['nothing', { status: 401, headers: { 'Content-Type': 'text/plain' } }],
    [
      'a code that is no problem',
      { status: 401, body: { code: 'x' }, headers: { 'Content-Type': 'text/json' } },
    ],
  ])('that answers with %s keeps it, too', async (_what, answer) => {
    const server = await startAuthServer({ [refresh]: () => answer })
    const { portal, store } = signedIn(server.url)
    await expect(portal.session.refresh()).rejects.toMatchObject({ name: 'ApiError' })
    expect(store.get()).toEqual(pair)
  })

  it('keeps the session when it refuses a fresh token', async () => {
    const server = await startAuthServer({ [credits]: () => page(401) })
    const { credits: call, store, onSessionEnd } = signedIn(server.url)
    expect((await call()).error).toMatchObject({ code: 'http_401' })
    expect(await store.get()).toMatchObject({ access_token: 'a2' })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('causes no storm of refreshes, and the portal’s own 401 is heard after it', async () => {
    const server = await startAuthServer({ [credits]: () => page(401) })
    const { credits: call, onSessionEnd } = signedIn(server.url)
    for (let count = 0; count < 5; count++) expect((await call()).response.status).toBe(401)
    expect(server.count(refresh)).toBe(1)
    server.handlers[credits] = server.secured(creditsResponse)
    server.expire()
    expect((await call()).response.status).toBe(200)
    expect(server.count(refresh)).toBe(2)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it.each([401, 403])('that answers %i ends no session that has no refresh token', async (status) => {
    const server = await startAuthServer({ [credits]: () => page(status) })
    const store = memoryStore({ access_token: 'a1', refresh_token: '' })
    const { credits: call, onSessionEnd } = signedIn(server.url, { store })
    await call()
    expect(onSessionEnd).not.toHaveBeenCalled()
    server.handlers[credits] = () => problem(status, 'refused')
    await call()
    expect(onSessionEnd.mock.calls).toEqual([['no-refresh-token']])
  })
})
