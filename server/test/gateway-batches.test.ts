// A batch of calls costs what the same calls cost one after the other, to the last row.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postToLedger } from '../src/modules/ledger/post.ts'
import { type Db, openDb } from '../src/platform/db/client.ts'
import { newId } from '../src/platform/ids.ts'
import { seededRandom } from './support/random.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newWallet, sumsOf } from './support/wallets.ts'

let server: TestServer
/** On connections whose plans join in another order, as those of a large database do, and read rows in no order. */
let otherPlans: Db
beforeAll(async () => {
  server = await startServer()
  const options = encodeURIComponent('-c enable_nestloop=off -c enable_mergejoin=off -c enable_indexscan=off')
  otherPlans = openDb({ url: `${server.database.url}?options=${options}` })
})
afterAll(async () => {
  await otherPlans.destroy()
  await server.close()
  await server.database.close()
})

interface Caller {
  readonly userId: string
  readonly keyId: string
  readonly termsVersion: string
}

interface Lot {
  readonly amount: number
  readonly validUntil?: string
}

async function newCaller(lots: readonly Lot[], threshold1: number): Promise<Caller> {
  const { db } = server
  const now = server.parts.clock()
  const userId = await newWallet(db, now)
  await db.updateTable('wallets').set({ threshold1 }).where('user_id', '=', userId).execute()
  for (const [index, { amount, validUntil }] of lots.entries()) {
    await postToLedger(db, {
      userId,
      kind: validUntil ? 'STARTER' : 'TOPUP',
      amount,
      description: 'Credits',
      reference: 'test',
      actor: 'USER',
      key: `lot${index}`,
      // A lot that is over by now was given while it was not.
      now: new Date('2026-11-01T00:00:00Z'),
      ...(validUntil && { validUntil }),
    })
  }
  const [keyId, subscriptionId] = [newId('key'), newId('sub')]
  await db
    .insertInto('subscriptions')
    .values({
      id: subscriptionId,
      user_id: userId,
      api: 'messaging',
      status: 'ACTIVE',
      products: '[]',
      created_at: now,
      cancelled_at: null,
    })
    .execute()
  await db
    .insertInto('api_keys')
    .values({
      id: keyId,
      subscription_id: subscriptionId,
      type: 'LIVE',
      hash: Buffer.from(keyId),
      last_four: 'test',
      created_at: now,
      last_used_at: null,
      expires_at: null,
      grace_ends_at: null,
      revoked_at: null,
    })
    .execute()
  const { rows } = await sql<{
    version: string
  }>`SELECT version FROM call_terms WHERE key_id = ${keyId}`.execute(db)
  return { userId, keyId, termsVersion: rows[0]?.version ?? '' }
}

interface Call {
  readonly caller: Caller
  readonly price: number
  readonly stale?: boolean
  /** How long before now it came. */
  readonly ageMs?: number
}

const rowOf = ({ caller, price, stale, ageMs = 0 }: Call, index: number) => ({
  key_id: caller.keyId,
  terms_version: stale ? 'older' : caller.termsVersion,
  txn: newId('txn'),
  request_id: `${caller.userId}-${index}`,
  user_id: caller.userId,
  price,
  api: 'messaging',
  api_name: 'Messaging',
  at: new Date(server.parts.clock().getTime() - ageMs),
  refund_after: server.parts.clock(),
})

interface ChargeResult {
  readonly outcome: string
  readonly balance: number | null
  readonly level_changed: boolean
}

async function chargeTogether(calls: readonly Call[], db = server.db): Promise<readonly ChargeResult[]> {
  const { rows } = await sql<ChargeResult>`SELECT outcome, balance, level_changed
    FROM charge_calls(
      ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::call_to_charge, ${JSON.stringify(calls.map(rowOf))}::jsonb) AS call))`.execute(
    db,
  )
  return rows
}

async function chargeEach(calls: readonly Call[]): Promise<readonly ChargeResult[]> {
  const charged: ChargeResult[] = []
  for (const [index, call] of calls.entries()) {
    const { rows } = await sql<ChargeResult>`SELECT outcome, balance, level_changed FROM charge_call(
      jsonb_populate_record(NULL::call_to_charge, ${JSON.stringify(rowOf(call, index))}::jsonb))`.execute(
      server.db,
    )
    charged.push(...rows)
  }
  return charged
}

/** Everything that charging writes, without names and numbers of rows. */
async function stateOf({ userId }: Caller) {
  const read = async (table: string, columns: string, order: string) =>
    (
      await sql`SELECT ${sql.raw(columns)} FROM ${sql.table(table)} WHERE user_id = ${userId} ORDER BY ${sql.raw(order)}`.execute(
        server.db,
      )
    ).rows
  return {
    wallet: await read('wallets', 'balance, low_level', 'balance'),
    ledger: await read(
      'ledger',
      'kind, amount, balance_after, description, actor, api, created_at',
      'sequence',
    ),
    lots: await read('lots', 'remaining, valid_until', 'id'),
    inFlight: await read('calls_in_flight', 'credits, valid_until', "split_part(request_id, '-', 2)::int"),
    levelChanges: await read('wallet_level_changes', 'level, mark, balance', 'id'),
  }
}

/** Each alone, and by one statement for all. */
const ways = [1, 3]

