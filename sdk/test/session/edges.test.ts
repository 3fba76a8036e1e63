import { describe, expect, it, vi } from 'vitest'
import { abortable } from '../../src/abortable.ts'
import { createPortal, memoryStore, type TokenPair } from '../../src/index.ts'
import {
  credits,
  creditsResponse,
  login,
  logout,
  problem,
  refresh,
  startAuthServer,
} from '../support/auth-server.ts'
import { gate, until } from '../support/gate.ts'
import { pair, person, signedIn } from '../support/session.ts'

const other = { access_token: 'b1', refresh_token: 's1', token_type: 'Bearer', expires_in: 900 }
const asOther = { [login]: () => ({ status: 200, body: { data: other } }) }

/** Reads wait while a gate is put before them; writes are done at once. */
function gatedStore(initial: TokenPair | null) {
  let pair = initial
  const store = {
    before: Promise.resolve(),
    reading: 0,
    lockName: null,
    async get() {
      const now = pair
      store.reading++
      await store.before
      return now
    },
    set(next: TokenPair | null) {
      pair = next
    },
  }
  return store
}

describe('a trade', () => {
  it.each([{ access_token: 'a2' }, { refresh_token: 'r2' }, {}, undefined])(
    'that is answered with %j reached nobody: the session is kept',
    async (data) => {
      const server = await startAuthServer({ [refresh]: () => ({ status: 200, body: { data } }) })
      const { portal, store, onSessionEnd } = signedIn(server.url)
      await expect(portal.session.refresh()).rejects.toMatchObject({ status: 0, code: 'unreadable_answer' })
      expect(store.get()).toEqual(pair)
      expect(onSessionEnd).not.toHaveBeenCalled()
    },
  )

  it('is sent as JSON', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url)
    await portal.session.refresh()
    await portal.session.login(person)
    const types = server.calls.map(({ headers }) => headers['content-type'])
    expect(types).toEqual(['application/json', 'application/json'])
  })

  it('is given up when the server thinks about a refresh for 15 seconds', async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(15_000)
      return patience.signal
    })
    const server = await startAuthServer({ [refresh]: () => new Promise(() => {}) })
    const { portal, store } = signedIn(server.url)
    const refreshing = portal.session.refresh()
    await until(() => server.count(refresh) > 0)
    patience.abort(new DOMException('too long', 'TimeoutError'))
    await expect(refreshing).rejects.toMatchObject({ status: 0, code: 'timeout' })
    expect(store.get()).toEqual(pair)
  })
})

