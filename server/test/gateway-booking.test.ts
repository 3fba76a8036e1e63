// Charging and booking as docs/gateway.md promises.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Address, addressOf } from '../src/gateway/address.ts'
import type { FinishedCall } from '../src/gateway/booking.ts'
import { createCallBooks } from '../src/gateway/call-books.ts'
import type { CallFacts } from '../src/gateway/call-facts.ts'
import { readCallFacts } from '../src/gateway/repo.ts'
import { hashKey } from '../src/modules/subscriptions/key-secret.ts'
import { tellOfPastLevelChanges } from '../src/modules/wallet/move-credits.ts'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'
import { sumsOf } from './support/wallets.ts'

const jun = 'usr_jun7Q2'

const upstream = await upstreamOfFile()
const { server, records } = await gatewayOfFile(upstream, {
  settings: { maxGatewayCalls: 3, maxGatewayCallsPerApi: 2, gatewayAccountShare: 1 },
})
const { logged, inFlight, balanceOf } = records
const keys: Record<string, string> = {}
const facts: Record<string, CallFacts> = {}
for (const userId of [tess, jun]) {
  const { secret } = await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })
  keys[userId] = secret
  facts[userId] = (await readCallFacts(server.db, addressOf(messages) as Address, {
    keyHash: hashKey(secret),
  })) as CallFacts
}

const call = (userId = tess) =>
  server.ask('POST', messages, { headers: { 'X-API-Key': keys[userId] ?? '' }, body: {} })
const callsOfToday = async () => {
  const { rows } = await sql<{ calls: number; credits: number; counted: number }>`
    SELECT sum(calls)::int AS calls, sum(credits)::int AS credits,
      (SELECT sum(calls)::int FROM api_call_days WHERE day = '2026-11-21') AS counted
    FROM usage_days WHERE day = '2026-11-21'`.execute(server.db)
  return rows[0] ?? { calls: 0, credits: 0, counted: 0 }
}
/** A call that was charged and has its response. */
async function charged(userId: string, requestId: string, free = false): Promise<FinishedCall> {
  const of = facts[userId] as CallFacts
  const at = server.parts.clock()
  const { charge } = createCallBooks(server.parts)
  const { outcome } = await charge({
    facts: of,
    requestId,
    price: 60,
    priceVersion: null,
    now: at,
    day: '2026-11-21',
    limits: {},
    refundAfterSeconds: 120,
  })
  expect(outcome).toBe('CHARGED')
  const operation = { operation_id: 'sendMessage', method: 'POST', path: '/messages', price: '0.60' }
  const status = free ? 503 : 200
  return {
    facts: of,
    operation,
    requestId,
    at,
    day: '2026-11-21',
    status,
    errorCode: null,
    durationMs: 5,
    price: 60,
    free,
  }
}

