// Operations that cost money or show a secret happen once: for a double click, for a lost response, and for two tabs.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveOwnPlan, mara } from './support/own-plan.ts'
import { topUpOf300 } from './support/payments.ts'
import { serverOfFile, type TestServer } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'

const server = await serverOfFile()
const { db } = server
let twin: TestServer
const people: Record<string, readonly [Subscriber, Subscriber]> = {}
beforeAll(async () => {
  twin = await server.twin()
  for (const name of ['user', 'business', 'admin'])
    people[name] = [await subscriber(server, name), await subscriber(twin, name)]
  await leaveOwnPlan(db)
})
afterAll(() => twin.close())

interface Write {
  readonly by: string
  readonly method?: string
  readonly path: string
  readonly body: unknown
  /** A row for each time that it happened. */
  readonly traces: ReturnType<typeof sql>
}

const idOf = async (persona: string, api: string) => {
  const [one] = people[persona] ?? []
  if (!one) throw new Error(`${persona} has not signed in.`)
  return subscriptionTo(one, api)
}
const credits = { user_id: 'usr_tess8L', type: 'PAID', credits: '7.25', description: 'One intent.' }
const adjusted = (description: string) =>
  sql`SELECT FROM ledger WHERE user_id = 'usr_tess8L' AND kind = 'ADJUSTMENT' AND description = ${description}`

const writes: Readonly<Record<string, () => Promise<Write>>> = {
  'a top-up': async () => ({
    by: 'user',
    path: 'payment',
    body: topUpOf300,
    traces: sql`SELECT FROM payments WHERE user_id = 'usr_jun7Q2'`,
  }),
  'a key that is replaced': async () => {
    const { user_subscription_id: id, keys } = await idOf('user', 'messaging')
    const key_id = keys.find(({ type, status }) => type === 'TEST' && status === 'ACTIVE')?.key_id
    return {
      by: 'user',
      method: 'PUT',
      path: `user-subscription/regenerate?userSubscriptionId=${id}`,
      body: { type: 'TEST', key_id, grace_seconds: 3600 },
      traces: sql`SELECT FROM api_keys WHERE subscription_id = ${id}`,
    }
  },
  'a subscription': async () => ({
    by: 'user',
    path: 'user-subscription',
    body: { api: 'one-time-password' },
    traces: sql`SELECT FROM subscriptions WHERE user_id = 'usr_jun7Q2'`,
  }),
  'a change of plan': async () => ({
    by: 'business',
    path: 'user-subscription',
    body: {
      api: 'sim-swap',
      product_id: 'prd_sim-swap-own',
      user_subscription_id: (await idOf('business', 'sim-swap')).user_subscription_id,
    },
    traces: sql`SELECT FROM audit_log WHERE actor_id = ${mara} AND action = 'subscription.change'`,
  }),
  'credits that an administrator adds': async () => ({
    by: 'admin',
    path: 'admin/add-credits',
    body: credits,
    traces: adjusted('Credits added'),
  }),
  'credits that an administrator deducts': async () => ({
    by: 'admin',
    path: 'admin/deduct-credits',
    body: credits,
    traces: adjusted('Credits deducted'),
  }),
}

/** Another intent than the one that succeeded finds it done: the server knows by itself, whatever a page remembers. */
const foundDone: Readonly<Record<string, string>> = {
  'a key that is replaced': 'key_not_active',
  'a subscription': 'already_subscribed',
  'a change of plan': 'already_subscribed',
}

describe.each(Object.entries(writes))('%s', (name, write) => {
  test('happens once for eight copies at once, for a repeated one, and for another tab', async () => {
    const { by, method = 'POST', path, body, traces } = await write()
    const count = async () => (await traces.execute(db)).rows.length
    const before = await count()
    const [here, there] = people[by] ?? []
    const send = (key: string, copy = 0) => (copy % 2 ? there : here)?.ask(method, path, body, key)
    const key = crypto.randomUUID()

    const responses = await Promise.all(Array.from({ length: 8 }, (_, copy) => send(key, copy)))
    responses.push(await send(key, 1))
    expect(new Set(responses.map((response) => Math.floor((response?.status ?? 0) / 100)))).toEqual(
      new Set([2]),
    )
    expect(new Set(responses.map((response) => JSON.stringify(response?.body))).size).toBe(1)
    expect(await count()).toBe(before + 1)

    const done = foundDone[name]
    if (!done) return
    expect((await send(crypto.randomUUID(), 1))?.body.code).toBe(done)
    expect(await count()).toBe(before + 1)
  })
})

describe('eight intents at once', () => {
  /** Of calls that are sent at once: how often each status and code came. */
  async function tallyOf(calls: readonly ReturnType<Subscriber['ask']>[]): Promise<Record<string, number>> {
    const tally: Record<string, number> = {}
    for (const { status, body } of await Promise.all(calls)) {
      const outcome = body.code ? `${status} ${body.code}` : String(status)
      tally[outcome] = (tally[outcome] ?? 0) + 1
    }
    return tally
  }
  const eight = Array.from({ length: 8 }, (_, copy) => copy)
  const send = (persona: string, copy: number, body: unknown) => {
    const one = people[persona]?.[copy % 2]
    if (!one) throw new Error(`${persona} has not signed in.`)
    return one.ask('POST', 'user-subscription', body, crypto.randomUUID())
  }

  test('add a product once: seven find it done, and none waits for another in a circle', async () => {
    await leaveOwnPlan(db)
    const { body } = (await writes['a change of plan']?.()) ?? {}
    expect(await tallyOf(eight.map((copy) => send('business', copy, body)))).toEqual({
      '201': 1,
      '409 already_subscribed': 7,
    })
  })

  test('subscribe to two APIs: to each once', async () => {
    const apis = ['one-time-password', 'quality-on-demand']
    await sql`UPDATE subscriptions SET status = 'CANCELLED', cancelled_at = now() WHERE user_id = 'usr_mara3K' AND api = ANY(${apis})`.execute(
      db,
    )
    const calls = eight.map((copy) => send('business', copy, { api: apis[(copy >> 1) % 2] }))
    expect(await tallyOf(calls)).toEqual({ '201': 2, '409 already_subscribed': 6 })
  })
})
