// The balance of any moment is that after the last row up to then.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { expireLots } from '../src/modules/ledger/post.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { messages } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { upstreams: { messaging: upstream.url } } })
const { db } = server
const tess = 'usr_tess8L'
let token = ''
beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
})

const ask = (query: string, by = token) =>
  server.ask('GET', `/portal-api/api/wallet/balance${query}`, { token: by })
const at = async (moment: Date | string) => {
  const text = typeof moment === 'string' ? moment : moment.toISOString()
  const { status, body } = await ask(`?at=${encodeURIComponent(text)}`)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data as { at: string; balance: string; last_transaction: { transaction_id: string } | null }
}
const ledger = () =>
  db
    .selectFrom('ledger')
    .select(['id', 'balance_after', 'created_at', 'kind'])
    .where('user_id', '=', tess)
    .orderBy('sequence')
    .execute()
const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)
const post = (amount: number, key: string, validUntil?: string) =>
  moveCredits(db, {
    userId: tess,
    kind: amount > 0 ? 'TOPUP' : 'USAGE',
    amount,
    description: 'x',
    reference: key,
    actor: 'USER',
    key,
    now: server.parts.clock(),
    ...(validUntil && { validUntil }),
  })

/** At each row’s time, a microsecond before it, and in between, the last row up to then. */
async function agrees(): Promise<void> {
  const rows = await ledger()
  const picked = [...rows.slice(0, 12), ...rows.slice(-12)]
  for (const { created_at } of picked) {
    const justBefore = created_at.toISOString().replace(/\.(\d{3})Z$/, (_, ms) => `.${ms}000Z`)
    for (const [moment, isIn] of [
      [justBefore, (time: Date) => time <= created_at],
      [
        new Date(created_at.getTime() - 1).toISOString().replace('Z', '999Z'),
        (time: Date) => time < created_at,
      ],
    ] as const) {
      const last = rows.findLast((row) => isIn(row.created_at))
      expect(await at(moment)).toMatchObject({
        balance: decimal(last?.balance_after ?? 0),
        last_transaction: last ? { transaction_id: last.id } : null,
      })
    }
  }
}

test('getWalletBalance 200: of rows at the same microsecond the last one counts, and just before them none does', async () => {
  for (const [number, amount] of [50_00, -1_25, 3_00, -7_77].entries()) await post(amount, `same-${number}`)
  server.advance(60)
  const rows = await ledger()
  expect(new Set(rows.slice(-4).map(({ created_at }) => created_at.getTime())).size).toBe(1)
  await agrees()
})

test('getWalletBalance 200: microseconds count where rows have them', async () => {
  const moment = new Date(server.parts.clock().getTime() - 1000)
  const text = moment.toISOString().replace('Z', '')
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL switchboard.ledger = 'on'`.execute(tx)
    for (const [digits, amount] of [
      ['100', 1],
      ['200', 2],
    ] as const)
      await sql`INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, idempotency_key, created_at)
        SELECT ${`txn_fine${digits}`}, user_id, 'TOPUP', ${amount}, ${amount}, 'x', 'x', 'USER', ${digits}, ${`${text}${digits}Z`}::timestamptz
        FROM wallets WHERE user_id = 'usr_paolo0'`.execute(tx)
  })
  const { access_token } = await server.signIn('zeroBalance')
  const read = async (digits: string) => {
    const { body } = await ask(`?at=${encodeURIComponent(`${text}${digits}Z`)}`, access_token)
    return (body.data as { readonly balance: string }).balance
  }
  expect([await read('099'), await read('100'), await read('199'), await read('200')]).toEqual([
    '0.00',
    '0.01',
    '0.01',
    '0.02',
  ])
})

test('getWalletBalance 200: a call counts from when it goes out, and comes back with its refund', async () => {
  const { secret } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
  const before = server.parts.clock()
  const full = await at(before)
  server.advance(10)
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  upstream.answer = (response) => {
    arrived.resolve()
    void released.promise.then(() => response.writeHead(503).end())
  }
  const headers = { 'X-API-Key': secret, 'Content-Type': 'application/json' }
  const slow = fetch(`${server.url}${messages}`, { method: 'POST', headers, body: '{}' })
  await arrived.promise
  const out = server.parts.clock()
  server.advance(5)
  const during = await at(out)
  released.resolve()
  await (await slow).text()
  const back = server.parts.clock()
  server.advance(60)
  const hundredths = (text: string) => Math.round(Number(text) * 100)
  expect(hundredths(full.balance) - hundredths(during.balance)).toBe(60)
  // Later rows change no earlier balance.
  const later = await Promise.all([out, back, before].map(at))
  expect(later.map(({ balance }) => balance)).toEqual([during.balance, full.balance, full.balance])
  await agrees()
})

test('getWalletBalance 200: free credits leave with the row of their expiry', async () => {
  const balance = (await at(server.parts.clock())).balance
  await post(20_00, 'free', '2026-11-21')
  server.advance(86_400)
  token = (await server.signIn('lowBalance')).access_token
  const pending = server.parts.clock()
  const before = (await at(pending)).balance
  await db
    .transaction()
    .execute((tx) => expireLots(tx, tess, new Date(server.parts.clock().getTime() + 1000)))
  server.advance(60)
  expect((await ledger()).at(-1)?.kind).toBe('EXPIRY')
  expect((await at(pending)).balance).toBe(before)
  expect((await at(server.parts.clock())).balance).toBe(balance)
  await agrees()
})

test('getWalletBalance 200: nothing before the first row, whatever the offset and the year', async () => {
  const rows = await ledger()
  const first = rows[0]?.created_at ?? new Date()
  const local = new Date(first.getTime() + 20 * 3_600_000).toISOString().replace('Z', '+20:00')
  expect(await at(local)).toMatchObject({
    at: first.toISOString(),
    balance: decimal(rows[0]?.balance_after ?? 0),
  })
  expect(await at('0001-01-01T00:00:00Z')).toMatchObject({ balance: '0.00', last_transaction: null })
})

test('getWalletBalance 422 in_future: now is no future, a millisecond later is', async () => {
  const now = server.parts.clock()
  expect((await ask(`?at=${now.toISOString()}`)).status).toBe(200)
  const { status, body } = await ask(`?at=${new Date(now.getTime() + 1).toISOString()}`)
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '?at', code: 'in_future' }]])
})
