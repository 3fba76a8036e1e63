// What holds for every call of registration, passwords and social sign-in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/seed.ts'
import { mailedToken } from './support/mailed.ts'
import { startServer, type TestServer } from './support/server.ts'

const once = { calls: 1, seconds: 60 }
const limited = {
  register: 'api/register',
  verifyEmail: 'api/register/verify',
  resendVerification: 'api/register/resend',
  forgotPassword: 'api/forgot-password',
  resetPassword: 'api/reset-password',
  googleSignIn: 'api/sso_google_callback',
  ssoVerify: 'sso-verify',
}

let server: TestServer
let narrow: TestServer
let strict: TestServer
beforeAll(async () => {
  const callLimits = Object.fromEntries(Object.keys(limited).map((operation) => [operation, once]))
  server = await startServer()
  narrow = await server.twin({ poolSize: 1 })
  strict = await startServer({ settings: { callLimits } })
})
afterAll(async () => {
  await narrow.close()
  for (const { close, database } of [server, strict]) {
    await close()
    await database.close()
  }
})

test.each(Object.entries(limited))(
  '%s 429 too_many_requests: more calls than one address may make',
  async (_id, path) => {
    const call = () => strict.ask('POST', `/portal-api/${path}`, { body: {} })
    expect((await call()).status).toBe(422)
    const { status, body, headers } = await call()
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  },
)

test('every call makes do with one connection, so that a crowd cannot stop the server', async () => {
  const post = async (path: string, body: object) => {
    const answer = await narrow.ask('POST', `/portal-api/${path}`, { body })
    expect([path, answer.status < 300]).toEqual([path, true])
    return answer.body.data as never
  }
  const email = 'ana@example.com'
  const password = 'mango-tree-by-the-well'
  await post('api/register', { email, password, tc_agree: true, one_shared_globe: true })
  await post('api/register/verify', { verification_token: await mailedToken(server, email) })
  await post('api/register/resend', { email: 'bea@example.com' })
  await post('api/forgot-password', { email })
  await post('api/reset-password', { password, verification_token: await mailedToken(server, email) })
  const given = await narrow.ask('GET', `/__dev/google/credential?other=${email}`)
  const { credential } = given.body as unknown as { credential: string }
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
