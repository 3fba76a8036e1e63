// Rates and quotas of a subscription, budgets of a key: docs/gateway.md.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { tellOfLimits } from '../src/modules/subscriptions/limits/tell-limits.ts'
import { dayIn } from '../src/platform/time/days.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { twinOfFile } from './support/server.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key, records } = await gatewayOfFile(upstream, {
  mocks: new Map([['messaging', upstream.url]]),
})
const twin = await twinOfFile(server)
const { db } = server
const {
  id: liveId,
  secret: own,
  subscriptionId,
} = await giveKey(server, {
  userId: tess,
  api: 'messaging',
  type: 'LIVE',
})
const { secret: trial } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })

const call = (secret = own, to = server) =>
  to.ask('POST', messages, { headers: { 'X-API-Key': secret }, body: {} })
const limitPlan = (limits: object | null) =>
  db
    .updateTable('subscriptions')
    .set({ limits: limits && JSON.stringify(limits) })
    .where('id', '=', subscriptionId)
    .execute()
const limitKey = async (limits: object) => {
  await db
    .updateTable('api_keys')
    .set({ limits: JSON.stringify(limits) })
    .where('id', '=', liveId)
    .execute()
  await sql`UPDATE subscriptions SET user_id = user_id WHERE id = ${subscriptionId}`.execute(db)
}
const counted = async (of: string) =>
  (
    await db
      .selectFrom('limit_counts')
      .select(['in_day', 'in_month', 'in_all'])
      .where('counted_for', '=', of)
      .execute()
  )[0]

// Each on a day of its own: quotas begin with what was called on it.
beforeEach(async () => {
  server.advance(86_400)
  await limitPlan({})
  await limitKey({})
  await db.deleteFrom('limit_counts').execute()
  upstream.answer = ok
})

test('a rate lets as many through as it has room for, says when there is room again, and costs nothing', async () => {
  await limitPlan({ calls_per_second: 3 })
  const before = await records.balanceOf()
  const answers = []
  for (const to of [server, twin, server, twin]) answers.push(await call(own, to))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers.map(({ headers }) => headers.get('RateLimit'))).toEqual([
    '"second";r=2;t=1',
    '"second";r=1;t=1',
    '"second";r=0;t=1',
    null,
  ])
  expect(answers[0]?.headers.get('RateLimit-Policy')).toBe('"second";q=3;w=1')
  const [last] = answers.slice(-1)
  expect([last?.body.code, last?.headers.get('Retry-After')]).toEqual(['rate_limit_exceeded', '1'])
  expect(await records.logged(`${last?.headers.get('X-Request-Id')}`)).toMatchObject([
    { status: 429, error_code: 'rate_limit_exceeded', credits: 0 },
  ])
  expect(await records.balanceOf()).toBe(before - 180)
  server.advance(0.334)
  expect((await call()).status).toBe(200)
  expect((await call()).status).toBe(429)
})

test('test keys have the rates of the plan, counted apart, and no quota', async () => {
  await limitPlan({ calls_per_minute: 1, calls_per_day: 1 })
  expect((await call()).status).toBe(200)
  const first = await call(trial)
  expect([first.status, first.headers.get('RateLimit-Policy')]).toEqual([200, '"minute";q=1;w=60'])
  expect((await call(trial)).body.code).toBe('rate_limit_exceeded')
})

test('a quota counts what was charged until the day is over, all keys together; what is given back is not counted', async () => {
  await limitPlan({ calls_per_day: 2 })
  upstream.answer = (response) => response.writeHead(503).end()
  expect((await call()).status).toBe(503)
  upstream.answer = ok
  expect((await call()).headers.get('RateLimit')).toMatch(/^"day";r=1;t=\d+$/)
  expect((await call(key)).status).toBe(200)
  const refused = await call()
  expect([refused.status, refused.body.code]).toEqual([429, 'quota_exceeded'])
  const untilMidnight = Number(refused.headers.get('Retry-After'))
  server.advance(untilMidnight)
  expect((await call()).status).toBe(200)
})

test('a quota that is set within a month begins with what was called in it', async () => {
  expect((await call()).status).toBe(200)
  const { rows } = await sql<{ in_month: number }>`
    SELECT in_month FROM calls_made(${tess}, 'messaging', ${dayIn('Asia/Manila', server.parts.clock())})`.execute(
    db,
  )
  await limitPlan({ calls_per_month: (rows[0]?.in_month ?? 0) + 1 })
  expect((await call()).status).toBe(200)
  expect((await call()).body.code).toBe('quota_exceeded')
})

test('an account that takes a higher limit goes on at once, in every process', async () => {
  await limitPlan({ calls_per_day: 1 })
  const month = await call()
  expect(month.status).toBe(200)
  expect((await call(own, twin)).status).toBe(429)
  await limitPlan({ calls_per_day: 100_000 })
  expect((await call(own, twin)).status).toBe(200)
})

test('an owner is told at 80 and at 100 percent of a quota, once each', async () => {
  const notices = async () => {
    await tellOfLimits(server.parts)
    const rows = db.selectFrom('notifications').select('message').where('user_id', '=', tess)
    return (await rows.where('message', 'like', 'Your keys of Messaging%').execute()).map(({ message }) =>
      message.slice(0, message.indexOf('calls')),
    )
  }
  await limitPlan({ calls_per_day: 5 })
  for (const calls of [3, 1, 0, 1, 1]) {
    for (let count = 0; count < calls; count += 1) await call()
    await notices()
  }
  expect((await notices()).toSorted()).toEqual([
    'Your keys of Messaging have made 80% of the 5 ',
    'Your keys of Messaging have made all of the 5 ',
  ])
})

describe('a key', () => {
  test('spends no more than its budget: 402, which says whose it is; another key goes on', async () => {
    await limitKey({ credits_per_day: 100_000_000, credits_in_all: 100_000_000 })
    expect((await call()).status).toBe(200)
    const { in_all = 0 } = (await counted(liveId)) ?? {}
    await limitKey({ credits_in_all: in_all + 119 })
    expect((await call()).status).toBe(200)
    const refused = await call()
    expect([refused.status, refused.body.code]).toEqual([402, 'budget_exceeded'])
    expect(refused.headers.get('Retry-After')).toBeNull()
    expect((await call(key)).status).toBe(200)
  })

  test('calls what it was allowed, from where it was allowed', async () => {
    await limitKey({ operations: ['readMessage'] })
    expect((await call()).body.code).toBe('operation_not_allowed')
    await limitKey({ addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    expect((await call()).body.code).toBe('address_not_allowed')
    await limitKey({ addresses: ['127.0.0.0/8', '::1'] })
    expect((await call()).status).toBe(200)
  })
})
