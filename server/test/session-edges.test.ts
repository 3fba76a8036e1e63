import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const refresh = async (refresh_token: string) => {
  const { status, body } = await server.ask('POST', '/portal-api/api/refresh-token', {
    body: { refresh_token },
  })
  return { status, code: body.code, pair: body.data }
}
const profile = async (headers: Record<string, string>) => {
  const { status, body } = await server.ask('GET', '/portal-api/api/profile', { headers })
  return { status, code: body.code, data: body.data }
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

test('login 200: the profile shows the sign-in before this one', async () => {
  const first = await server.signIn('kybRejected')
  expect((await profile(bearer(first.access_token))).data.last_login_date).toBeNull()
  server.advance(60)
  const second = await server.signIn('kybRejected')
  const { last_login_date } = (await profile(bearer(second.access_token))).data
  server.advance(60)
  const third = await server.signIn('kybRejected')
  const later = (await profile(bearer(third.access_token))).data.last_login_date
  expect(Date.parse(later ?? '') - Date.parse(last_login_date ?? '')).toBe(60_000)
})

test('refreshToken 200: the parent gets the same pair with the time that is left of it', async () => {
  const { refresh_token } = await server.signIn('user')
  const { pair } = await refresh(refresh_token)
  expect(pair.expires_in).toBe(900)
  server.advance(100)
  expect((await refresh(refresh_token)).pair).toEqual({ ...pair, expires_in: 800 })
})

test('refreshToken 200: a refresh leaves the earlier access token its time, so that calls under way succeed', async () => {
  const first = await server.signIn('user')
  await refresh(first.refresh_token)
  expect((await profile(bearer(first.access_token))).status).toBe(200)
})

test('refreshToken 401 refresh_refused: a stolen token ends one session, not the others of the person', async () => {
  const [stolen, other] = [await server.signIn('user'), await server.signIn('user')]
  const { pair } = await refresh(stolen.refresh_token)
  await refresh(pair.refresh_token)
  expect((await refresh(stolen.refresh_token)).code).toBe('refresh_refused')
  expect((await profile(bearer(other.access_token))).status).toBe(200)
  expect((await refresh(other.refresh_token)).status).toBe(200)
})

test('an access token is no refresh token, and the other way round', async () => {
  const { access_token, refresh_token } = await server.signIn('user')
  expect((await refresh(access_token)).status).toBe(401)
  expect((await profile(bearer(refresh_token))).status).toBe(401)
})

test('403 account_suspended: a suspension is felt by sessions that run', async () => {
  const { access_token } = await server.signIn('zeroBalance')
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', 'usr_paolo0').execute()
  expect(await profile(bearer(access_token))).toMatchObject({ status: 403, code: 'account_suspended' })
})

test('acceptTerms 403 account_suspended: as any other call', async () => {
  const { access_token } = await server.signIn('newUser')
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', 'usr_leo5Nw').execute()
  const { status, body } = await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
    token: access_token,
    body: { tc_agree: true, one_shared_globe: true },
  })
  expect([status, body.code]).toEqual([403, 'account_suspended'])
})

test('no token is kept in the clear', async () => {
  const pair = await server.signIn('user')
  for (const table of ['access_tokens', 'refresh_tokens'] as const) {
    const rows = await server.db.selectFrom(table).selectAll().execute()
    const hashes = rows.map(({ hash }) => hash.toString())
    expect(hashes.some((text) => text.includes(pair.access_token) || text.includes(pair.refresh_token))).toBe(
      false,
    )
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
  }
})
