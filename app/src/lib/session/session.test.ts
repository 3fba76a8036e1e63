import { beforeEach, describe, expect, test, vi } from 'vitest'
import { jun } from '../../../test/profiles.ts'
import { createSession, type SessionParts } from './session.ts'

const credentials = { email: jun.email, password: 'correct horse' }

let isHeld: boolean
let log: string[]
const note = (what: string) => () => {
  log.push(what)
}

beforeEach(() => {
  isHeld = false
  log = []
})

function session(parts: Partial<SessionParts> = {}) {
  return createSession({
    tokens: {
      held: () => isHeld,
      login: async () => {
        isHeld = true
      },
      ssoVerify: async () => {
        isHeld = true
      },
      loginVerify: async () => undefined,
      verifyEmail: async () => undefined,
      logout: async () => {
        isHeld = false
        log.push('tokens cleared')
      },
    },
    fetchProfile: async () => jun,
    crossSiteCookies: {
      accept: note('accepted'),
      refuse: note('logout flag set'),
      end: note('cookies cleared'),
      endedElsewhere: () => false,
      announced: () => false,
    },
    tabs: { tell: (news) => log.push(`told ${Object.values(news).join(' ')}`) },
    analytics: { loggedOut: (email) => log.push(`analytics ${email}`) },
    savedRedirect: { clear: note('redirect cleared') },
    forgetDrafts: async () => {},
    page: {
      reload: note('reload'),
      goToLogin: note('to login'),
      abandonReads: note('reads abandoned'),
    },
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
  isHeld = true
  const fetchProfile = vi.fn(async () => jun)
  const { start, state } = session({ fetchProfile })
  await start()
  expect(state.current).toEqual({ kind: 'member', profile: jun })
  expect(fetchProfile).toHaveBeenCalledTimes(1)
})

test('a shared token that is refused leaves a visitor and the logout flag, without a reload', async () => {
  isHeld = true
  const instance = session({
    fetchProfile: async () => {
      isHeld = false
      instance.ended()
      throw new Error('401')
    },
  })
  await instance.start()
  expect(instance.state.current).toEqual({ kind: 'visitor' })
  expect(log).toEqual(['logout flag set'])
})

test('a server that fails ends no session', async () => {
  isHeld = true
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
      ssoVerify: async () => undefined,
      loginVerify: async () => undefined,
      verifyEmail: async () => undefined,
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
    'reads abandoned',
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
  expect(log).toEqual([
    'analytics jun@example.com',
    'reads abandoned',
    'tokens cleared',
    'cookies cleared',
    'reload',
  ])
})

test('a sign-in is told to the other tabs', async () => {
  const { login } = session()
  await login(credentials)
  expect(log).toEqual(['accepted', `told signed-in ${jun.id}`])
})

test('the profile is fetched once, whoever notices the sign-in first', async () => {
  const fetchProfile = vi.fn(async () => jun)
  const { start, login, follow } = session({ fetchProfile })
  await start()
  const signingIn = login(credentials)
  await Promise.all([signingIn, follow(), follow()])
  expect(fetchProfile).toHaveBeenCalledTimes(1)
})

describe('what other tabs do', () => {
  const news = { is: 'signed-out' } as const

  test('a logout reloads the page of whoever was signed in, at once', async () => {
    const { login, heard } = session()
    await login(credentials)
    log = []
    await heard(news)
    expect(log).toEqual(['reads abandoned', 'reload'])
  })

  test('is nothing to a visitor, nor to a tab that is leaving itself', async () => {
    const { start, heard, login, logout } = session()
    await start()
    await heard(news)
    expect(log).toEqual([])
    await login(credentials)
    await logout('login')
    log = []
    await heard(news)
    expect(log).toEqual([])
  })

  test('a visitor is signed in by the sign-in of another tab', async () => {
    const { start, heard, state } = session()
    await start()
    isHeld = true
    await heard({ is: 'signed-in', as: jun.id })
    expect(state.current).toEqual({ kind: 'member', profile: jun })
  })

  test('another person in another tab ends what this one shows; the same person does not', async () => {
    const { login, heard } = session()
    await login(credentials)
    log = []
    await heard({ is: 'signed-in', as: jun.id })
    expect(log).toEqual([])
    await heard({ is: 'signed-in', as: 'usr_other' })
    expect(log).toEqual(['reads abandoned', 'reload'])
  })

  test('who comes back to a page whose session is gone finds it loaded anew', async () => {
    const { login, follow } = session()
    await login(credentials)
    log = []
    await follow()
    expect(log).toEqual([])
    isHeld = false
    await follow()
    expect(log).toEqual(['reads abandoned', 'reload'])
  })

  test('a token that comes and is refused leaves a visitor where they are', async () => {
    const instance = session({
      fetchProfile: async () => {
        isHeld = false
        instance.ended('no-refresh-token')
        throw new Error('401')
      },
    })
    await instance.start()
    isHeld = true
    await instance.follow()
    expect(instance.state.current).toEqual({ kind: 'visitor' })
    expect(log).toEqual(['logout flag set'])
  })

  test('a session gone by a logout elsewhere raises no flag', async () => {
    const { login, ended } = session()
    await login(credentials)
    log = []
    ended('gone')
    expect(log).toEqual(['cookies cleared', 'reads abandoned', 'reload'])
  })
})

describe('what sister sites do', () => {
  const cookies = (says: { endedElsewhere?: boolean; announced?: boolean }) => ({
    accept: note('accepted'),
    refuse: note('logout flag set'),
    end: note('cookies cleared'),
    endedElsewhere: () => says.endedElsewhere ?? false,
    announced: () => says.announced ?? false,
  })

  test('a logout there ends the session here before anything is asked', async () => {
    isHeld = true
    const fetchProfile = vi.fn(async () => jun)
    const { start, state } = session({ fetchProfile, crossSiteCookies: cookies({ endedElsewhere: true }) })
    await start()
    expect(state.current).toEqual({ kind: 'visitor' })
    expect(fetchProfile).not.toHaveBeenCalled()
    expect(log).toEqual(['tokens cleared', 'logout flag set'])
  })

  test('a logout there, noticed later, reloads the page', async () => {
    const says = { endedElsewhere: false }
    const { login, follow } = session({
      crossSiteCookies: { ...cookies({}), endedElsewhere: () => says.endedElsewhere },
    })
    await login(credentials)
    log = []
    says.endedElsewhere = true
    await follow()
    expect(log).toEqual(['tokens cleared', 'logout flag set', 'reads abandoned', 'reload'])
  })

  test('one who is signed in there and brings no token is a visitor, and the other site is told', async () => {
    const { start, state } = session({ crossSiteCookies: cookies({ announced: true }) })
    await start()
    expect(state.current).toEqual({ kind: 'visitor' })
    expect(log).toEqual(['logout flag set'])
  })
})

test('a session that ends later reloads the page', async () => {
  const { login, ended } = session()
  await login(credentials)
  log = []
  ended()
  expect(log).toEqual(['logout flag set', 'reads abandoned', 'reload'])
})
