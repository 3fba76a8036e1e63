import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { login, logout, problem, refresh, startAuthServer } from '../support/auth-server.ts'
import type { Answer } from '../support/server.ts'
import { pair, person, signedIn } from '../support/session.ts'

describe('session.login', () => {
  it('keeps the pair, and tells who listens', async () => {
    const server = await startAuthServer()
    const { portal, store } = signedIn(server.url, { store: memoryStore() })
    const listener = vi.fn()
    const stop = portal.session.subscribe(listener)
    expect(portal.session.isLoggedIn).toBe(false)
    await portal.session.login(person)
    expect(portal.session.isLoggedIn).toBe(true)
    expect(await store.get()).toMatchObject(pair)
    expect(JSON.parse(server.sent(login)[0]?.body ?? '')).toEqual(person)
    await portal.session.refresh()
    await portal.session.logout()
    stop()
    await portal.session.login(person)
    expect(listener.mock.calls.flat()).toEqual([{ kind: 'started' }, { kind: 'renewed' }, { kind: 'ended' }])
  })

  it('throws the refusal as ApiError and keeps nothing', async () => {
    const server = await startAuthServer({ [login]: () => problem(401, 'invalid_credentials') })
    const { portal, store, onSessionEnd } = signedIn(server.url, { store: memoryStore() })
    const refused = { name: 'ApiError', status: 401, code: 'invalid_credentials', requestId: 'r-1' }
    await expect(portal.session.login(person)).rejects.toMatchObject(refused)
    expect(store.get()).toBeNull()
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('throws ApiError with status 0 when there is no answer', async () => {
    const server = await startAuthServer({ [login]: () => 'drop' })
    const { portal } = signedIn(server.url)
    await expect(portal.session.login(person)).rejects.toMatchObject({ status: 0, code: 'network_error' })
  })

  it('can be aborted', async () => {
    const server = await startAuthServer({ [login]: () => new Promise(() => {}) })
    const { portal } = signedIn(server.url)
    const abort = new AbortController()
    const call = portal.session.login(person, { signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toHaveProperty('name', 'AbortError')
  })
})

describe('session.ssoVerify', () => {
  it('keeps the pair of the one-time token', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url, { store: memoryStore() })
    await portal.session.ssoVerify({ sso_token: 'once' })
    expect(await portal.session.get()).toMatchObject(pair)
  })
})

describe('session.verifyEmail', () => {
  const verify = 'POST /api/register/verify'
  const body = { verification_token: 'ver_1', device_id: 'dev_0123456789abcdefghij' }
  const verified = (session: object | null): Answer => ({
    status: 200,
    body: { data: { message: 'Verified.', email: 'ana@example.com', session } },
  })
  const tokens = { access_token: 'a1', refresh_token: 'r1', token_type: 'Bearer', expires_in: 900 }

  it('keeps the pair that comes with it', async () => {
    const server = await startAuthServer({ [verify]: () => verified(tokens) })
    const { portal } = signedIn(server.url, { store: memoryStore() })
    expect(await portal.session.verifyEmail(body)).toBeUndefined()
    expect(await portal.session.get()).toMatchObject(pair)
    expect(JSON.parse(server.sent(verify)[0]?.body ?? '')).toEqual(body)
  })

  it('says whose address it was, where none comes', async () => {
    const server = await startAuthServer({ [verify]: () => verified(null) })
    const { portal, store } = signedIn(server.url, { store: memoryStore() })
    expect(await portal.session.verifyEmail(body)).toMatchObject({ email: 'ana@example.com' })
    expect(store.get()).toBeNull()
  })
})

describe('session.logout', () => {
  it('clears the tokens and ends the session at the server', async () => {
    const server = await startAuthServer()
    const { portal, store, onSessionEnd } = signedIn(server.url)
    await portal.session.logout()
    expect(store.get()).toBeNull()
    expect(JSON.parse(server.sent(logout)[0]?.body ?? '')).toEqual({ refresh_token: 'r1' })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('succeeds although the server fails', async () => {
    const server = await startAuthServer({ [logout]: () => 'drop' })
    const { portal, store } = signedIn(server.url)
    await portal.session.logout()
    expect(store.get()).toBeNull()
  })

  it('asks nobody when nothing was held', async () => {
    const server = await startAuthServer()
    await signedIn(server.url, { store: memoryStore() }).portal.session.logout()
    expect(server.calls).toEqual([])
  })
})

describe('session.refresh', () => {
  it('trades the tokens now', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url)
    expect(await portal.session.refresh()).toMatchObject({ access_token: 'a2', refresh_token: 'r2' })
  })

  it('answers null when refused, and throws ApiError when unreachable', async () => {
    const server = await startAuthServer({ [refresh]: () => problem(503, 'unavailable') })
    const { portal } = signedIn(server.url)
    await expect(portal.session.refresh()).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    server.handlers[refresh] = () => problem(401, 'refresh_refused')
    expect(await portal.session.refresh()).toBeNull()
    expect(await portal.session.get()).toBeNull()
  })
})

describe('an account with a second factor', () => {
  const challenge = { challenge_token: 'c-1', methods: ['TOTP'], passkey: null, expires_in: 300 }
  const verify = 'POST /login/verify'
  const challenged = () => ({ status: 202, body: { data: challenge } })

  it.each(['login', 'ssoVerify'] as const)('gets a challenge from %s, and no tokens', async (call) => {
    const server = await startAuthServer({ [login]: challenged, 'POST /sso-verify': challenged })
    const { portal, store, onSessionEnd } = signedIn(server.url, { store: memoryStore() })
    const listener = vi.fn()
    portal.session.subscribe(listener)
    expect(await portal.session[call]({ ...person, sso_token: 's' })).toEqual(challenge)
    expect(store.get()).toBeNull()
    expect(portal.session.isLoggedIn).toBe(false)
    expect(listener).not.toHaveBeenCalled()
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('is signed in by the proof; a wrong one may be followed by another', async () => {
    const answers = [problem(422, 'validation_failed'), { status: 200, body: { data: pairOfServer } }]
    const server = await startAuthServer({ [verify]: () => answers.shift() ?? 'drop' })
    const { portal, store } = signedIn(server.url, { store: memoryStore() })
    const body = { challenge_token: 'c-1', code: '123456' }
    await expect(portal.session.loginVerify(body)).rejects.toMatchObject({ status: 422 })
    expect(store.get()).toBeNull()
    expect(await portal.session.loginVerify(body)).toBeUndefined()
    expect(store.get()).toMatchObject({ access_token: 'a1', refresh_token: 'r1' })
    expect(JSON.parse(server.sent(verify)[1]?.body ?? '')).toEqual(body)
  })

  it('is not signed in when the person logged out meanwhile', async () => {
    let answer = (_: unknown): void => {}
    const server = await startAuthServer({
      [login]: () => new Promise((resolve) => (answer = resolve as never)),
    })
    const { portal } = signedIn(server.url, { store: memoryStore() })
    const signingIn = portal.session.login(person)
    await expect.poll(() => server.sent(login)).toHaveLength(1)
    await portal.session.logout()
    answer(challenged())
    await expect(signingIn).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.sent(logout)).toHaveLength(0)
  })
})

const pairOfServer = { access_token: 'a1', refresh_token: 'r1', token_type: 'Bearer', expires_in: 900 }
