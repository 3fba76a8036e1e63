// Setting up second factors, and removing them.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from './support/authenticator.ts'
import { api, emails, factorCalls } from './support/factors.ts'
import { serverOfFile } from './support/server.ts'

const { mara, jun } = emails
const server = await serverOfFile()
const {
  codeOf,
  login,
  sessionOf,
  challengeOf,
  finish,
  beginStepUp,
  prove,
  addTotp,
  beginPasskey,
  addPasskey,
  reset,
} = factorCalls(server)
beforeEach(reset)

const state = async (token: string) => (await server.ask('GET', api, { token })).body.data
const audited = async () =>
  (
    await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'second_factor.%')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.action
const nothing = { required: false, totp: null, passkeys: [], passkeys_offered: true, recovery_codes_left: 0 }

describe('an authenticator app', () => {
  test('confirmTotp 200: is set up by its first code, with ten recovery codes', async () => {
    const token = await sessionOf(mara)
    const begun = await server.ask('POST', `${api}/totp`, { token })
    expect(begun.body.data).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauth_uri: expect.stringMatching(
        /^otpauth:\/\/totp\/Switchboard:mara%40lakbay\.example\?issuer=Switchboard/,
      ),
      expires_in: 600,
    })
    expect((await login(mara)).status).toBe(200)
    const { challenge_token, secret } = begun.body.data as { challenge_token: string; secret: string }
    const confirmed = await server.ask('PUT', `${api}/totp`, {
      token,
      body: { challenge_token, code: codeOf(secret) },
    })
    expect(confirmed.body.data).toMatchObject({
      second_factor: { totp: { last_used_at: null }, passkeys: [], recovery_codes_left: 10 },
      recovery_codes: expect.arrayContaining([expect.stringMatching(/^([0-9a-z]{4}-){2}[0-9a-z]{4}$/)]),
    })
    expect(await audited()).toBe('second_factor.totp.add')
    expect((await server.mailsTo(mara))[0]).toMatchObject({ subject: 'An authenticator app was set up' })
  })

  test('confirmTotp 422, then 410: a wrong code sets up nothing, and the set-up is for this session alone', async () => {
    const [token, other, juns] = [await sessionOf(mara), await sessionOf(mara), await sessionOf(jun)]
    const begun = await server.ask('POST', `${api}/totp`, { token })
    const { challenge_token, secret } = begun.body.data as { challenge_token: string; secret: string }
    const confirm = (as: string, code: string) =>
      server.ask('PUT', `${api}/totp`, { token: as, body: { challenge_token, code } })
    expect((await confirm(token, '000000')).body.errors).toMatchObject([
      { pointer: '#/code', code: 'code_wrong' },
    ])
    expect((await confirm(other, codeOf(secret))).status).toBe(410)
    expect((await confirm(juns, codeOf(secret))).status).toBe(410)
    expect(await state(token)).toEqual(nothing)
    server.advance(601)
    expect((await confirm(token, codeOf(secret))).body.code).toBe('challenge_expired')
  })

  test('confirmTotp 200: another app takes the place of the first, which works until then', async () => {
    const token = await sessionOf(mara)
    const { secret: first, codes } = await addTotp(token)
    await server.ask('POST', `${api}/totp`, { token })
    const before = await challengeOf(mara)
    expect((await finish({ challenge_token: before.challenge_token, code: codeOf(first) })).status).toBe(200)
    const { secret: second, codes: none } = await addTotp(token)
    expect([codes.length, none]).toEqual([10, null])
    const after = await challengeOf(mara)
    expect((await finish({ challenge_token: after.challenge_token, code: codeOf(first) })).status).toBe(422)
    expect((await finish({ challenge_token: after.challenge_token, code: codeOf(second) })).status).toBe(200)
  })

  test('removeTotp 200, then 404: with the last factor the recovery codes go, and the sign-in asks for none', async () => {
    const token = await sessionOf(mara)
    const { codes } = await addTotp(token)
    expect((await server.ask('POST', `${api}/totp/remove`, { token })).body.data).toEqual(nothing)
    expect((await login(mara)).status).toBe(200)
    const again = await server.ask('POST', `${api}/totp/remove`, { token })
    expect([again.status, again.body.code]).toEqual([404, 'not_found'])
    expect(await audited()).toBe('second_factor.totp.remove')
    expect((await server.mailsTo(mara))[0]).toMatchObject({ subject: 'Your authenticator app was removed' })
    await addTotp(token)
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, recovery_code: codes[0] })).status).toBe(422)
  })
})

