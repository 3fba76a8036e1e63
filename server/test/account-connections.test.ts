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
