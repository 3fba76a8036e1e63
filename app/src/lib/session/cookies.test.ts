import { expect, test } from 'vitest'
import { createCookies } from './cookies.ts'

const writes: string[] = []
const jar = {
  get cookie() {
    return 'CON_TOKEN=a%3Db=c; other=1; CON_LAST_ROUTE=%E0%A4%A'
  },
  set cookie(written: string) {
    writes.push(written)
  },
}

test('reads the named cookies only, and takes a broken encoding as it is', () => {
  const cookies = createCookies({ domain: '', document: jar, secure: false })
  expect(cookies.read(['CON_TOKEN', 'CON_LAST_ROUTE', 'CON_LOGOUT'])).toEqual({
    CON_TOKEN: 'a=b=c',
    CON_LAST_ROUTE: '%E0%A4%A',
  })
})

test('clears with the Domain and Path it sets with', () => {
  const cookies = createCookies({ domain: 'example.com', document: jar, secure: true })
  cookies.set('CON_LOGOUT', '1')
  cookies.clear(['CON_LOGOUT'])
  const [set, cleared] = writes
  expect(set).toBe('CON_LOGOUT=1; Path=/; SameSite=Lax; Domain=example.com; Secure')
  expect(cleared).toBe('CON_LOGOUT=; Max-Age=0; Path=/; SameSite=Lax; Domain=example.com; Secure')
})