describe('booking', () => {
  test('a response that has come is handed on while nothing can be booked, and is booked later, once', async () => {
    const [balance, today] = [await balanceOf(), await callsOfToday()]
    await sql`CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`.execute(server.db)
    await sql`CREATE TRIGGER disk_is_full BEFORE INSERT ON api_calls FOR EACH ROW EXECUTE FUNCTION disk_is_full()`.execute(
      server.db,
    )
    const { status, body, headers } = await call()
    expect([status, body, headers.get('X-Credits-Charged')]).toEqual([200, { ok: true }, '0.60'])
    expect(await inFlight()).toHaveLength(1)

    await sql`DROP TRIGGER disk_is_full ON api_calls`.execute(server.db)
    const id = headers.get('X-Request-Id') ?? ''
    await eventually(async () => expect(await logged(id)).toMatchObject([{ status: 200, credits: 60 }]))
    expect(await inFlight()).toEqual([])
    expect(await balanceOf()).toBe(balance - 60)
    const { calls, credits, counted } = await callsOfToday()
    expect([calls - today.calls, credits - today.credits, counted - today.counted]).toEqual([1, 60, 1])
  })

  test('what is booked again, because nobody heard that it was, counts once', async () => {
    const done = await charged(tess, 'req_booked_twice')
    const before = await callsOfToday()
    for (let time = 0; time < 2; time += 1) await createCallBooks(server.parts).book(done)
    const { calls, credits, counted } = await callsOfToday()
    expect([calls - before.calls, credits - before.credits, counted - before.counted]).toEqual([1, 60, 1])
    expect(await logged('req_booked_twice')).toHaveLength(1)
  })

  test('a response that came after its price was given back is charged once, though it is booked twice', async () => {
    const late = await charged(tess, 'req_late_twice')
    await sql`SELECT refund_call('txn_late_twice', 'req_late_twice', 'no response', now())`.execute(server.db)
    const balance = await balanceOf()
    for (let time = 0; time < 2; time += 1) await createCallBooks(server.parts).book(late)
    expect(await balanceOf()).toBe(balance - 60)
  })

  test('a response whose charge a crash of the database has lost is charged once, though it is booked twice', async () => {
    const booked = await charged(tess, 'req_not_lost')
    await createCallBooks(server.parts).book(booked)
    const lost = { ...booked, requestId: 'req_lost_charge' }
    const balance = await balanceOf()
    for (let time = 0; time < 2; time += 1) await createCallBooks(server.parts).book(lost)
    expect(await balanceOf()).toBe(balance - 60)
    expect(await logged('req_lost_charge')).toMatchObject([{ status: 200, credits: 60 }])
  })

  test('a call that can never be booked does not keep those beside it', async () => {
    const good = await charged(tess, 'req_beside')
    const bad = { ...good, requestId: 'req_bad', facts: { ...good.facts, key_type: 'OTHER' as never } }
    const { book } = createCallBooks(server.parts)
    const first = await charged(tess, 'req_first')
    // The first goes alone; the others wait for it and form a batch.
    await Promise.all([book(first), book(bad), book(good)])
    expect(await logged('req_beside')).toHaveLength(1)
    expect(await logged('req_bad')).toEqual([])
  })

  test.each([
    [503, 'Messaging, no response'],
    [422, 'Messaging, rejected'],
  ])('the refund of a %i says in the wallet: %s', async (status, description) => {
    const requestId = `req_says${status}`
    await createCallBooks(server.parts).book({ ...(await charged(jun, requestId, true)), status })
    const rows = await server.db
      .selectFrom('ledger')
      .select(['kind', 'amount', 'description'])
      .where('request_id', '=', requestId)
      .orderBy('sequence')
      .execute()
    expect(rows).toEqual([
      { kind: 'USAGE', amount: -60, description: 'Messaging' },
      { kind: 'REFUND', amount: 60, description },
    ])
  })

  test('batches of two servers, refunds among them, get in nobody’s way: every sum agrees', async () => {
    const today = await callsOfToday()
    const before: Record<string, number> = { [tess]: await balanceOf(tess), [jun]: await balanceOf(jun) }
    const calls: FinishedCall[] = []
    for (let index = 0; index < 80; index += 1) {
      calls.push(await charged(index % 2 ? tess : jun, `req_mixed${index}`, index % 3 === 0))
    }
    const books = [createCallBooks(server.parts), createCallBooks(server.parts)]
    await Promise.all(calls.map((one, index) => books[index % 4 < 2 ? 0 : 1]?.book(one)))
    await Promise.all(books.map(({ drain }) => drain()))
    for (const userId of [tess, jun]) {
      const paid = calls.filter((one) => one.facts.user_id === userId && !one.free).length * 60
      const { balance, ledger, lots, gaps } = await sumsOf(server.db, userId)
      expect([balance, ledger, lots, gaps]).toEqual([Number(before[userId]) - paid, balance, balance, 0])
    }
    expect(await inFlight()).toEqual([])
    expect((await callsOfToday()).calls - today.calls).toBe(80)
  })
})

describe('charging', () => {
  test('503 before anything is charged, when an API has as many calls under way as it may', async () => {
    const before = await balanceOf()
    const finish: (() => void)[] = []
    upstream.answer = (response, received) => finish.push(() => ok(response, received))
    const under = [call(), call()]
    await eventually(() => expect(finish).toHaveLength(2))
    const refused = await call()
    expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([
      503,
      'unavailable',
      '1',
    ])
    for (const one of finish) one()
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200])
    expect(await balanceOf()).toBe(before - 120)
    upstream.answer = ok
    expect((await call()).status).toBe(200)
  })
})

describe('a mark that calls cross', () => {
  const messagesTo = async (userId: string) => {
    const rows = await server.db
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', userId)
      .where('message', 'like', 'Credits are low%')
      .execute()
    return rows.length
  }
  /** The next call of 0.60 takes the wallet to its first mark. */
  async function putMark(userId: string): Promise<void> {
    await server.db
      .updateTable('wallets')
      .set(({ eb }) => ({ threshold1: eb('balance', '-', 60), low_level: 0 }))
      .where('user_id', '=', userId)
      .execute()
    await server.db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  }

  test('is told of before the response, once, by one call and by calls that come together', async () => {
    await putMark(jun)
    expect((await call(jun)).status).toBe(200)
    expect(await messagesTo(jun)).toBe(1)
    await call(jun)
    expect(await messagesTo(jun)).toBe(1)

    await putMark(jun)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => charged(index % 4 ? tess : jun, `req_mark${index}`)),
    )
    expect(await messagesTo(jun)).toBe(1)
  })

  test('is told of when a response is charged that came after its price was given back', async () => {
    const late = await charged(jun, 'req_late')
    await sql`SELECT refund_call('txn_late', 'req_late', 'no response', now())`.execute(server.db)
    await putMark(jun)
    await createCallBooks(server.parts).book(late)
    expect(await messagesTo(jun)).toBe(1)
  })

  test('does not fail a call when it cannot be told of, and is told of by the job', async () => {
    await putMark(jun)
    await sql`ALTER TABLE notifications RENAME TO notifications_away`.execute(server.db)
    const { status } = await call(jun)
    await sql`ALTER TABLE notifications_away RENAME TO notifications`.execute(server.db)
    expect([status, await messagesTo(jun)]).toEqual([200, 0])
    await tellOfPastLevelChanges(server.parts)
    expect(await messagesTo(jun)).toBe(1)
  })
})
