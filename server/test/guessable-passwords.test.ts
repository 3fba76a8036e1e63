import { describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const post = (path: string, body: unknown) => server.ask('POST', `/portal-api/api/${path}`, { body })
const register = (email: string, password: string) =>
  post('register', { email, password, tc_agree: true, one_shared_globe: true })
const refused = (pointer: string, code: string) => ({ status: 422, body: { errors: [{ pointer, code }] } })
const guessable = [
  ['password123', 'password_common'],
  ['QwertyUiop', 'password_common'],
  ['Tess@bantaypay.example', 'password_is_email'],
] as const
const tess = 'tess@bantaypay.example'

describe.each(guessable)('%s', (password, code) => {
  test('422: is no password to register with, whoever has the address', async () => {
    const email = code === 'password_is_email' ? tess : 'nobody@example.com'
    expect(await register(email, password)).toMatchObject(refused('#/password', code))
  })

  test('422: cannot be set by a link, which stays good', async () => {
    server.advance(360)
    await post('forgot-password', { email: tess })
    const verification_token = await mailedToken(server, tess)
    const set = (attempt: string) => post('reset-password', { password: attempt, verification_token })
    expect(await set(password)).toMatchObject(refused('#/password', code))
    expect((await set(demoPassword)).status).toBe(200)
  })

  test('422: the current one cannot be changed for it', async () => {
    const { access_token: token } = await server.signIn('lowBalance')
    const body = { current_password: demoPassword, new_password: password, repeat_password: password }
    const response = await server.ask('PUT', '/portal-api/api/profile/change-password', { token, body })
    expect(response).toMatchObject(refused('#/new_password', code))
  })
})

test('202: a password that merely holds a common one may be had', async () => {
  expect((await register('ana@example.com', 'password123 of the ferry')).status).toBe(202)
})
