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

describe('updateWalletThreshold', () => {
  const put = (threshold1: unknown) =>
    server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1 } })

  test('200: half and a fifth follow, and the deed is written down', async () => {
    expect((await put('600.05')).body.data).toEqual({
      active: true,
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

interface Row {
  readonly transaction_id: string
  readonly created_at: string
  readonly kind: string
  readonly credits: string
  readonly balance_before: string
  readonly balance_after: string
}
const rowsOf = async (query: string) => {
  const { body } = await get(`transactions?${query}`, 'lowBalance')
  return { rows: body.data as Row[], total: (body.meta as { total: number }).total }
}
/** All pages of it. */
async function allRows(query: string): Promise<readonly Row[]> {
  const entries: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await rowsOf(`${query}&limit=200&page=${page}`)
    entries.push(...rows)
    if (entries.length >= total) return entries
  }
}
const reversed = 'start_date=2026-11-20&end_date=2026-11-19'

describe('listTransactions', () => {
  test('200: newest first, each row begins where the row before it ended', async () => {
    const { rows: page } = await rowsOf('limit=200')
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
    const { rows: page } = await rowsOf(`view=${view}&limit=200`)
    expect(new Set(page.map(({ kind }) => kind))).toEqual(new Set(kinds))
  })

  test('200: pages do not overlap, and one past the end is empty', async () => {
    const all = await rowsOf('limit=10')
    const [one, two] = [await rowsOf('limit=5'), await rowsOf('limit=5&page=2')]
    expect([...one.rows, ...two.rows]).toEqual(all.rows)
    expect((await rowsOf(`limit=5&page=${all.total}`)).rows).toEqual([])
  })

  test('200: a day begins at midnight in Manila, and both ends of a range belong to it', async () => {
    const all = await allRows('view=all')
    // Manila is eight hours ahead, the whole year round.
    const dayOf = ({ created_at }: Row) =>
      new Date(Date.parse(created_at) + 8 * 3_600_000).toISOString().slice(0, 10)
    const days = [...new Set(all.map(dayOf))]
    const [end, start] = [days[1] ?? '', days[3] ?? '']
    expect([start < end, days.length > 5]).toEqual([true, true])
    expect(await allRows(`start_date=${start}&end_date=${end}`)).toEqual(
      all.filter((row) => dayOf(row) >= start && dayOf(row) <= end),
    )
    expect(await allRows(`view=usage&start_date=${start}`)).toEqual(
      all.filter((row) => dayOf(row) >= start && row.kind === 'USAGE'),
    )
  })

  test('422 before_start: a range that ends before it begins', async () => {
    const { status, body } = await get(`transactions?${reversed}`, 'user')
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer: '?end_date', code: 'before_start' }])
  })
})

describe('exportTransactions', () => {
  const exported = async (query: string, persona = 'lowBalance') => {
    const { status, headers, body } = await get(`transactions/export?${query}`, persona)
    return { status, headers, lines: String(body.text).trimEnd().split('\r\n') }
  }
  const head =
    'created_at,kind,description,credits,balance_before,balance_after,reference,reason,actor,acted_by_name,acted_by_email,key_name,api,request_id,transaction_id,on_statement,created_at_local,reason_code,reverses,reversed_by,price_source,price_credits,price_unit,price_valid_from,price_plan,price_list,operation_id'

  test('200: exactly the rows of the list, and numbers are numbers', async () => {
    const query = 'view=usage&start_date=2026-11-01'
    const [{ lines, headers }, rows] = [await exported(query), await allRows(query)]
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="ledger.csv"')
    expect(lines[0]).toBe(head)
    // More than are read at once.
    expect(rows.length).toBeGreaterThan(1_000)
    expect(lines.slice(1).map((line) => line.split(',').at(14))).toEqual(
      rows.map(({ transaction_id }) => transaction_id),
    )
    expect(lines[1]).toContain(`,${rows[0]?.credits},`)
    expect(lines.join()).not.toContain("'-")
  })

  test('200: an empty ledger is a header', async () => {
    expect((await exported('end_date=2020-01-01')).lines).toEqual([head])
  })

  test.each([reversed, 'view=everything', 'start_date=yesterday'])('422: %s', async (query) => {
    expect((await exported(query)).status).toBe(422)
  })
})
