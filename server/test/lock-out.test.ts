import { expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)

const login = (email: string, password = 'wrong', on = server) =>
  on.ask('POST', '/portal-api/login', { body: { email, password } })
const fail = async (email: string, times: number) => {
  for (let attempt = 0; attempt < times; attempt += 1) expect((await login(email)).status).toBe(401)
}

test('login 429 locked_out: holds in every process, and for every way to write the address', async () => {
  await fail('nadia@tindahan.example', 5)
  expect((await login('nadia@tindahan.example', demoPassword, twin)).status).toBe(429)
  expect((await login('NADIA@tindahan.example', demoPassword)).status).toBe(429)
})

test('login 200: four wrong passwords do not lock, and the right one forgets them', async () => {
  for (const _round of [1, 2]) {
    await fail('rico@sakay.example', 4)
    expect((await login('rico@sakay.example', demoPassword)).status).toBe(200)
  }
})

test.each(['mara@lakbay.example', 'stranger@example.com'])(
  'login 429 locked_out: of thirty parallel guesses at %s no more than five are looked at',
  async (email) => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(email, `guess ${index}`, index % 2 ? twin : server)),
    )
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(25)
  },
)

test('login 429 locked_out: Retry-After is exact, and waiting it out opens the address', async () => {
  await fail('tess@bantaypay.example', 5)
  server.advance(600)
  const { headers } = await login('tess@bantaypay.example', demoPassword)
  expect(headers.get('Retry-After')).toBe('300')
  server.advance(299)
  expect((await login('tess@bantaypay.example', demoPassword)).status).toBe(429)
  server.advance(1)
  expect((await login('tess@bantaypay.example', demoPassword)).status).toBe(200)
})

test('login 403 email_not_verified: the right password is no failure, however often', async () => {
  const { db } = server
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', 'usr_paolo0').execute()
  for (let attempt = 0; attempt < 7; attempt += 1) {
    expect((await login('paolo@example.com', demoPassword)).body.code).toBe('email_not_verified')
  }
})