describe('a passkey', () => {
  test('addPasskey 200: is kept, named and listed; its owner is told', async () => {
    const token = await sessionOf(mara)
    const { codes, passkeyId } = await addPasskey(token, 'Phone')
    expect(codes).toHaveLength(10)
    server.advance(1)
    const { codes: none } = await addPasskey(token, 'Office key')
    expect(none).toBeNull()
    expect(await state(token)).toMatchObject({
      passkeys: [
        { passkey_id: passkeyId, name: 'Phone', synced: false, last_used_at: null },
        { name: 'Office key' },
      ],
    })
    expect(await audited()).toBe('second_factor.passkey.add')
    expect((await server.mailsTo(mara))[0]).toMatchObject({ subject: 'A passkey was added' })
    server.advance(1)
    const { key } = await addPasskey(token, 'Third')
    const { passkey, challenge_token } = await challengeOf(mara)
    if (!passkey) throw new Error('No passkey was asked for.')
    await finish({ challenge_token, passkey: key.get(passkey) })
    expect(await state(token)).toMatchObject({
      passkeys: [{ last_used_at: null }, {}, { last_used_at: server.parts.clock().toISOString() }],
    })
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the host of another site', { rpId: 'evil.example' }],
    ['no finger, face or PIN', { verified: false }],
    ['another challenge', { challenge: Buffer.from('another').toString('base64url') }],
    ['what was made for a sign-in', { type: 'webauthn.get' }],
  ])('addPasskey 422 passkey_refused: %s', async (_what, faults) => {
    const token = await sessionOf(mara)
    const { challenge_token, options } = await beginPasskey(token)
    const body = { challenge_token, name: 'Phone', passkey: new Authenticator().create(options, faults) }
    const response = await server.ask('POST', `${api}/passkeys`, { token, body })
    expect(response.body.errors).toMatchObject([{ pointer: '#/passkey', code: 'passkey_refused' }])
    expect(await state(token)).toEqual(nothing)
  })

  test('addPasskey 410: the same answer again, and that of another session', async () => {
    const [token, other] = [await sessionOf(mara), await sessionOf(mara)]
    const { challenge_token, options } = await beginPasskey(token)
    const body = { challenge_token, name: 'Phone', passkey: new Authenticator().create(options) }
    expect((await server.ask('POST', `${api}/passkeys`, { token: other, body })).status).toBe(410)
    expect((await server.ask('POST', `${api}/passkeys`, { token, body })).status).toBe(200)
    expect((await server.ask('POST', `${api}/passkeys`, { token, body })).body.code).toBe('challenge_expired')
  })

  test('addPasskey 409 passkey_known: one that an account has, whosever it is', async () => {
    const { key } = await addPasskey(await sessionOf(jun))
    const token = await sessionOf(mara)
    const { challenge_token, options } = await beginPasskey(token)
    const body = { challenge_token, name: 'Taken', passkey: key.create(options) }
    const response = await server.ask('POST', `${api}/passkeys`, { token, body })
    expect([response.status, response.body.code]).toEqual([409, 'passkey_known'])
    expect(await state(token)).toEqual(nothing)
  })

  test('beginPasskey 409 passkey_limit, and addPasskey, too: twenty are enough', async () => {
    const token = await sessionOf(mara)
    await addPasskey(token)
    const begun = await beginPasskey(token)
    const row = await server.db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: 19 }, (_, index) => ({
      ...row,
      id: `psk_more${index}`,
      credential_id: `more${index}`,
    }))
    await server.db.insertInto('passkeys').values(more).execute()
    // As if they had been there before all that was begun.
    await server.db
      .updateTable('users')
      .set(({ eb }) => ({ security_version: eb('security_version', '-', more.length) }))
      .where('email', '=', mara)
      .execute()
    const refused = await server.ask('POST', `${api}/passkeys/options`, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'passkey_limit'])
    const { challenge_token, options } = begun
    const body = { challenge_token, name: 'One more', passkey: new Authenticator().create(options) }
    expect((await server.ask('POST', `${api}/passkeys`, { token, body })).body.code).toBe('passkey_limit')
  })

  test('renamePasskey 200 and 404: of one’s own alone', async () => {
    const [token, juns] = [await sessionOf(mara), await sessionOf(jun)]
    const { passkeyId } = await addPasskey(token)
    const rename = (as: string, name: string) =>
      server.ask('PUT', `${api}/passkeys`, { token: as, body: { passkey_id: passkeyId, name } })
    expect((await rename(token, 'Old phone')).body.data).toMatchObject({ passkeys: [{ name: 'Old phone' }] })
    expect((await rename(juns, 'Mine')).body.code).toBe('not_found')
    expect((await rename(token, '')).body.errors).toMatchObject([{ pointer: '#/name' }])
    expect(await audited()).toBe('second_factor.passkey.rename')
  })

  test('removePasskey 200 and 404: of one’s own alone; it opens nothing from then on', async () => {
    const [token, juns] = [await sessionOf(mara), await sessionOf(jun)]
    const { key, passkeyId } = await addPasskey(token)
    const { codes } = await addTotp(token)
    expect(codes).toBeNull()
    const remove = (as: string) =>
      server.ask('POST', `${api}/passkeys/remove`, { token: as, body: { passkey_id: passkeyId } })
    const { challenge_token, passkey } = await challengeOf(mara)
    if (!passkey) throw new Error('No passkey was asked for.')
    expect((await remove(juns)).status).toBe(404)
    expect((await remove(token)).body.data).toMatchObject({ passkeys: [], recovery_codes_left: 10 })
    expect((await server.ask('POST', `${api}/passkeys/remove`, { token, body: {} })).status).toBe(422)
    expect((await finish({ challenge_token, passkey: key.get(passkey) })).status).toBe(410)
    expect(await audited()).toBe('second_factor.passkey.remove')
    expect((await server.mailsTo(mara))[0]).toMatchObject({ subject: 'A passkey was removed' })
  })
})

