// Proof of the person behind a session, before operations that a stolen one must not do.
import { beforeEach, describe, expect, test } from 'vitest'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { demoPassword } from '../src/seed/personas.ts'
import { callsOf, sentAs } from './support/contract-calls.ts'
import { emails, factorCalls } from './support/factors.ts'
import { serverOfFile } from './support/server.ts'

const { mara, jun, iris } = emails
const server = await serverOfFile()
const { codeOf, sessionOf, challengeOf, finish, beginStepUp, prove, addTotp, addPasskey, reset } =
  factorCalls(server)
beforeEach(reset)

const operations = operationsOf(readBundle())
const stepUps = operations.filter(({ stepUp }) => stepUp)
const staleSeconds = 601

const calls = new Map(callsOf('portal').map((one) => [one.id, one]))
const queries: Readonly<Record<string, string>> = {
  regenerateKey: '?userSubscriptionId=sub_mara4Vq8',
}
const call = (id: string, token: string) => {
  const { method = '', url = '', mediaType, body } = calls.get(id) ?? {}
  return server.ask(method, `${url}${queries[id] ?? ''}`, { token, body: sentAs(mediaType, body) })
}
const emailFor = ({ roles }: { readonly roles: readonly string[] }) => (roles.includes('USER') ? mara : iris)

test('are these: keys, credits and accounts, what is published, changes of prices and limits, where calls go, whose results are trusted, cards that are charged without a person, the password, members of a team, the end of the own account, and the factors themselves', () => {
  expect(stepUps.map(({ id, stepUp }) => `${id} ${stepUp}`).sort()).toEqual([
    'addPasskey enrolled',
    'adminAddConformanceKey enrolled',
    'adminAddCredits enrolled',
    'adminAnnounce enrolled',
    'adminApproveFactorRecovery always',
    'adminCancelAnnouncement enrolled',
    'adminChangeServiceAccount always',
    'adminChangeStaffRoles always',
    'adminCreateServiceAccount always',
    'adminDecideAdjustment enrolled',
    'adminDeductCredits enrolled',
    'adminDeprecateApi enrolled',
    'adminInviteStaff always',
    'adminLockUser enrolled',
    'adminPublishApi enrolled',
    'adminRefundPayment enrolled',
    'adminRegenerateKeys enrolled',
    'adminRemoveConformanceKey enrolled',
    'adminRemoveServiceAccount always',
    'adminRemoveStaff always',
    'adminRemoveUpstream enrolled',
    'adminRenewApiDraft enrolled',
    'adminRestoreApi enrolled',
    'adminReverseCredits enrolled',
    'adminRollBackApi enrolled',
    'adminRotateServiceKey always',
    'adminSaveApiDraft enrolled',
    'adminSavePlan enrolled',
    'adminSetApiLimits enrolled',
    'adminSetApiPrices enrolled',
    'adminSetLimits enrolled',
    'adminSetPlanStatus enrolled',
    'adminSetUpstream enrolled',
    'adminSignOutUser enrolled',
    'adminTestUpstream enrolled',
    'adminUnlockUser enrolled',
    'beginPasskey always',
    'beginTotp always',
    'changeMemberRole enrolled',
    'changePassword enrolled',
    'confirmTotp enrolled',
    'createKey enrolled',
    'createUserSubscription enrolled',
    'createWebhook enrolled',
    'decideAgentRequest enrolled',
    'deleteAccount enrolled',
    'inviteMember enrolled',
    'linkIdentity always',
    'regenerateKey enrolled',
    'removePasskey always',
    'removeTotp always',
    'replaceRecoveryCodes always',
    'resendInvitation enrolled',
    'rotateWebhookSecret enrolled',
    'setKeyLimits enrolled',
    'setSpendCap enrolled',
    'startCardSetup enrolled',
    'updateAutoTopUp enrolled',
  ])
})

describe.each(stepUps.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('428 step_up_required: until the session is proved, and again when that is too long ago', async () => {
    const email = emailFor(operation)
    const token = await sessionOf(email)
    const { secret } = await addTotp(token)
    server.advance(staleSeconds)
    const { access_token } = await freshToken(email, secret)
    server.advance(staleSeconds)
    const response = await call(id, access_token)
    expect([response.status, response.body.code]).toEqual([428, 'step_up_required'])
    const { challenge_token } = await beginStepUp(access_token)
    expect((await prove(access_token, { challenge_token, code: codeOf(secret) })).status).toBe(200)
    expect((await call(id, access_token)).status).not.toBe(428)
  })

  test(`${operation.stepUp === 'always' ? 428 : 'not 428'}: for an old session without a second factor`, async () => {
    const token = await sessionOf(emailFor(operation))
    server.advance(staleSeconds)
    expect((await call(id, token)).status === 428).toBe(operation.stepUp === 'always')
  })
})

