import { expect, test } from 'vitest'
import { urlsOf } from '../settings/database-url.ts'
import { Servers } from './servers.ts'

test.each([
  [
    'postgres://me:p%40ss@one:5432,two/portal?target_session_attrs=read-write&sslmode=require',
    [
      'postgres://me:p%40ss@one:5432/portal?sslmode=require',
      'postgres://me:p%40ss@two/portal?sslmode=require',
    ],
  ],
  [
    'postgresql://[::1]:1,[::2]:2/portal?a=1&target_session_attrs=read-write',
    ['postgresql://[::1]:1/portal?a=1', 'postgresql://[::2]:2/portal?a=1'],
  ],
  ['postgres://one/portal?target_session_attrs=primary', ['postgres://one/portal']],
])('%s', (url, urls) => {
  expect(urlsOf(url)).toEqual(urls)
})

test('a single server is taken as its URL says, and is not asked', async () => {
  const url = 'postgres:///portal?host=/run/postgresql'
  expect(await new Servers(url).primary()).toEqual({ url })
})

test('of several that cannot be reached, none is the primary', async () => {
  const servers = new Servers('postgres://127.0.0.1:1,127.0.0.1:2/portal')
  await expect(servers.primary()).rejects.toMatchObject({ code: 'NO_PRIMARY' })
})
