import { describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const login = (email: string, password: string) =>
  server.ask('POST', '/portal-api/login', { body: { email, password } })
const refresh = (refresh_token: string, on = server) =>
  on.ask('POST', '/portal-api/api/refresh-token', { body: { refresh_token } })
const profile = (token: string, on = server) => on.ask('GET', '/portal-api/api/profile', { token })
const pairOf = (response: { body: { data?: unknown } }) =>
  response.body.data as { access_token: string; refresh_token: string }

describe('login', () => {
  test('200: the pair opens the profile, whatever the case of the address', async () => {
    const response = await login('JUN@example.com', demoPassword)
    expect(response.status).toBe(200)
    expect((await profile(pairOf(response).access_token)).body.data).toMatchObject({
      email: 'jun@example.com',
    })
  })

  test('422: each refused field is pointed at', async () => {
    const response = await server.ask('POST', '/portal-api/login', {
      body: { email: 'no address', extra: 1 },
    })
    expect(response.status).toBe(422)
    expect(response.body.errors?.map(({ pointer }) => pointer).sort()).toEqual([
      '#/email',
      '#/extra',
      '#/password',
    ])
  })
})

describe('refreshToken', () => {
  test('200: twenty racing refreshes of one token get one pair', async () => {
    const { refresh_token } = await server.signIn('user')
    const twin = await server.twin()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(refresh_token, index % 2 ? twin : server)),
    )
    await twin.close()
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map((response) => pairOf(response).refresh_token)).size).toBe(1)
  })

  test('401 refresh_refused: an older token ends the session at once, in every process', async () => {
    const first = await server.signIn('user')
    const second = pairOf(await refresh(first.refresh_token))
    const third = pairOf(await refresh(second.refresh_token))
    const twin = await server.twin()
    expect((await profile(third.access_token, twin)).status).toBe(200)
    const stolen = await refresh(first.refresh_token)
    expect([stolen.status, stolen.body.code]).toEqual([401, 'refresh_refused'])
    expect((await profile(third.access_token, twin)).status).toBe(401)
    expect((await refresh(third.refresh_token, twin)).status).toBe(401)
    await twin.close()
  })

  test('401: a session lasts 30 days, however often it is refreshed', async () => {
    const first = await server.signIn('user')
    server.advance(29 * 86_400)
    const second = pairOf(await refresh(first.refresh_token))
    server.advance(86_401)
    expect((await refresh(second.refresh_token)).body.code).toBe('refresh_refused')
  })
})

test('an access token lives 900 seconds', async () => {
  const { access_token } = await server.signIn('user')
  server.advance(899)
  expect((await profile(access_token)).status).toBe(200)
  server.advance(2)
  expect((await profile(access_token)).body.code).toBe('token_expired')
})

test('acceptTerms 200: opens what was 403 terms_not_accepted', async () => {
  const { access_token: token } = await server.signIn('newUser')
  const credits = () => server.ask('GET', '/portal-api/api/wallet/credits', { token })
  expect((await credits()).body.code).toBe('terms_not_accepted')
  expect((await profile(token)).status).toBe(200)
  const half = { tc_agree: true, one_shared_globe: false }
  expect((await server.ask('PUT', '/portal-api/api/sso-verify/agree', { token, body: half })).status).toBe(
    422,
  )
  const both = { tc_agree: true, one_shared_globe: true }
  expect((await server.ask('PUT', '/portal-api/api/sso-verify/agree', { token, body: both })).status).toBe(
    200,
  )
  expect((await credits()).status).toBe(200)
})
