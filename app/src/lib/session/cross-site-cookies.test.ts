import { expect, test } from 'vitest'
import { createCookies } from './cookies.ts'
import { createCrossSiteCookies } from './cross-site-cookies.ts'

/** A jar that keeps names and values, as the page sees them. */
function jar() {
  const cookies = new Map<string, string>()
  const writes: string[] = []
  return {
    writes,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(written: string) {
      writes.push(written)
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=')
      if (/Max-Age=0/.test(written)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

function open(cookie = '') {
  const document = jar()
  for (const one of cookie.split('; ').filter(Boolean)) document.cookie = one
  document.writes.length = 0
  return {
    document,
    ...createCrossSiteCookies(createCookies({ domain: 'site.example', document, secure: true })),
  }
}

test('a page that a visitor is turned away from waits ten minutes, on all sites', () => {
  const { document, read, turnAway } = open()
  turnAway('/plans?x=1&y=ä')
  expect(read()).toEqual({ CON_LAST_ROUTE: '/plans?x=1&y=ä', CON_FROM_MID: '1' })
  for (const written of document.writes) {
    expect(written).toMatch(/; Max-Age=600; Path=\/; SameSite=Lax; Domain=site\.example; Secure$/)
  }
})

test.each([
  ['CON_LOGOUT=1', true],
  ['CON_LOGOUT=true', true],
  ['CON_LOGOUT=', false],
  ['CON_TOKEN=t', false],
])('%s: ended by a sister site is %s', (cookie, ended) => {
  expect(open(cookie).endedElsewhere()).toBe(ended)
})

test('our own flag clears all else, and tells this site nothing new', () => {
  const { read, refuse, endedElsewhere } = open(
    'CON_TOKEN=t; CON_FROM_LI=1; CON_LAST_ROUTE=%2Fplans; CON_LOGOUT=1',
  )
  refuse()
  expect(Object.keys(read())).toEqual(['CON_LOGOUT'])
  expect(read().CON_LOGOUT).toBeTruthy()
  expect(endedElsewhere()).toBe(false)
})

test('a session that begins takes the flags away and leaves where it goes on', () => {
  const { read, accept } = open(
    'CON_TOKEN=t; CON_FROM_LI=1; CON_FROM_MID=1; CON_LAST_ROUTE=%2Fplans; CON_LOGOUT=1',
  )
  accept()
  expect(read()).toEqual({ CON_TOKEN: 't', CON_FROM_MID: '1', CON_LAST_ROUTE: '/plans' })
})
