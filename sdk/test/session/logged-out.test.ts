import { describe, expect, it } from 'vitest'
import { memoryStore, type TokenPair, type TokenStore } from '../../src/index.ts'
import { credits, login, logout, refresh, startAuthServer } from '../support/auth-server.ts'
import { gate, until } from '../support/gate.ts'
import { pair, person, signedIn } from '../support/session.ts'

describe('logged out meanwhile', () => {
  it('a late refresh restores nothing', async () => {
    const barrier = gate()
    const server = await startAuthServer()
    server.handlers[refresh] = async (request, times) => {
      await barrier.opened
      return server.trade(request, times)
    }
    server.expire()
    const { portal, store, credits: call, onSessionEnd } = signedIn(server.url)
    const late = call()
    await until(() => server.count(refresh) > 0)
    await portal.session.logout()
    barrier.open()
    expect((await late).response.status).toBe(401)
    expect(store.get()).toBeNull()
    expect(server.count(credits)).toBe(1)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('a late refresh does not send the call again as whoever signed in since', async () => {
    const barrier = gate()
    const other = { access_token: 'b1', refresh_token: 's1', token_type: 'Bearer', expires_in: 900 }
    const server = await startAuthServer({ [login]: () => ({ status: 200, body: { data: other } }) })
    server.handlers[refresh] = async (request, times) => {
      await barrier.opened
      return server.trade(request, times)
    }
    server.expire()
    const { portal, store, credits: call } = signedIn(server.url)
    const late = call()
    await until(() => server.count(refresh) > 0)
    await portal.session.logout()
    await portal.session.login(person)
    barrier.open()
    expect((await late).response.status).toBe(401)
    expect(server.tokensOf(credits)).toEqual(['a1'])
    expect(store.get()).toMatchObject({ access_token: 'b1' })
  })

  it('a late login restores nothing, and its session is ended at the server', async () => {
    const barrier = gate()
    const server = await startAuthServer()
    const normal = server.handlers[login]
    server.handlers[login] = async (request, times) => {
      await barrier.opened
      return normal?.(request, times) ?? 'drop'
    }
    const { portal, store } = signedIn(server.url, { store: memoryStore() })
    const late = portal.session.login(person)
    await until(() => server.count(login) > 0)
    await portal.session.logout()
    barrier.open()
    await expect(late).rejects.toHaveProperty('name', 'AbortError')
    expect(store.get()).toBeNull()
    expect(JSON.parse(server.sent(logout)[0]?.body ?? '')).toEqual({ refresh_token: 'r1' })
  })

  it('a store that is slow to write ends up empty', async () => {
    const slow = slowStore({ ...pair })
    const server = await startAuthServer()
    server.expire()
    const { portal, credits: call } = signedIn(server.url, { store: slow })
    const late = call()
    await until(() => slow.writing > 0)
    const out = portal.session.logout()
    await new Promise(setImmediate)
    slow.open()
    await Promise.all([late, out])
    expect(await slow.get()).toBeNull()
  })

  it('a late 401 of the session before does not end the one that began since', async () => {
    const barrier = gate()
    const server = await startAuthServer()
    const normal = server.handlers[credits]
    server.handlers[credits] = async (request, times) => {
      if (times > 1) return normal?.(request, times) ?? 'drop'
      await barrier.opened
      return { status: 401 }
    }
    const { portal, credits: call, store, onSessionEnd } = signedIn(server.url)
    const late = call()
    await until(() => server.count(credits) > 0)
    await portal.session.login(person)
    barrier.open()
    expect((await late).response.status).toBe(401)
    expect(store.get()).toMatchObject({ access_token: 'a1' })
    expect(server.count(refresh)).toBe(0)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('clears the tokens before the server has answered, and although it never does', async () => {
    const server = await startAuthServer({ [logout]: () => new Promise(() => {}) })
    const { portal, store } = signedIn(server.url)
    const out = portal.session.logout()
    expect(portal.session.isLoggedIn).toBe(false)
    await until(() => server.count(logout) > 0)
    expect(store.get()).toBeNull()
    await server.close()
    await out
  })
})

/** Keeps the first write open until the test lets it go; writes that come later are done at once. */
function slowStore(initial: TokenPair) {
  const { open, opened } = gate()
  let pair: TokenPair | null = initial
  const store = {
    writing: 0,
    open,
    get: async () => pair,
    async set(next: TokenPair | null) {
      store.writing++
      if (store.writing === 1) await opened
      pair = next
    },
  }
  return store satisfies TokenStore
}