async function freshToken(email: string, secret: string): Promise<{ access_token: string }> {
  const { challenge_token } = await challengeOf(email)
  return (await finish({ challenge_token, code: codeOf(secret) })).body.data as never
}

describe('a proof', () => {
  test('by signing in with the second factor counts', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const { access_token } = await freshToken(mara, secret)
    expect((await call('beginTotp', access_token)).status).toBe(200)
  })

  test('428: of one session opens no other, nor does one that began before the factor', async () => {
    const [old, own] = [await sessionOf(mara), await sessionOf(mara)]
    await addTotp(own)
    expect((await call('beginTotp', own)).status).toBe(200)
    expect((await call('beginTotp', old)).status).toBe(428)
  })

  test('428: by a password is worth nothing once there is a factor', async () => {
    const [old, own] = [await sessionOf(mara), await sessionOf(mara)]
    const { challenge_token, methods } = await beginStepUp(old)
    expect(methods).toEqual(['PASSWORD'])
    expect((await prove(old, { challenge_token, password: demoPassword })).status).toBe(200)
    await addTotp(own)
    expect((await call('beginTotp', old)).status).toBe(428)
  })

  test('422: nor is the password asked for then', async () => {
    const token = await sessionOf(mara)
    await addTotp(token)
    const { challenge_token, methods } = await beginStepUp(token)
    expect(methods).not.toContain('PASSWORD')
    expect((await prove(token, { challenge_token, password: demoPassword })).status).toBe(422)
  })

  test('200: the password, of an account without a factor', async () => {
    const token = await sessionOf(mara)
    server.advance(staleSeconds)
    const { challenge_token } = await beginStepUp(token)
    const wrong = await prove(token, { challenge_token, password: 'wrong' })
    expect(wrong.body.errors).toMatchObject([{ pointer: '#/password', code: 'password_wrong' }])
    expect((await prove(token, { challenge_token })).body.errors).toMatchObject([{ pointer: '#/password' }])
    const { status, body } = await prove(token, { challenge_token, password: demoPassword })
    expect([status, body.data]).toEqual([
      200,
      { proved_until: new Date(server.parts.clock().getTime() + 600_000).toISOString() },
    ])
    expect((await call('beginTotp', token)).status).toBe(200)
  })

  test('an account that signs in elsewhere alone, and has no factor, has to sign in again', async () => {
    const token = await sessionOf(mara)
    const set = (password_hash: string | null) =>
      server.db.updateTable('users').set({ password_hash }).where('email', '=', mara).execute()
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', mara)
      .executeTakeFirstOrThrow()
    await set(null)
    const { methods } = await beginStepUp(token)
    await set(password_hash)
    expect(methods).toEqual([])
  })

  test('200: by a passkey', async () => {
    const token = await sessionOf(mara)
    const { key } = await addPasskey(token)
    server.advance(staleSeconds)
    const { challenge_token, passkey } = await beginStepUp(token)
    if (!passkey) throw new Error('No passkey was asked for.')
    expect((await prove(token, { challenge_token, passkey: key.get(passkey) })).status).toBe(200)
    expect((await call('beginTotp', token)).status).toBe(200)
  })

  test('410: the challenge of one session is none of another', async () => {
    const [one, other] = [await sessionOf(mara), await sessionOf(mara)]
    const { secret } = await addTotp(one)
    const { challenge_token } = await beginStepUp(one)
    expect((await prove(other, { challenge_token, code: codeOf(secret) })).status).toBe(410)
    const juns = await sessionOf(jun)
    expect((await prove(juns, { challenge_token, code: codeOf(secret) })).status).toBe(410)
  })

  test('429: wrong codes count with those of signing in', async () => {
    const token = await sessionOf(mara)
    const { secret } = await addTotp(token)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { challenge_token } = await beginStepUp(token)
      expect((await prove(token, { challenge_token, code: '000000' })).status).toBe(422)
    }
    const { challenge_token } = await beginStepUp(token)
    expect((await prove(token, { challenge_token, code: codeOf(secret) })).body.code).toBe(
      'too_many_requests',
    )
    const signIn = await challengeOf(mara)
    expect((await finish({ challenge_token: signIn.challenge_token, code: codeOf(secret) })).body.code).toBe(
      'locked_out',
    )
  })
})

describe('the session is kept: a 428 is nothing that a refresh would mend', () => {
  test('another body under the same Idempotency-Key is none: the call is sent again as it was', async () => {
    const token = await sessionOf(iris)
    const { secret } = await addTotp(token)
    server.advance(staleSeconds)
    const body = calls.get('adminAddCredits')?.body
    const send = () =>
      server.ask('POST', '/portal-api/api/admin/add-credits', {
        token,
        body,
        headers: { 'Idempotency-Key': 'step-up-and-again' },
      })
    expect((await send()).status).toBe(428)
    const { challenge_token } = await beginStepUp(token)
    await prove(token, { challenge_token, code: codeOf(secret) })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.body]).toEqual([201, first.body])
  })
})
