// A call that holds a connection and waits for a second one stops the whole server when enough people do it at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

const server = await serverOfFile()
let narrow: TestServer
beforeAll(async () => {
  narrow = await server.twin({ poolSize: 1 })
})
afterAll(async () => {
  await narrow.close()
})

test('200: every call makes do with one connection', async () => {
  const { access_token: token, refresh_token } = await narrow.signIn('newUser')
  const terms = { tc_agree: true, one_shared_globe: true }
  const calls: [method: string, path: string, body?: unknown][] = [
    ['PUT', 'sso-verify/agree', terms],
    ['POST', 'redeem-starter', {}],
    ['PUT', 'wallet/threshold', { threshold1: '600' }],
    ['POST', 'notifications', { notification_ids: ['ntf_1'] }],
    ['POST', 'refresh-token', { refresh_token }],
    ['GET', 'wallet/credits'],
    ['GET', 'transactions'],
    ['GET', 'api-usage'],
    ['GET', 'user-subscription'],
    ['GET', 'api-list-public'],
    ['POST', 'logout', { refresh_token }],
  ]
  for (const [method, path, body] of calls) {
    const headers = { 'Idempotency-Key': 'one-connection' }
    const response = await narrow.ask(method, `/portal-api/api/${path}`, { token, body, headers })
    expect([path, response.status]).toEqual([path, 200])
  }
})

test('200: registration, passwords and social sign-in make do with one connection', async () => {
  const post = async (path: string, body: object) => {
    const response = await narrow.ask('POST', `/portal-api/${path}`, { body })
    expect([path, response.status < 300]).toEqual([path, true])
    return response.body.data as never
  }
  const email = 'ana@example.com'
  const password = 'mango-tree-by-the-well'
  await post('api/register', { email, password, tc_agree: true, one_shared_globe: true })
  await post('api/register/verify', { verification_token: await mailedToken(server, email) })
  await post('api/register/resend', { email: 'bea@example.com' })
  await post('api/forgot-password', { email })
  await post('api/reset-password', { password, verification_token: await mailedToken(server, email) })
  const given = await narrow.ask('GET', `/__dev/google/credential?other=${email}`)
  const { credential } = given.body
  const { sso_token } = await post('api/sso_google_callback', { credential })
  await post('sso-verify', { sso_token })
  const { access_token: token } = await narrow.signIn('user')
  const change = { current_password: demoPassword, new_password: password, repeat_password: password }
  for (const [path, body] of [
    ['profile', { firstname: 'Jun', lastname: 'Dela Cruz' }],
    ['profile/change-password', change],
  ] as const) {
    expect((await narrow.ask('PUT', `/portal-api/api/${path}`, { token, body })).status).toBe(200)
  }
})
