import { beforeAll, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

const server = await serverOfFile()
let token: string
beforeAll(async () => {
  token = (await server.signIn('newUser')).access_token
  await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
    token,
    body: { tc_agree: true, one_shared_globe: true },
  })
})

const get = async (path: string, persona: string) => {
  const { access_token } = await server.signIn(persona)
  return server.ask('GET', `/portal-api/api/${path}`, { token: access_token })
}
const redeem = (key: string, body?: unknown, by = token) =>
  server.ask('POST', '/portal-api/api/redeem-starter', {
    token: by,
    body,
    headers: { 'Idempotency-Key': key },
  })

test('getWalletCredits 200: what can be spent is what is settled less what is in flight', async () => {
  const call = {
    request_id: 'req_1',
    user_id: 'usr_tess8L',
    credits: 200,
    started_at: start,
    refund_after: start,
  }
  await server.db.insertInto('calls_in_flight').values(call).execute()
  expect((await get('wallet/credits', 'lowBalance')).body.data).toMatchObject({
    wallet_credits: '348.00',
    settled_credits: '350.00',
    in_flight_credits: '2.00',
    free_credits: [{ credits: '50.00', validity_date: '2026-12-31' }],
    starter_credits: '0.00',
  })
})

test('getWalletCredits 200: starter credits are offered until they are redeemed', async () => {
  expect((await get('wallet/credits', 'newUser')).body.data).toMatchObject({ starter_credits: '50.00' })
})

describe('redeemStarter', () => {
  test('200 once: twenty parallel copies of one intent give 50 credits and one answer', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => redeem('intent-0001')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(responses[0]?.body.data).toMatchObject({ wallet_credits: '50.00', starter_credits: '0.00' })
    const rows = await server.db
      .selectFrom('ledger')
      .selectAll()
      .where('user_id', '=', 'usr_leo5Nw')
      .execute()
    expect(rows).toMatchObject([{ kind: 'STARTER', amount: 5000, balance_after: 5000 }])
  })

  test('409 starter_redeemed: another intent', async () => {
    expect((await redeem('intent-0002')).body.code).toBe('starter_redeemed')
  })

  test('a key belongs to its user: another may use the same one', async () => {
    const { access_token } = await server.signIn('user')
    expect((await redeem('intent-0001', undefined, access_token)).body.code).toBe('starter_redeemed')
  })
})
