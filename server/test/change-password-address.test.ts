import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const get = (path: string, cookie?: string) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers: cookie ? { Cookie: cookie } : {} })

test.each([
  ['who is signed in to the profile', 'theme=dark; CON_TOKEN=sba_1', '/dashboard/profile?section=password'],
  ['who has a refresh token alone, too', 'CON_REFRESH_TOKEN=sbr_1', '/dashboard/profile?section=password'],
  ['who is not signed in to a link by email', undefined, '/forgot-password'],
  ['who only came from a sister site as well', 'CON_FROM_DOCS=1; CON_LOGOUT=1', '/forgot-password'],
])('302: leads %s', async (_whom, cookie, to) => {
  const response = await get('/.well-known/change-password', cookie)
  expect([response.status, response.headers.get('Location')]).toEqual([302, to])
  expect(response.headers.get('Vary')).toContain('Cookie')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('404: at the address by which password managers tell whether a 200 means anything', async () => {
  const address = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await get(address)).status).toBe(404)
})
