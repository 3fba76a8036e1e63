// Settings of a deployment for second factors.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTotpSecret, sealTotpSecret } from '../src/modules/second-factor/sealing.ts'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { callsOf, sentAs } from './support/contract-calls.ts'
import { api, emails, factorCalls } from './support/factors.ts'
import { serverOfFile, startServer, type TestServer } from './support/server.ts'

const { iris, mara } = emails
const server = await serverOfFile({ settings: { requireAdminSecondFactor: true, stepUpSeconds: 120 } })
const { codeOf, sessionOf, challengeOf, finish, beginStepUp, prove, addTotp, reset } = factorCalls(server)
beforeEach(reset)

const queries: Readonly<Record<string, string>> = {
  adminGetKyb: '?kyb_id=kyb_mara9Bc',
  adminGetApi: '?api=sim-swap&version=v1',
  adminListAffectedAccounts: '?announcement_id=ann_unknown',
  adminListUpstreams: '?api=sim-swap&version=v1',
  adminExportTaxDocuments: '?month=2026-11',
  adminGetDelivery: '?delivery_id=whd_jun9Rt2M',
  adminGetKybDocument: '?kyb_id=kyb_mara9Bc&field=representative_id',
}
const adminCalls = callsOf('portal').filter(({ id }) =>
  operationsOf(readBundle()).some(({ id: known, roles }) => known === id && `${roles}` === 'ADMIN'),
)
const ask = ({ id, method, url, mediaType, body }: (typeof adminCalls)[number], token: string) => {
  const query = /Transactions|User(?:Subscription|Profile)$|ApiUsage|ListLimits/.test(id)
    ? '?user_id=usr_mara3K'
    : (queries[id] ?? '')
  return server.ask(method, `${url}${query}`, { token, body: sentAs(mediaType, body) })
}

describe('administrators have to have one', () => {
  test.each(adminCalls.map((one) => [one.id, one] as const))(
    '%s 428 second_factor_required: until they have; their profile and the factors stay open',
    async (_id, one) => {
      const token = await sessionOf(iris)
      const refused = await ask(one, token)
      expect([refused.status, refused.body.code]).toEqual([428, 'second_factor_required'])
      expect((await server.ask('GET', '/portal-api/api/profile', { token })).status).toBe(200)
      expect((await server.ask('GET', api, { token })).body.data).toMatchObject({ required: true })
      await addTotp(token)
      expect((await ask(one, token)).status).not.toBe(428)
    },
  )

  test('428 step_up_required: a session that began without it proves it once', async () => {
    const [old, own] = [await sessionOf(iris), await sessionOf(iris)]
    const { secret } = await addTotp(own)
    const list = () => server.ask('GET', '/portal-api/api/admin/user-subscriptions', { token: old })
    expect((await list()).body.code).toBe('step_up_required')
    const { challenge_token } = await beginStepUp(old)
    await prove(old, { challenge_token, code: codeOf(secret) })
    server.advance(3600)
    const { access_token } = (await finish({ ...(await challengeToken()), code: codeOf(secret) })).body
      .data as { access_token: string }
    server.advance(600)
    const later = await server.ask('GET', '/portal-api/api/admin/user-subscriptions', { token: access_token })
    expect(later.status).toBe(200)
  })

  test('users are not asked', async () => {
    const token = await sessionOf(mara)
    expect((await server.ask('GET', api, { token })).body.data).toMatchObject({ required: false })
    expect((await server.ask('GET', '/portal-api/api/wallet/credits', { token })).status).toBe(200)
  })

  const challengeToken = async () => {
    const { challenge_token } = await challengeOf(iris)
    return { challenge_token }
  }
})

test('the time that a proof counts is a setting', async () => {
  const token = await sessionOf(mara)
  await addTotp(token)
  server.advance(121)
  expect((await server.ask('POST', `${api}/totp`, { token })).status).toBe(428)
})

describe.each(['http://192.0.2.7:8080', 'http://portal.example'])('a portal at %s', (publicUrl) => {
  let other: TestServer | undefined
  afterAll(async () => {
    await other?.close()
    await other?.database.close()
  })

  test('beginPasskey and addPasskey 501: offers no passkeys', async () => {
    other = await startServer({ settings: { publicUrl } })
    const calls = factorCalls(other)
    const token = await calls.sessionOf(mara)
    expect((await other.ask('GET', api, { token })).body.data).toMatchObject({ passkeys_offered: false })
    expect((await other.ask('POST', `${api}/passkeys/options`, { token })).status).toBe(501)
  })
})

test('what is sealed opens for the same account under the same key alone', async () => {
  const on = (secretsKey: string) => ({ db: server.db, settings: { secretsKey } })
  const secret = Buffer.from('a secret of twenty b')
  const sealed = await sealTotpSecret(on('one'), 'usr_mara3K', secret)
  expect(await openTotpSecret(on('one'), 'usr_mara3K', sealed)).toEqual(secret)
  expect(await openTotpSecret(on('two'), 'usr_mara3K', sealed)).toBeUndefined()
  expect(await openTotpSecret(on('one'), 'usr_jun7Q2', sealed)).toBeUndefined()
})
