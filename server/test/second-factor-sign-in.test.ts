// Signing in to an account with a second factor.
import { beforeEach, describe, expect, test } from 'vitest'
import { securityVersionOf } from '../src/modules/accounts/security-version-repo.ts'
import { Authenticator } from './support/authenticator.ts'
import { emails, factorCalls } from './support/factors.ts'
import { serverOfFile } from './support/server.ts'

const { mara, jun } = emails
const server = await serverOfFile()
const { codeOf, login, sessionOf, challengeOf, finish, addTotp, addPasskey, reset } = factorCalls(server)
beforeEach(reset)

const profile = (token: string) => server.ask('GET', '/portal-api/api/profile', { token })
const tokensOf = (answer: { body: { data?: unknown } }) => answer.body.data as { access_token: string }

describe('login', () => {
  test('202: a challenge and no token, with what the account has', async () => {
    await addTotp(await sessionOf(mara))
    const { status, body } = await login(mara)
    expect(status).toBe(202)
    expect(body.data).toEqual({
      challenge_token: expect.stringMatching(/^sfc_/),
      expires_in: 300,
      methods: ['TOTP', 'RECOVERY_CODE'],
      passkey: null,
    })
  })

  test('401: the second factor does not spare the password', async () => {
    await addTotp(await sessionOf(mara))
    const wrong = await server.ask('POST', '/portal-api/login', { body: { email: mara, password: 'wrong' } })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials'])
  })

  test('200: after a new password by a mailed link the second factor is asked for all the same', async () => {
    await addTotp(await sessionOf(mara))
    await server.db
      .updateTable('session_families')
      .set({ revoked_at: server.parts.clock() })
      .where('user_id', '=', 'usr_mara3K')
      .execute()
    expect((await login(mara)).status).toBe(202)
  })
})

describe('finishSignIn with the code of an app', () => {
  test('200: the pair opens the profile', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    const done = await finish({ challenge_token, code: codeOf(secret) })
    expect(done.status).toBe(200)
    expect((await profile(tokensOf(done).access_token)).body.data).toMatchObject({ email: mara })
  })

  test.each([-1, 0, 1])('200: a clock may be %i steps off', async (steps) => {
    const { secret } = await addTotp(await sessionOf(mara))
    server.advance(60)
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, code: codeOf(secret, steps) })).status).toBe(200)
  })

  test.each([-2, 2])('422 code_wrong: and not %i', async (steps) => {
    const { secret } = await addTotp(await sessionOf(mara))
    server.advance(90)
    const { challenge_token } = await challengeOf(mara)
    const response = await finish({ challenge_token, code: codeOf(secret, steps) })
    expect(response.body.errors).toEqual([
      { pointer: '#/code', code: 'code_wrong', message: expect.any(String) },
    ])
  })

  test('422 code_wrong: a code is taken once, also the one that set up the app', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const first = await challengeOf(mara)
    const setUpBy = codeOf(secret, -1)
    expect((await finish({ challenge_token: first.challenge_token, code: setUpBy })).status).toBe(422)
    const code = codeOf(secret)
    expect((await finish({ challenge_token: first.challenge_token, code })).status).toBe(200)
    const second = await challengeOf(mara)
    expect((await finish({ challenge_token: second.challenge_token, code })).status).toBe(422)
  })

  test('422 code_wrong: nor one that is older than the last', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    server.advance(60)
    const first = await challengeOf(mara)
    expect((await finish({ challenge_token: first.challenge_token, code: codeOf(secret, 1) })).status).toBe(
      200,
    )
    const second = await challengeOf(mara)
    expect((await finish({ challenge_token: second.challenge_token, code: codeOf(secret) })).status).toBe(422)
  })

  test('422 code_wrong: the code of another account', async () => {
    await addTotp(await sessionOf(mara))
    const { secret } = await addTotp(await sessionOf(jun))
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(422)
  })

  test('422: a secret that was moved to another account opens nothing', async () => {
    await addTotp(await sessionOf(mara))
    const { secret } = await addTotp(await sessionOf(jun))
    const { secret: sealed } = await server.db
      .selectFrom('totp_factors')
      .select('secret')
      .where('user_id', '=', 'usr_jun7Q2')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('totp_factors')
      .set({ secret: sealed })
      .where('user_id', '=', 'usr_mara3K')
      .execute()
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(422)
  })

  test('403 account_suspended: who was suspended meanwhile', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    const set = (status: 'SUSPENDED' | 'ACTIVE') =>
      server.db.updateTable('users').set({ status }).where('email', '=', mara).execute()
    await set('SUSPENDED')
    const response = await finish({ challenge_token, code: codeOf(secret) })
    await set('ACTIVE')
    expect([response.status, response.body.code]).toEqual([403, 'account_suspended'])
  })
})