describe.each(ways)('%i calls together', (count) => {
  /** Concurrent callers with the same lots and the same call; returns what the first one sees. */
  async function chargeOf(lots: readonly Lot[], price: number, threshold1 = 1) {
    const callers = await Promise.all(Array.from({ length: count }, () => newCaller(lots, threshold1)))
    const [charge] = await chargeTogether(callers.map((caller) => ({ caller, price })))
    return { ...charge, ...(await stateOf(callers[0] as Caller)) }
  }

  test('take all that there is, out of one lot and out of several', async () => {
    const all = {
      outcome: 'CHARGED',
      balance: 0,
      level_changed: true,
      wallet: [{ balance: 0, low_level: 3 }],
    }
    expect(await chargeOf([{ amount: 60 }], 60)).toMatchObject(all)
    expect(await chargeOf([{ amount: 30, validUntil: '2026-12-31' }, { amount: 30 }], 60)).toMatchObject(all)
    expect(await chargeOf([{ amount: 59 }], 60)).toMatchObject({ outcome: 'SHORT', balance: 59 })
  })

  test.each<[lots: readonly Lot[], lastDay: string | null, left: readonly number[]]>([
    [[{ amount: 100 }, { amount: 100, validUntil: '2026-12-31' }], '2026-12-31', [100, 40]],
    [
      [
        { amount: 30, validUntil: '2027-01-31' },
        { amount: 40, validUntil: '2026-12-31' },
      ],
      '2027-01-31',
      [10, 0],
    ],
    [[{ amount: 30, validUntil: '2026-12-31' }, { amount: 100 }], null, [0, 70]],
    [[{ amount: 30 }, { amount: 100 }], null, [0, 70]],
  ])('of %o: free credits first, the last day is in flight', async (lots, lastDay, left) => {
    expect(await chargeOf(lots, 60)).toMatchObject({
      outcome: 'CHARGED',
      ledger: [...lots.map(() => ({})), { kind: 'USAGE', amount: -60 }],
      lots: left.map((remaining) => ({ remaining })),
      inFlight: [{ credits: 60, valid_until: lastDay }],
    })
  })

  test('are refused when credits have ended, and tell of the mark that their end has crossed', async () => {
    const lots = [{ amount: 100, validUntil: '2026-11-10' }, { amount: 50 }]
    expect(await chargeOf(lots, 100, 60)).toMatchObject({
      outcome: 'SHORT',
      balance: 50,
      level_changed: true,
    })
  })

  test('that cost nothing take nothing', async () => {
    expect(await chargeOf([{ amount: 60 }], 0)).toMatchObject({
      outcome: 'CHARGED',
      balance: 60,
      inFlight: [],
    })
  })
})

describe('a batch and the same calls one after the other', () => {
  test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'leave the same behind (%i)',
    async (seed) => {
      const { upTo, oneOf } = seededRandom(seed)
      const wallets = Array.from({ length: 1 + upTo(6) }, () => ({
        lots: Array.from({ length: 1 + upTo(3) }, (): Lot => {
          const validUntil = oneOf([undefined, undefined, '2026-11-10', '2026-12-31', '2027-01-31'])
          return { amount: 50 + upTo(oneOf([100, 1_000, 100_000])), ...(validUntil && { validUntil }) }
        }),
        threshold1: oneOf([1, 100, 600, 50_000]),
      }))
      const calls = Array.from({ length: 1 + upTo(30) }, () => ({
        wallet: upTo(wallets.length),
        price: oneOf([0, 30, 60, 60, 60, 250]),
        stale: upTo(10) === 0,
        ageMs: upTo(3) * 100,
      }))
      const make = () => Promise.all(wallets.map(({ lots, threshold1 }) => newCaller(lots, threshold1)))
      const [together, each] = [await make(), await make()]
      const of = (callers: readonly Caller[]) =>
        calls.map(({ wallet, ...call }) => ({ ...call, caller: callers[wallet] as Caller }))
      const db = seed % 2 === 0 ? otherPlans : server.db
      expect(await chargeTogether(of(together), db)).toEqual(await chargeEach(of(each)))
      for (const [index, caller] of together.entries()) {
        expect(await stateOf(caller)).toEqual(await stateOf(each[index] as Caller))
        const { balance, ledger, lots, gaps, backwards } = await sumsOf(server.db, caller.userId)
        expect([ledger, lots, gaps, backwards]).toEqual([balance, balance, 0, 0])
      }
    },
  )

  test('a wallet that somebody holds keeps only its own calls waiting', async () => {
    const [blocked, free] = [await newCaller([{ amount: 1_000 }], 1), await newCaller([{ amount: 1_000 }], 1)]
    await server.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM wallets WHERE user_id = ${blocked.userId} FOR UPDATE`.execute(tx)
      const charged = await chargeTogether([
        { caller: blocked, price: 60 },
        { caller: free, price: 60 },
        { caller: blocked, price: 0 },
      ])
      expect(charged).toEqual([
        { outcome: 'BUSY', balance: null, level_changed: false },
        { outcome: 'CHARGED', balance: 940, level_changed: false },
        { outcome: 'CHARGED', balance: 1_000, level_changed: false },
      ])
    })
    expect((await sumsOf(server.db, blocked.userId)).balance).toBe(1_000)
  })
})