describe('a renewal', () => {
  it('tells that the session is gone when another tab emptied the store meanwhile', async () => {
    const server = await startAuthServer()
    const { portal, store, onSessionEnd } = signedIn(server.url)
    server.handlers[refresh] = (request, times) => {
      void store.set(null)
      return server.trade(request, times)
    }
    expect(await portal.session.refresh()).toBeNull()
    expect(onSessionEnd.mock.calls).toEqual([['gone']])
    expect(store.get()).toBeNull()
  })

  it('that was waiting for the store does not send the call again as whoever signed in since', async () => {
    const server = await startAuthServer(asOther)
    const store = gatedStore({ ...pair })
    const { portal, credits: call } = signedIn(server.url, { store })
    const reading = gate()
    server.handlers[credits] = () => {
      store.before = reading.opened
      store.reading = 0
      return problem(401, 'token_expired')
    }
    const late = call()
    await until(() => store.reading > 0)
    await portal.session.login(person)
    reading.open()
    expect((await late).response.status).toBe(401)
    expect(server.tokensOf(credits)).toEqual(['a1'])
  })

  it('of a session that is over, landing late, does not hide the one under way now', async () => {
    const server = await startAuthServer({
      ...asOther,
      [credits]: ({ token }) => (token === 'b2' ? creditsResponse : problem(401, 'token_expired')),
    })
    const gates = [gate(), gate()] as const
    server.handlers[refresh] = async (_asked, times) => {
      await gates[times - 1]?.opened
      return { status: 200, body: { data: { ...other, access_token: times === 1 ? 'a2' : 'b2' } } }
    }
    const { portal, credits: call } = signedIn(server.url)
    const before = call()
    await until(() => server.count(refresh) === 1)
    await portal.session.login(person)
    const first = call()
    await until(() => server.count(refresh) === 2)
    gates[0].open()
    await before
    const second = call()
    await until(() => server.count(credits) === 3)
    gates[1].open()
    const answers = await Promise.all([first, second])
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200])
    expect(server.count(refresh)).toBe(2)
  })

  it('needs nobody who listens to the end of a session', async () => {
    const server = await startAuthServer({ [refresh]: () => problem(401, 'refresh_refused') })
    server.expire()
    const portal = createPortal({ baseUrl: server.url, store: memoryStore({ ...pair }) })
    expect((await portal.GET('/api/wallet/credits')).response.status).toBe(401)
    expect(await portal.session.get()).toBeNull()
  })

  it('is tried for a 403 of a token that was good for other calls', async () => {
    const server = await startAuthServer()
    server.expire()
    const { portal, credits: call } = signedIn(server.url)
    expect((await call()).response.status).toBe(200)
    server.handlers['GET /api/profile'] = ({ token }) =>
      token === 'a3' ? { status: 200, body: { data: {} } } : problem(403, 'forbidden')
    expect((await portal.GET('/api/profile')).response.status).toBe(200)
    expect(server.count(refresh)).toBe(2)
  })

  it('follows an answer without a body, too', async () => {
    const server = await startAuthServer()
    const bodiless = async (request: Request) =>
      request.headers.get('Authorization') === 'Bearer a1'
        ? new Response(null, { status: 401 })
        : fetch(request)
    server.expire()
    const { credits: call } = signedIn(server.url, { fetch: bodiless })
    expect((await call()).response.status).toBe(200)
  })
})

describe('isLoggedIn', () => {
  it('goes by what was asked last while the store is still being written', async () => {
    const server = await startAuthServer()
    const writing = gate()
    let held: TokenPair | null = null
    const set = async (next: TokenPair | null) => {
      await writing.opened
      held = next
    }
    const { portal } = signedIn(server.url, { store: { lockName: null, get: () => held, set } })
    expect(portal.session.isLoggedIn).toBe(false)
    const signingIn = portal.session.login(person)
    await until(() => portal.session.isLoggedIn)
    expect(held).toBeNull()
    writing.open()
    await signingIn
    const out = portal.session.logout()
    expect([portal.session.isLoggedIn, held]).toEqual([false, expect.objectContaining(pair)])
    await out
    // Another tab signs in.
    held = { ...pair }
    expect(portal.session.isLoggedIn).toBe(true)
  })

  it('knows of the session that it began, whenever the store answers', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url, { store: gatedStore(null) })
    expect(portal.session.isLoggedIn).toBe(false)
    await portal.session.login(person)
    expect(portal.session.isLoggedIn).toBe(true)
  })
})

describe('session.get', () => {
  it('that began before a logout does not answer what was held before it', async () => {
    const server = await startAuthServer()
    const store = gatedStore({ ...pair })
    const { portal } = signedIn(server.url, { store })
    const reading = gate()
    store.before = reading.opened
    const early = portal.session.get()
    await until(() => store.reading > 0)
    const out = portal.session.logout()
    reading.open()
    await out
    expect(await early).toBeNull()
  })
})

describe('a logout', () => {
  it('outlives its page, and waits two seconds for the server at most', async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(2_000)
      return patience.signal
    })
    const server = await startAuthServer({ [logout]: () => new Promise(() => {}) })
    const sent: Request[] = []
    const { portal } = signedIn(server.url, {
      fetch: (request) => {
        sent.push(request)
        return fetch(request)
      },
    })
    const out = portal.session.logout()
    await until(() => server.count(logout) > 0)
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
    patience.abort()
    await out
  })
})

describe('waiting for what others wait for, too', () => {
  it('ends at once for a caller who has given up already', async () => {
    const aborted = AbortSignal.abort()
    await expect(abortable(new Promise(() => {}), aborted)).rejects.toHaveProperty('name', 'AbortError')
  })

  it('leaves no listener on the signal', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await abortable(Promise.resolve(1), signal)
    await until(() => removed.mock.calls.length > 0)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })
})
