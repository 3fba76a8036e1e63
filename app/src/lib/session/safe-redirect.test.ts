import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each([
  '/',
  '/dashboard',
  '/dashboard/wallet/topup?credits=500#pay',
  '/api/lumina/sim-swap/v1',
  '/subscriptions?search=a%20b',
])('%s is a page of this app', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test.each([
  ['nothing', ''],
  ['no value', null],
  ['another site', 'https://evil.example'],
  ['a scheme', 'javascript:alert(1)'],
  ['no scheme', '//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line end between the slashes', '/\n/evil.example'],
  ['a leading space', ' //evil.example'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['an encoded backslash deeper', '/a/%5c%5cevil.example'],
  ['an encoded line end', '/a%0d%0aSet-Cookie:x'],
  ['an encoded tab', '/%09/evil.example'],
  ['dots that climb to two slashes', '/..//evil.example'],
  ['dots in the middle', '/a/..//evil.example'],
  ['a relative path', 'dashboard'],
  ['an overlong path', `/${'a'.repeat(3000)}`],
])('%s is refused', (_what, value) => {
  expect(safeRedirect(value)).toBeNull()
})
