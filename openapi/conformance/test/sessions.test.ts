import { expect, test } from 'vitest'
import type { ReceivedResponse } from '../src/engine/context/context.ts'
import { Sessions } from '../src/engine/context/sessions.ts'

const answer = (status: number, data: object): ReceivedResponse =>
  ({ status, body: { data } }) as ReceivedResponse
const pair = { access_token: 'sba_first-access', refresh_token: 'sbr_first-refresh', expires_in: 900 }

function open(password: string, signIn = async () => answer(200, pair)) {
  const time = { now: new Date('2026-11-21T01:42:00Z') }
  const accounts = new Map([['user', { email: 'jun@example.com', password }] as const])
  const sessions = new Sessions(accounts, signIn, () => time.now)
  return { sessions, time }
}

test('passwords and tokens are told by name, also tokens that a later response brings', async () => {
  const { sessions } = open('correct horse')
  await sessions.tokenOf('user')
  sessions.learn({ body: { data: { refresh_token: 'sbr_second' } } })
  expect(sessions.redact('correct horse, sba_first-access, sbr_first-refresh, sbr_second')).toBe(
    '$USER_PASSWORD, $USER_TOKEN, $USER_REFRESH_TOKEN, $REFRESH_TOKEN',
  )
})

test('a password of a few letters is taken out where it is a value, and stays in other words', () => {
  expect(open('x').sessions.redact('{"password":"x","text":"exit"}')).toBe(
    '{"password":"$USER_PASSWORD","text":"exit"}',
  )
})

test('a session is kept until shortly before its token ends, then made anew', async () => {
  let count = 0
  const { sessions, time } = open('correct horse', async () =>
    answer(200, { ...pair, access_token: `sba_access-${++count}` }),
  )
  expect([await sessions.tokenOf('user'), await sessions.tokenOf('user')]).toEqual([
    'sba_access-1',
    'sba_access-1',
  ])
  time.now = new Date(time.now.getTime() + 800_000)
  expect(await sessions.tokenOf('user')).toBe('sba_access-2')
})

test.each([
  [401, 'wrong email address or password'],
  [202, 'has a second factor'],
  [429, 'asks to wait'],
  [500, 'POST /login returned 500'],
])('who cannot sign in is told why: %i', async (status, why) => {
  const refusal = { ...answer(status, {}), code: '', text: '' } as ReceivedResponse
  const { sessions } = open('correct horse', async () => refusal)
  await expect(sessions.tokenOf('user')).rejects.toThrow(why)
})
