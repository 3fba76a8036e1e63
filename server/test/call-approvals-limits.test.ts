// A call that limits or the balance reject asks nobody: decision 0107.
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { postToLedger } from '../src/modules/ledger/post.ts'
import type { KeyLimits } from '../src/modules/subscriptions/limits/key-limits.ts'
import { message } from './support/approvals.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { twinOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const network = await upstreamOfFile()
const { server, records } = await gatewayOfFile(network)
const twin = await twinOfFile(server)
const { db } = server
const {
  id: keyId,
  secret,
  subscriptionId,
} = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })

async function limitKey(limits: KeyLimits) {
  await db
    .updateTable('api_keys')
    .set({ limits: JSON.stringify(limits) })
    .where('id', '=', keyId)
    .execute()
  await sql`UPDATE subscriptions SET user_id = user_id WHERE id = ${subscriptionId}`.execute(db)
}
const call = (at = server) => at.ask('POST', messages, { headers: { 'X-API-Key': secret }, body: message })
const listQuestions = () => db.selectFrom('call_approvals').select('id').execute()
afterEach(() => db.deleteFrom('call_approvals').execute())
let postings = 0
const setBalance = async (keep: number) => {
  const amount = keep - (await records.balanceOf())
  const key = `set ${postings}`
  postings += 1
  const entry = {
    kind: 'ADJUSTMENT',
    amount,
    description: 'Set',
    reference: key,
    key,
    actor: 'ADMIN',
  } as const
  if (amount !== 0) await postToLedger(db, { userId: tess, ...entry, now: server.parts.clock() })
}

test.each([
  ['a balance that is too small', 'insufficient_credits', async () => setBalance(0)],
  ['a budget that is spent', 'budget_exceeded', async () => limitKey({ ask_above: 50, credits_per_day: 10 })],
])('%s refuses a call before anybody is asked, in either process', async (_, code, refuse) => {
  const before = await records.balanceOf()
  await refuse()
  try {
    const rejected = await Promise.all([server, twin].map(call))
    expect(rejected.map(({ body }) => body.code)).toEqual([code, code])
    expect([await listQuestions(), network.received.length]).toEqual([[], 0])
  } finally {
    await setBalance(before)
    await limitKey({ ask_above: 50 })
  }
  // Trying it took nothing.
  expect((await call()).body.code).toBe('approval_required')
  expect(await listQuestions()).toHaveLength(1)
  expect(await records.balanceOf()).toBe(before)
  expect(await records.inFlight()).toEqual([])
})