describe('replaceRecoveryCodes', () => {
  test('200: ten new ones, and the old ones open nothing', async () => {
    const token = await sessionOf(mara)
    const { codes: old } = await addTotp(token)
    const { body } = await server.ask('POST', `${api}/recovery-codes`, { token })
    const { recovery_codes: fresh } = body.data as { recovery_codes: string[] }
    expect([fresh.length, fresh.filter((code) => old.includes(code))]).toEqual([10, []])
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, recovery_code: old[0] })).status).toBe(422)
    expect((await finish({ challenge_token, recovery_code: fresh[0] })).status).toBe(200)
    expect(await state(token)).toMatchObject({ recovery_codes_left: 9 })
  })

  test('409 second_factor_missing: without a factor there is nothing to recover', async () => {
    const response = await server.ask('POST', `${api}/recovery-codes`, { token: await sessionOf(mara) })
    expect([response.status, response.body.code]).toEqual([409, 'second_factor_missing'])
  })
})

// In one session, and each right in all but what its challenge was opened for.
describe('a challenge is good for what it was opened for alone', () => {
  test.each([
    ['STEP_UP', ['confirmTotp', 'addPasskey']],
    ['TOTP_SETUP', ['prove', 'addPasskey']],
    ['PASSKEY_SETUP', ['prove', 'confirmTotp']],
  ] as const)('410 challenge_expired: of %s for %s', async (opened, uses) => {
    const token = await sessionOf(mara)
    const { secret } = await addTotp(token)
    const app = (await server.ask('POST', `${api}/totp`, { token })).body.data as {
      challenge_token: string
      secret: string
    }
    const passkey = await beginPasskey(token)
    const challenges = { STEP_UP: await beginStepUp(token), TOTP_SETUP: app, PASSKEY_SETUP: passkey }
    const { challenge_token } = challenges[opened]
    const challenge = createHash('sha256').update(`passkey:${challenge_token}`).digest('base64url')
    const calls = {
      prove: () => prove(token, { challenge_token, code: codeOf(secret) }),
      confirmTotp: () =>
        server.ask('PUT', `${api}/totp`, { token, body: { challenge_token, code: codeOf(app.secret) } }),
      addPasskey: () =>
        server.ask('POST', `${api}/passkeys`, {
          token,
          body: {
            challenge_token,
            name: 'Phone',
            passkey: new Authenticator().create({ ...passkey.options, challenge }),
          },
        }),
    }
    for (const use of uses) expect([use, (await calls[use]()).body.code]).toEqual([use, 'challenge_expired'])
    expect(await state(token)).toMatchObject({ passkeys: [] })
  })
})
