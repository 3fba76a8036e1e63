// Servers keep in memory what decides about a call. Whatever changes in the database counts from the next call on, in every process.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { forgetVerifications, verify } from './support/verifications.ts'
import { start } from './support/world.ts'

const mara = 'usr_mara3K'
const path = '/gateway/lumina/sim-swap/v1/check'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { upstreams: { 'sim-swap': upstream.url } } })
await forgetVerifications(server, mara)
await verify(server, mara, { publisher: 'lumina', tag: 'sim-swap', state: 'APPROVED' })
const key = await giveKey(server, { userId: mara, api: 'sim-swap', type: 'LIVE' })

const call = async () => {
  const { status, body, headers } = await server.ask('POST', path, {
    headers: { 'X-API-Key': key.secret },
    body: {},
  })
  return [status, body.code ?? headers.get('X-Credits-Charged')]
}
const update = (statement: ReturnType<typeof sql>) => statement.execute(server.db)

/** Each is done, seen by a server that had just called, and undone. */
const changes: readonly [
  what: string,
  done: () => ReturnType<typeof sql>,
  undone: () => ReturnType<typeof sql>,
  seen: unknown[],
][] = [
  [
    'the key is revoked',
    () => sql`UPDATE api_keys SET revoked_at = ${start} WHERE id = ${key.id}`,
    () => sql`UPDATE api_keys SET revoked_at = NULL WHERE id = ${key.id}`,
    [401, 'key_invalid'],
  ],
  [
    'the key’s grace has ended',
    () => sql`UPDATE api_keys SET grace_ends_at = ${start} WHERE id = ${key.id}`,
    () => sql`UPDATE api_keys SET grace_ends_at = NULL WHERE id = ${key.id}`,
    [401, 'key_invalid'],
  ],
  [
    'the key has expired',
    () => sql`UPDATE api_keys SET expires_at = ${start} WHERE id = ${key.id}`,
    () => sql`UPDATE api_keys SET expires_at = NULL WHERE id = ${key.id}`,
    [401, 'key_invalid'],
  ],
  [
    'the subscription is suspended',
    () => sql`UPDATE subscriptions SET status = 'SUSPENDED' WHERE id = ${key.subscriptionId}`,
    () => sql`UPDATE subscriptions SET status = 'ACTIVE' WHERE id = ${key.subscriptionId}`,
    [403, 'not_subscribed'],
  ],
  [
    'the account is suspended',
    () => sql`UPDATE users SET status = 'SUSPENDED' WHERE id = ${mara}`,
    () => sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${mara}`,
    [403, 'account_suspended'],
  ],
  [
    'the verification is withdrawn',
    () => sql`UPDATE kyb_submissions SET state = 'REJECTED' WHERE user_id = ${mara}`,
    () => sql`UPDATE kyb_submissions SET state = 'APPROVED' WHERE user_id = ${mara}`,
    [403, 'kyb_rejected'],
  ],
  [
    'the price list says another price',
    () =>
      sql`UPDATE product_versions SET prices = jsonb_set(prices::jsonb, '{checkSimSwap}', '111') WHERE product_id = 'prd_sim-swap-month'`,
    () =>
      sql`UPDATE product_versions SET prices = jsonb_set(prices::jsonb, '{checkSimSwap}', '180') WHERE product_id = 'prd_sim-swap-month'`,
    [200, '1.11'],
  ],
  [
    'the account takes another product',
    () =>
      sql`UPDATE subscriptions SET products = ${JSON.stringify([ownPlan])} WHERE id = ${key.subscriptionId}`,
    () => sql`UPDATE subscriptions SET products = '[]' WHERE id = ${key.subscriptionId}`,
    [200, '1.70'],
  ],
  [
    'the account changes its plan',
    () => sql`UPDATE users SET plan_type = 'PREPAID' WHERE id = ${mara}`,
    () => sql`UPDATE users SET plan_type = 'POSTPAID' WHERE id = ${mara}`,
    [200, '2.00'],
  ],
  [
    'the version has ended',
    () => sql`UPDATE apis SET sunset_on = '2026-11-01' WHERE api = 'sim-swap'`,
    () => sql`UPDATE apis SET sunset_on = NULL WHERE api = 'sim-swap'`,
    [410, 'not_found'],
  ],
  [
    'the operation is not published any more',
    () =>
      sql`UPDATE apis SET operations = '[]', updated_at = updated_at + interval '1 second' WHERE api = 'sim-swap'`,
    () =>
      sql`UPDATE apis SET operations = ${JSON.stringify(operations)}, updated_at = updated_at + interval '1 second' WHERE api = 'sim-swap' AND version = 'v1'`,
    [404, 'not_found'],
  ],
]
const ownPlan = {
  product_id: 'prd_sim-swap-own',
  product_version_id: 'pvr_sim-swap-own-2607',
  since: start.toISOString(),
}
let operations: unknown

describe('what the next call meets', () => {
  beforeAll(async () => {
    await update(sql`UPDATE subscriptions SET products = '[]' WHERE id = ${key.subscriptionId}`)
    const api = server.db
      .selectFrom('apis')
      .select('operations')
      .where('api', '=', 'sim-swap')
      .where('version', '=', 'v1')
    operations = (await api.executeTakeFirstOrThrow()).operations
  })

  test.each(changes)('%s', async (_what, done, undone, seen) => {
    const usual = await call()
    expect(usual[0]).toBe(200)
    await update(done())
    const met = await call()
    await update(undone())
    expect(met).toEqual(seen)
    expect(await call()).toEqual(usual)
  })
})

test('without the check in the charge, a revoked key would still pass: that is what these tests see', async () => {
  await update(sql`CREATE OR REPLACE VIEW call_terms AS
    SELECT id AS key_id, hash AS key_hash, 'the same for ever'::text AS version,
      NULL::timestamptz AS valid_before FROM api_keys`)
  expect((await call())[0]).toBe(200)
  await update(sql`UPDATE api_keys SET revoked_at = ${start} WHERE id = ${key.id}`)
  expect((await call())[0]).toBe(200)
})
