// Limits hold to the last call over two processes: as many calls are let through as there is room for, never one more or less.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Address, addressOf } from '../src/gateway/address.ts'
import { createCallBooks } from '../src/gateway/call-books.ts'
import type { CallFacts } from '../src/gateway/call-facts.ts'
import { readCallFacts } from '../src/gateway/repo.ts'
import { postToLedger } from '../src/modules/ledger/post.ts'
import type { CallLimits } from '../src/modules/pricing/limits.ts'
import { hashKey } from '../src/modules/subscriptions/key-secret.ts'
import type { KeyLimits } from '../src/modules/subscriptions/limits/key-limits.ts'
import { messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { sumsOf } from './support/wallets.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
const now = server.parts.clock()
const day = '2026-11-21'
await postToLedger(db, {
  userId: tess,
  kind: 'TOPUP',
  amount: 100_000_000,
  description: 'Credits',
  reference: 'test',
  actor: 'USER',
  key: 'limit-races',
  now,
})

async function newKey(limits: KeyLimits): Promise<CallFacts> {
  const { id, secret } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
  await db
    .updateTable('api_keys')
    .set({ limits: JSON.stringify(limits) })
    .where('id', '=', id)
    .execute()
  return (await readCallFacts(db, addressOf(messages) as Address, { keyHash: hashKey(secret) })) as CallFacts
}

/** Charges so many calls, by turns in two processes, as many at a time as a gateway has; returns how many had each outcome. */
async function chargeAll(
  calls: number,
  { keys, price, limits }: { keys: readonly CallFacts[]; price: number; limits: CallLimits },
) {
  const books = [createCallBooks(server.parts), createCallBooks(twin.parts)]
  const outcomes: Record<string, number> = {}
  let next = 0
  const caller = async () => {
    while (next < calls) {
      const number = next++
      const facts = keys[number % keys.length] as CallFacts
      const charge = await books[number % 2]?.charge({
        facts,
        requestId: `req_${facts.key_id}_${number}`,
        price,
        priceVersion: null,
        now,
        day,
        limits,
        refundAfterSeconds: 120,
      })
      const outcome = charge?.outcome ?? 'NONE'
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 120 }, caller))
  return outcomes
}

const callsOfToday = async () => {
  const { rows } = await sql<{ in_day: number }>`
    SELECT in_day FROM calls_made(${tess}, 'messaging', ${day})`.execute(db)
  return rows[0]?.in_day ?? 0
}

test('a quota of a subscription, by two keys and 10,000 calls', async () => {
  const before = await callsOfToday()
  const keys = [await newKey({}), await newKey({})]
  const limits = { calls_per_day: before + 6_001 }
  expect(await chargeAll(10_000, { keys, price: 7, limits })).toEqual({ CHARGED: 6_001, LIMITED: 3_999 })
  expect(await callsOfToday()).toBe(before + 6_001)
})

test('a budget of a key, beside another key of the account, while others are charged without a price', async () => {
  const keys = [await newKey({ credits_in_all: 7_000 }), await newKey({ credits_per_day: 3_500 })]
  const limits = { calls_per_minute: 1_000_000 }
  const [all, free] = await Promise.all([
    chargeAll(3_000, { keys, price: 7, limits }),
    chargeAll(200, { keys: [await newKey({ credits_in_all: 1 })], price: 0, limits }),
  ])
  expect(all).toEqual({ CHARGED: 1_000 + 500, LIMITED: 1_500 })
  expect(free).toEqual({ CHARGED: 200 })
  const { ledger, lots, balance } = await sumsOf(db, tess)
  expect([ledger, lots]).toEqual([balance, balance])
})

test('a spend cap of an account, one of a member and a budget, by keys of four subscriptions', async () => {
  const member_id = 'usr_jun7Q2'
  const team = { user_id: member_id, account_id: tess, role: 'DEVELOPER', joined_at: now } as const
  await db.insertInto('team_members').values(team).execute()
  const keys = [await newKey({}), await newKey({}), await newKey({}), await newKey({ credits_in_all: 280 })]
  const ofMember = keys.slice(1, 3).map(({ key_id }) => `${key_id}`)
  await db.updateTable('api_keys').set({ creator_id: member_id }).where('id', 'in', ofMember).execute()
  const { rows } = await sql<{ in_month: number }>`
    SELECT in_month FROM keys_spent(${tess}, cap_keys(${tess}), ${day}::date)`.execute(db)
  const spent = rows[0]?.in_month ?? 0
  const caps = { account_cap: spent + 2_803, member_cap: null, creator_id: null }
  // Each of a subscription of its own, so that nothing but the wallet makes them take turns.
  const capped = keys.map((facts, index) => ({
    ...facts,
    subscription_id: `sub_${index}`,
    ...caps,
    ...(ofMember.includes(`${facts.key_id}`) && { member_cap: 840, creator_id: member_id }),
  }))
  const before = await sumsOf(db, tess)
  expect(await chargeAll(1_200, { keys: capped, price: 7, limits: {} })).toEqual({
    CHARGED: 400,
    LIMITED: 800,
  })
  expect(before.balance - (await sumsOf(db, tess)).balance).toBe(2_800)
  const counts = await db.selectFrom('limit_counts').select(['counted_for', 'in_month']).execute()
  const countOf = Object.fromEntries(counts.map((one) => [one.counted_for, one.in_month]))
  expect(countOf).toMatchObject({
    [`cap:${tess}`]: spent + 2_800,
    [`cap:${tess}:${member_id}`]: 840,
    [`${keys[3]?.key_id}`]: 280,
  })
})

test('a rate of a subscription', async () => {
  const keys = [await newKey({})]
  const limits = { calls_per_second: 300 }
  await db.deleteFrom('limit_counts').execute()
  expect(await chargeAll(800, { keys, price: 7, limits })).toEqual({ CHARGED: 300, LIMITED: 500 })
})

test('calls that the wallet is too short for are not counted', async () => {
  const key = await newKey({ credits_in_all: 1_000_000_000 })
  await db.deleteFrom('limit_counts').execute()
  const { balance } = await sumsOf(db, tess)
  const price = Math.floor(balance / 20)
  // All that were refused have given back their tokens, so that a rate is as it was after those that were charged.
  const limits = { calls_per_second: 1_000, calls_per_day: 1_000_000 }
  expect(await chargeAll(300, { keys: [key], price, limits })).toEqual({ CHARGED: 20, SHORT: 280 })
  const counts = await db
    .selectFrom('limit_counts')
    .select(['counted_for', 'in_all', 'second_full_at'])
    .execute()
  expect(counts.find((one) => one.counted_for === key.key_id)?.in_all).toBe(20 * price)
  const ofCalls = counts.find((one) => one.counted_for === key.subscription_id)
  expect(ofCalls?.in_all).toBe(20)
  expect(ofCalls?.second_full_at?.getTime()).toBe(now.getTime() + 20)
})
