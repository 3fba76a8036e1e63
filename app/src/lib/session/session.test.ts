import { beforeEach, expect, test, vi } from 'vitest'
import { jun } from '../../../test/profiles.ts'
import { createSession, type SessionParts } from './session.ts'

const credentials = { email: jun.email, password: 'correct horse' }

let held: boolean
let log: string[]
const note = (what: string) => () => {
  log.push(what)
}

beforeEach(() => {
  held = false
  log = []
})

function session(parts: Partial<SessionParts> = {}) {
  return createSession({
    tokens: {
      held: () => held,
      login: async () => {
        held = true
      },
      ssoVerify: async () => {
        held = true
      },
      logout: async () => {
        held = false
        log.push('tokens cleared')
      },
    },
    fetchProfile: async () => jun,
    crossSiteCookies: {
      accept: note('accepted'),
      refuse: note('logout flag set'),
      end: note('cookies cleared'),
    },
    analytics: { loggedOut: (email) => log.push(`analytics ${email}`) },
    savedRedirect: { clear: note('redirect cleared') },
    page: { reload: note('reload'), goToLogin: note('to login') },
    ...parts,
  })
}

test('without tokens there is a visitor, and no call is made', async () => {
  const fetchProfile = vi.fn()
  const { start, state } = session({ fetchProfile })
  await start()
  expect(state.current).toEqual({ kind: 'visitor' })
  expect(fetchProfile).not.toHaveBeenCalled()
})

test('held tokens, shared ones too, are proven by one profile fetch', async () => {
  held = true
  const fetchProfile = vi.fn(async () => jun)
  const { start, state } = session({ fetchProfile })
  await start()
  expect(state.current).toEqual({ kind: 'member', profile: jun })
  expect(fetchProfile).toHaveBeenCalledTimes(1)
})

test('a shared token that is refused leaves a visitor and the logout flag, without a reload', async () => {
  held = true
  const made = session({
    fetchProfile: async () => {
      held = false
      made.ended()
      throw new Error('401')
    },
  })
  await made.start()
  expect(made.state.current).toEqual({ kind: 'visitor' })
  expect(log).toEqual(['logout flag set'])
})

test('a server that fails ends no session', async () => {
  held = true
  const error = new Error('503')
  const { start, state } = session({ fetchProfile: () => Promise.reject(error) })
  await start()
  expect(state.current).toEqual({ kind: 'failed', error })
})

test('login fetches the profile; a refused one changes nothing', async () => {
  const { login, state } = session()
  await login(credentials)
  expect(state.current).toMatchObject({ kind: 'member', profile: { user_type: 'USER' } })

  const refused = session({
    tokens: {
      held: () => false,
      login: () => Promise.reject(new Error('401')),
      ssoVerify: async () => {},
      logout: async () => {},
    },
  })
  await refused.start()
  await expect(refused.login(credentials)).rejects.toThrow('401')
  expect(refused.state.current).toEqual({ kind: 'visitor' })
})

test('the user header’s logout: analytics, tokens, cookies, saved redirect, then /login', async () => {
  const { login, logout } = session()
  await login(credentials)
  log = []
  await logout('login')
  expect(log).toEqual([
    'analytics jun@example.com',
    'tokens cleared',
    'cookies cleared',
    'redirect cleared',
    'to login',
  ])
})

test('the admin header’s logout reloads the page', async () => {
  const { login, logout } = session()
  await login(credentials)
  log = []
  await logout('reload')
  expect(log).toEqual(['analytics jun@example.com', 'tokens cleared', 'cookies cleared', 'reload'])
})

test('a session that ends later reloads the page', async () => {
  const { login, ended } = session()
  await login(credentials)
  log = []
  ended()
  expect(log).toEqual(['logout flag set', 'reload'])
})