describe('a challenge', () => {
  test('410 challenge_expired: is good for one sign-in', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(200)
    server.advance(30)
    const again = await finish({ challenge_token, code: codeOf(secret) })
    expect([again.status, again.body.code]).toEqual([410, 'challenge_expired'])
  })

  test('410: is good for 300 seconds, and unknown ones never', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    server.advance(301)
    expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(410)
    expect((await finish({ challenge_token: 'sfc_invented', code: codeOf(secret) })).status).toBe(410)
  })

  test('410: is good for five wrong proofs', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await finish({ challenge_token, code: '000000' })).status).toBe(422)
    await server.db.deleteFrom('sign_in_failures').execute()
    expect((await finish({ challenge_token, code: '000000' })).status).toBe(422)
    expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(410)
  })

  test('410: of a step-up finishes no sign-in, and of a sign-in no step-up', async () => {
    const token = await sessionOf(mara)
    const { secret } = await addTotp(token)
    const { beginStepUp, prove } = factorCalls(server)
    const stepUp = await beginStepUp(token)
    expect((await finish({ challenge_token: stepUp.challenge_token, code: codeOf(secret) })).status).toBe(410)
    const { challenge_token } = await challengeOf(mara)
    expect((await prove(token, { challenge_token, code: codeOf(secret) })).status).toBe(410)
  })

  test('keeps neither its token nor the secret of an app in the clear', async () => {
    const { secret, codes } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    const { rows } = await server.database.pool.query(
      'SELECT c::text AS row FROM second_factor_challenges c UNION ALL SELECT t::text FROM totp_factors t UNION ALL SELECT r::text FROM recovery_codes r',
    )
    const text = rows.map(({ row }: { row: string }) => row).join('\n')
    for (const clear of [challenge_token, secret, ...codes]) {
      expect(text).not.toContain(clear)
      expect(text).not.toContain(Buffer.from(clear).toString('hex'))
    }
  })
})

describe('finishSignIn with a recovery code', () => {
  test('200: each code once, however it is written, and the owner is told', async () => {
    const { codes } = await addTotp(await sessionOf(mara))
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const recovery_code = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `
    const first = await challengeOf(mara)
    expect((await finish({ challenge_token: first.challenge_token, recovery_code })).status).toBe(200)
    const second = await challengeOf(mara)
    const again = await finish({ challenge_token: second.challenge_token, recovery_code })
    expect(again.body.errors).toMatchObject([{ pointer: '#/recovery_code', code: 'code_wrong' }])
    const [mail] = await server.mailsTo(mara)
    expect(mail).toMatchObject({ subject: 'A recovery code was used' })
    expect(mail?.text).toContain('9 are left')
  })

  test('422: the code of another account', async () => {
    await addTotp(await sessionOf(mara))
    const { codes } = await addTotp(await sessionOf(jun))
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, recovery_code: codes[0] })).status).toBe(422)
  })
})

describe('finishSignIn with a passkey', () => {
  const begun = async () => {
    const { key } = await addPasskey(await sessionOf(mara))
    const challenge = await challengeOf(mara)
    if (!challenge.passkey) throw new Error('No passkey was asked for.')
    return { key, ...challenge, options: challenge.passkey }
  }

  test('200: signs the challenge of this sign-in', async () => {
    const { key, challenge_token, options, methods } = await begun()
    expect(methods).toEqual(['PASSKEY', 'RECOVERY_CODE'])
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect((await finish({ challenge_token, passkey: key.get(options) })).status).toBe(200)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the host of another site', { rpId: 'evil.example' }],
    ['no finger, face or PIN', { verified: false }],
    ['another challenge', { challenge: Buffer.from('another').toString('base64url') }],
    ['what was made for a registration', { type: 'webauthn.create' }],
    ['another person', { userHandle: 'usr_jun7Q2' }],
  ])('422 passkey_refused: %s', async (_what, faults) => {
    const { key, challenge_token, options } = await begun()
    const response = await finish({ challenge_token, passkey: key.get(options, faults) })
    expect(response.body.errors).toMatchObject([{ pointer: '#/passkey', code: 'passkey_refused' }])
  })

  test('422: a counter that went back: the passkey was copied', async () => {
    const { key, challenge_token, options } = await begun()
    key.counter = 40
    expect((await finish({ challenge_token, passkey: key.get(options) })).status).toBe(200)
    const next = await challengeOf(mara)
    key.counter = 39
    const passkey = next.passkey && key.get(next.passkey)
    expect((await finish({ challenge_token: next.challenge_token, passkey })).status).toBe(422)
  })

  test('422: the passkey of another account, and one that nobody has', async () => {
    const { key: juns } = await addPasskey(await sessionOf(jun))
    const { challenge_token, options } = await begun()
    for (const key of [juns, new Authenticator()])
      expect((await finish({ challenge_token, passkey: key.get(options) })).status).toBe(422)
  })

  test('422: an assertion that was sent before', async () => {
    const { key, challenge_token, options } = await begun()
    const passkey = key.get(options)
    expect((await finish({ challenge_token, passkey })).status).toBe(200)
    const next = await challengeOf(mara)
    expect((await finish({ challenge_token: next.challenge_token, passkey })).status).toBe(422)
  })
})

test('ssoVerify 202: a social sign-in asks for the second factor, too', async () => {
  const { secret } = await addTotp(await sessionOf(mara))
  const sso_token = 'sso_test_0123456789abcdef'
  const { sha256 } = await import('../src/platform/sha256.ts')
  await server.db
    .insertInto('sso_tokens')
    .values({
      hash: sha256(sso_token),
      user_id: 'usr_mara3K',
      expires_at: new Date(server.parts.clock().getTime() + 60_000),
      used_at: null,
      security_version: securityVersionOf('usr_mara3K'),
    })
    .execute()
  const response = await server.ask('POST', '/portal-api/sso-verify', { body: { sso_token } })
  expect(response.status).toBe(202)
  const { challenge_token } = response.body.data as never as { challenge_token: string }
  expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(200)
})
