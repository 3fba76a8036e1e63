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
  })
})

describe('updateWalletThreshold', () => {
  const put = (threshold1: unknown) =>
    server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1 } })

  test('200: half and a fifth follow, and the deed is written down', async () => {
    expect((await put('600.05')).body.data).toEqual({
      threshold1: '600.05',
      threshold2: '300.03',
      threshold3: '120.01',
    })
    const log = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'wallet.threshold')
      .execute()
    expect(log).toMatchObject([{ actor_id: 'usr_leo5Nw', details: { threshold1: 60005 } }])
  })

  test.each(['0', '0.00', '-5', '1.001', 'many', '', 500])('422: %s', async (value) => {
    expect((await put(value)).body.errors?.[0]?.pointer).toBe('#/threshold1')
  })
})

describe('redeemStarter', () => {
  test('200 once: twenty parallel copies of one intent give 50 credits and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem('intent-0001')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
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

  test('409 idempotency_conflict: the same key with another body', async () => {
    expect((await redeem('intent-0001', { other: true })).body.code).toBe('idempotency_conflict')
  })

  test('a key belongs to its user: another may use the same one', async () => {
    const { access_token } = await server.signIn('user')
    expect((await redeem('intent-0001', undefined, access_token)).body.code).toBe('starter_redeemed')
  })
})

describe('listTransactions', () => {
  interface Row {
    kind: string
    credits: string
    balance_before: string
    balance_after: string
  }
  const rows = async (query: string) => {
    const { body } = await get(`transactions?${query}`, 'lowBalance')
    return { rows: body.data as Row[], total: (body.meta as { total: number }).total }
  }

  test('200: newest first, each row begins where the row before it ended', async () => {
    const { rows: page } = await rows('limit=200')
    expect(page[0]?.balance_after).toBe('348.00')
    for (const [index, row] of page.slice(0, -1).entries()) {
      expect(row.balance_before).toBe(page[index + 1]?.balance_after)
      expect(Number(row.balance_before) + Number(row.credits)).toBeCloseTo(Number(row.balance_after), 2)
    }
  })

  test.each([
    ['topup', ['TOPUP']],
    ['usage', ['USAGE']],
    ['adjustment', ['ADJUSTMENT', 'STARTER']],
  ])('200: view=%s', async (view, kinds) => {
    const { rows: page } = await rows(`view=${view}&limit=200`)
    expect(new Set(page.map(({ kind }) => kind))).toEqual(new Set(kinds))
  })

  test('200: pages do not overlap, and one past the end is empty', async () => {
    const all = await rows('limit=10')
    const [one, two] = [await rows('limit=5'), await rows('limit=5&page=2')]
    expect([...one.rows, ...two.rows]).toEqual(all.rows)
    expect((await rows(`limit=5&page=${all.total}`)).rows).toEqual([])
  })

  test.each(['limit=0', 'limit=201', 'page=x', 'view=everything'])('422: %s', async (query) => {
    expect((await get(`transactions?${query}`, 'user')).status).toBe(422)
  })
})
