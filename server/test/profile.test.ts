import { describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const put = (path: string, token: string | undefined, body: unknown) =>
  server.ask('PUT', `/portal-api/api/${path}`, { token, body })
const login = (email: string, password: string) =>
  server.ask('POST', '/portal-api/login', { body: { email, password } })
const tokenOf = async (persona: string) => (await server.signIn(persona)).access_token

describe('updateProfile', () => {
  const names = { firstname: 'Jun', lastname: 'Dela Cruz' }

  test('200: names and company, without the spaces around them; the deed is written down', async () => {
    const token = await tokenOf('user')
    const given = { firstname: ' Jun ', lastname: 'Dela Cruz ', company: ' Cruz Sari-Sari ' }
    const { body } = await put('profile', token, given)
    expect(body.data).toMatchObject({ ...names, company: 'Cruz Sari-Sari', company_name: null })
    const read = await server.ask('GET', '/portal-api/api/profile', { token })
    expect(read.body.data).toEqual(body.data)
    const log = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'profile.update')
      .execute()
    expect(log).toMatchObject([{ actor_id: 'usr_jun7Q2', subject: 'usr_jun7Q2' }])
  })

  test.each([[{}], [{ company: null }], [{ company: '' }], [{ company: '  ' }]])(
    '200: %o is no company',
    async (more) => {
      const token = await tokenOf('user')
      await put('profile', token, { ...names, company: 'Cruz Sari-Sari' })
      expect((await put('profile', token, { ...names, ...more })).body.data).toMatchObject({ company: null })
    },
  )

  test('200: the company of a verified business stays', async () => {
    const { body } = await put('profile', await tokenOf('business'), {
      firstname: 'Mara',
      lastname: 'Santos',
    })
    expect(body.data).toMatchObject({ company: null, company_name: 'Lakbay Freight' })
  })
})

describe('changePassword', () => {
  const newPassword = 'paper-boat-on-pasig'
  const change = (token: string, more: object = {}) =>
    put('profile/change-password', token, {
      current_password: demoPassword,
      new_password: newPassword,
      repeat_password: newPassword,
      ...more,
    })
  const profile = (token: string) => server.ask('GET', '/portal-api/api/profile', { token })
  const refresh = (refresh_token: string) =>
    server.ask('POST', '/portal-api/api/refresh-token', { body: { refresh_token } })

  test('200: every other session ends, this one stays; open links stop working; the owner is told', async () => {
    const [mine, other] = [await server.signIn('keyInGrace'), await server.signIn('keyInGrace')]
    const stranger = await server.signIn('user')
    await server.ask('POST', '/portal-api/api/forgot-password', { body: { email: 'rico@sakay.example' } })
    const link = await mailedToken(server, 'rico@sakay.example')
    expect((await change(mine.access_token)).status).toBe(200)
    expect((await profile(mine.access_token)).status).toBe(200)
    expect((await refresh(mine.refresh_token)).status).toBe(200)
    expect((await profile(other.access_token)).status).toBe(401)
    expect((await refresh(other.refresh_token)).status).toBe(401)
    expect((await profile(stranger.access_token)).status).toBe(200)
    expect((await login('rico@sakay.example', demoPassword)).status).toBe(401)
    expect((await login('rico@sakay.example', newPassword)).status).toBe(200)
    const body = { password: 'another-password', verification_token: link }
    expect((await server.ask('POST', '/portal-api/api/reset-password', { body })).status).toBe(410)
    const [mail] = await server.mailsTo('rico@sakay.example')
    expect(mail?.subject).toBe('Your password was changed')
  })

  test('422: of five changes at once with one current password, one holds', async () => {
    const token = await tokenOf('business')
    const responses = await Promise.all(
      [0, 1, 2, 3, 4].map((index) => {
        const attempt = `password number ${index}`
        return change(token, { new_password: attempt, repeat_password: attempt })
      }),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = responses.findIndex(({ status }) => status === 200)
    expect((await login('mara@lakbay.example', `password number ${winner}`)).status).toBe(200)
  })

  test('409 password_not_set: an account that signs in with Google', async () => {
    const token = await tokenOf('admin')
    await server.db.updateTable('users').set({ password_hash: null }).where('id', '=', 'usr_iris9A').execute()
    const { status, body } = await change(token)
    expect([status, body.code]).toEqual([409, 'password_not_set'])
  })

  test.each([
    ['#/current_password', 'password_wrong', { current_password: 'wrong' }],
    ['#/repeat_password', 'passwords_differ', { repeat_password: 'something-else' }],
    ['#/new_password', 'min_length', { new_password: 'short', repeat_password: 'short' }],
  ])('422: %s %s', async (pointer, code, more) => {
    const { status, body } = await change(await tokenOf('user'), more)
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }])
  })

  test('429 too_many_requests: five wrong tries, also those at the door, are all there are', async () => {
    const token = await tokenOf('zeroBalance')
    for (const _try of [1, 2]) expect((await login('paolo@example.com', 'wrong')).status).toBe(401)
    for (const _try of [1, 2, 3])
      expect((await change(token, { current_password: 'wrong' })).status).toBe(422)
    const refused = await change(token)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(refused.headers.get('Retry-After')).toBe('900')
    expect((await login('paolo@example.com', demoPassword)).body.code).toBe('locked_out')
    server.advance(900)
    expect((await login('paolo@example.com', demoPassword)).status).toBe(200)
  })
})
