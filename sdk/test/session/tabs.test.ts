import { describe, expect, it, vi } from 'vitest'
import { type Locks, memoryStore, type TokenPair, type TokenStore } from '../../src/index.ts'
import { credits, refresh, startAuthServer } from '../support/auth-server.ts'
import { gate, until } from '../support/gate.ts'
import { pair, person, signedIn } from '../support/session.ts'

/** One store that two tabs look into. */
function sharedStore(initial: TokenPair | null = { ...pair }): TokenStore {
  const { get, set } = memoryStore(initial)
  return { get, set }
}

/** A lock manager as browsers have it: one holder a name, in order, waiting ends with the signal. */
function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const names: string[] = []
  const locks: Locks = {
    async request(name, { signal }, job) {
      names.push(name)
      const turn = tails.get(name) ?? Promise.resolve()
      const aborted = new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      const granted = Promise.race([turn, aborted])
      const done = granted.then(job)
      tails.set(name, Promise.allSettled([turn, done]))
      return done
    },
  }
  return { locks, names }
}

describe('two tabs on one store', () => {
  it('with locks refresh once, even where the server takes each refresh token once', async () => {
    const server = await startAuthServer()
    server.expire()
    const { locks } = fakeLocks()
    const store = sharedStore()
    const [one, two] = [signedIn(server.url, { store, locks }), signedIn(server.url, { store, locks })]
    const answers = await Promise.all([one.credits(), two.credits(), one.credits(), two.credits()])
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200])
    expect(server.count(refresh)).toBe(1)
    expect(one.onSessionEnd).not.toHaveBeenCalled()
    expect(two.onSessionEnd).not.toHaveBeenCalled()
  })

  it('name the lock after the base URL, and take none for a store of their own', async () => {
    const server = await startAuthServer()
    server.expire()
    const { locks, names } = fakeLocks()
    await signedIn(server.url, { locks }).credits()
    expect(names).toEqual([])
    server.expire()
    await signedIn(server.url, {
      locks,
      store: sharedStore({ access_token: 'a2', refresh_token: 'r2' }),
    }).credits()
    expect(names).toEqual([`switchboard ${server.url}`])
  })

  it('use the newer tokens that the other tab left in the store', async () => {
    const server = await startAuthServer()
    const store = sharedStore()
    const [one, two] = [
      signedIn(server.url, { store, locks: null }),
      signedIn(server.url, { store, locks: null }),
    ]
    const barrier = gate()
    const normal = server.handlers[credits]
    server.handlers[credits] = async (request, times) => {
      const answer = await normal?.(request, times)
      if (times === 1) await barrier.opened
      return answer ?? 'drop'
    }
    server.expire()
    const late = two.credits()
    await until(() => server.count(credits) > 0)
    await one.credits()
    barrier.open()
    expect((await late).response.status).toBe(200)
    expect(server.count(refresh)).toBe(1)
  })

  it('without locks use the newer tokens even when their own refresh was refused', async () => {
    const server = await startAuthServer()
    const store = sharedStore()
    const [one, two] = [
      signedIn(server.url, { store, locks: null }),
      signedIn(server.url, { store, locks: null }),
    ]
    const barrier = gate()
    server.handlers[refresh] = async (request, times) => {
      const answer = server.trade(request, times)
      if (times === 1) await until(() => server.count(refresh) > 1)
      else await barrier.opened
      return answer
    }
    server.expire()
    const first = one.credits()
    await until(() => server.count(refresh) > 0)
    const second = two.credits()
    await first
    barrier.open()
    expect((await second).response.status).toBe(200)
    expect(two.onSessionEnd).not.toHaveBeenCalled()
  })

  it('go on without the lock when a frozen tab holds it', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === 5_000 ? limit.signal : new AbortController().signal,
    )
    const server = await startAuthServer()
    server.expire()
    const store = sharedStore()
    const { locks, names } = fakeLocks()
    const frozen = gate()
    void locks.request(
      `switchboard ${server.url}`,
      { signal: new AbortController().signal },
      () => frozen.opened,
    )
    const call = signedIn(server.url, { store, locks }).credits()
    await until(() => names.length > 1)
    limit.abort()
    expect((await call).response.status).toBe(200)
    frozen.open()
  })

  it('go on without the lock where the browser forbids locks', async () => {
    const server = await startAuthServer()
    server.expire()
    const locks: Locks = { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) }
    const { response } = await signedIn(server.url, { store: sharedStore(), locks }).credits()
    expect(response.status).toBe(200)
    expect(server.count(refresh)).toBe(1)
  })

  it('a logout in one ends the session of the other at its next refused call, and is not undone by it', async () => {
    const server = await startAuthServer()
    const store = sharedStore()
    const [one, two] = [signedIn(server.url, { store }), signedIn(server.url, { store })]
    await two.credits()
    await one.portal.session.logout()
    expect(two.portal.session.isLoggedIn).toBe(false)
    expect((await two.credits()).response.status).toBe(401)
    await two.credits()
    expect(two.onSessionEnd.mock.calls).toEqual([['gone']])
    expect(one.onSessionEnd).not.toHaveBeenCalled()
  })

  it('a refresh that was under way in one when the other logged out restores nothing', async () => {
    const barrier = gate()
    const server = await startAuthServer()
    server.handlers[refresh] = async (request, times) => {
      await barrier.opened
      return server.trade(request, times)
    }
    server.expire()
    const store = sharedStore()
    const [one, two] = [signedIn(server.url, { store }), signedIn(server.url, { store })]
    const late = two.credits()
    await until(() => server.count(refresh) > 0)
    await one.portal.session.logout()
    barrier.open()
    expect((await late).response.status).toBe(401)
    expect(await store.get()).toBeNull()
  })

  it('a login in one is seen by the other', async () => {
    const server = await startAuthServer()
    const store = sharedStore(null)
    const [one, two] = [signedIn(server.url, { store }), signedIn(server.url, { store })]
    await one.portal.session.login(person)
    expect(two.portal.session.isLoggedIn).toBe(true)
    expect((await two.credits()).response.status).toBe(200)
  })
})
