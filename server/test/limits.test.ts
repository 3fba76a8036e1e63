// Rates and quotas of a subscription, budgets of a key: docs/gateway.md.
import { rateLimits, waitForLimits } from '@switchboard/sdk'
import { createApi } from '@switchboard/sdk/apis'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tellOfLimits } from '../src/modules/subscriptions/limits/tell-limits.ts'
import { dayIn } from '../src/platform/time/days.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { webhookOwner } from './support/receiver.ts'
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
    '"second";r=0;t=1',
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

test('the SDK reads what is left and waits for its turn; what the API itself refuses was charged, and is handed on', async () => {
  await limitPlan({ calls_per_second: 1 })
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
    server.advance(ms / 1000)
  }
  const fetch = waitForLimits({ maxSeconds: 3, wait })
  const messaging = createApi('messaging', { baseUrl: server.url, key: own, fetch })
  const send = () =>
    messaging.POST('/messages', { body: { to: '+639175550120', from: 'Lumina', text: 'Hello' } })
  const before = await records.balanceOf()
  expect(rateLimits((await send()).response)).toEqual([
    { policy: 'second', size: 1, windowSeconds: 1, left: 0, resetSeconds: 1 },
  ])
  expect([(await send()).response.status, waits.length]).toEqual([200, 1])
  upstream.answer = (response) => response.writeHead(429, { 'Retry-After': '1' }).end()
  expect([(await send()).response.status, waits.length]).toEqual([429, 2])
  expect(await records.balanceOf()).toBe(before - 3 * 60)
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
  expect(refused.headers.get('RateLimit')).toBe(`"day";r=0;t=${untilMidnight}`)
  server.advance(untilMidnight)
  expect((await call()).status).toBe(200)
})

test('a quota that is set within a month begins with what was called in it, and anew with the next', async () => {
  expect((await call()).status).toBe(200)
  const { rows } = await sql<{ in_month: number }>`
    SELECT in_month FROM calls_made(${tess}, 'messaging', ${dayIn('Asia/Manila', server.parts.clock())})`.execute(
    db,
  )
  await limitPlan({ calls_per_month: (rows[0]?.in_month ?? 0) + 1 })
  expect((await call()).status).toBe(200)
  expect((await call()).body.code).toBe('quota_exceeded')
  server.advance(86_400)
  const nextDay = await call()
  expect(nextDay.body.code).toBe('quota_exceeded')
  server.advance(Number(nextDay.headers.get('Retry-After')))
  expect((await call()).status).toBe(200)
})

test('an account that takes a higher limit goes on at once, in every process', async () => {
  await limitPlan({ calls_per_day: 1 })
  const month = await call()
  expect(month.status).toBe(200)
  expect((await call(own, twin)).status).toBe(429)
  await limitPlan({ calls_per_day: 100_000 })
  expect((await call(own, twin)).status).toBe(200)
})

/** Tellings of the owner so far: notifications in the order of time, and events of a webhook by what was used. */
async function tellOwner() {
  await tellOfLimits(server.parts)
  const notices = await db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', tess)
    .where('kind', '=', 'limits')
    .orderBy('created_at')
    .execute()
  const deliveries = await db.selectFrom('webhook_deliveries').select('payload').execute()
  return {
    notices: notices.map(({ message }) => message),
    events: deliveries
      .map(({ payload }) => JSON.parse(payload).data)
      .toSorted((one, other) => one.used - other.used),
  }
}

describe('an owner is told, by a notification, an email and a webhook', () => {
  beforeAll(async () => {
    const owner = await webhookOwner(server, 'lowBalance')
    await owner.add('https://1.1.1.1/', ['limit.reached'])
  })
  beforeEach(async () => {
    await db.deleteFrom('notifications').execute()
    await db.deleteFrom('webhook_deliveries').execute()
  })

  test('of a quota at 80 and at 100 percent, once each, and of a higher one again', async () => {
    await limitPlan({ calls_per_day: 5 })
    for (const calls of [3, 1, 0, 1, 1]) {
      for (let count = 0; count < calls; count += 1) await call()
      await tellOwner()
    }
    const { notices, events } = await tellOwner()
    expect(notices).toEqual([
      'Your keys of Messaging have made 80% of the 5 calls that are allowed today.',
      'Your keys of Messaging have made all of the 5 calls that are allowed today. Further live calls are rejected until tomorrow or until you have a higher limit.',
    ])
    const quota = { api: 'messaging', key_id: null, limit: 'calls_per_day', allowed: '5' }
    expect(events).toMatchObject([
      { ...quota, level: 80, used: '4' },
      { ...quota, level: 100, used: '5' },
    ])
    expect((await server.mailsTo('tess@bantaypay.example')).map(({ subject }) => subject)).toEqual([
      'About your limits',
      'About your limits',
    ])
    await limitPlan({ calls_per_day: 7 })
    expect((await call()).status).toBe(200)
    expect((await tellOwner()).events.slice(2)).toMatchObject([{ level: 80, used: '6', allowed: '7' }])
  })

  test('of a budget that a dearer call would exceed, at the first refusal of the day alone', async () => {
    await limitKey({ credits_per_day: 100 })
    expect((await call()).status).toBe(200)
    expect((await tellOwner()).events).toEqual([])
    for (let count = 0; count < 2; count += 1) {
      expect((await call()).body.code).toBe('budget_exceeded')
      const { notices, events } = await tellOwner()
      expect(notices).toEqual([
        'The key “Live key” of Messaging has spent 60% of its 1.00 credits today. Live calls that cost more than is left are rejected until tomorrow or until you raise its budget.',
      ])
      expect(events).toMatchObject([
        { key_id: liveId, limit: 'credits_per_day', level: 100, used: '0.60', allowed: '1.00' },
      ])
    }
    server.advance(86_400)
    expect((await call()).status).toBe(200)
    expect((await call()).body.code).toBe('budget_exceeded')
    expect((await tellOwner()).events).toHaveLength(2)
  })

  test('of an agent’s budget at 50 percent as well, once, by no webhook; of another key’s it isn’t', async () => {
    await limitKey({ credits_per_day: 120 })
    expect((await call()).status).toBe(200)
    expect((await tellOwner()).notices).toEqual([])
    await db.updateTable('api_keys').set({ agent: true }).where('id', '=', liveId).execute()
    for (let count = 0; count < 2; count += 1) {
      const { notices, events } = await tellOwner()
      expect(notices).toEqual(['The key “Live key” of Messaging has spent 50% of its 1.20 credits today.'])
      expect(events).toEqual([])
    }
    expect((await call()).status).toBe(200)
    expect((await tellOwner()).events).toMatchObject([{ level: 100, used: '1.20' }])
    await db.updateTable('api_keys').set({ agent: false }).where('id', '=', liveId).execute()
  })

  test('of a limit that was below what was used when it was set', async () => {
    expect((await call()).status).toBe(200)
    await limitPlan({ calls_per_day: 1 })
    expect((await call()).body.code).toBe('quota_exceeded')
    expect((await tellOwner()).events).toMatchObject([{ limit: 'calls_per_day', level: 100, used: '1' }])
  })
})
