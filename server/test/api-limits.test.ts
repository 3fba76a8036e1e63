// Limits of one API on a plan: decision 0104.
import type { components } from '@switchboard/sdk'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'
import { upstreamOfFile } from './support/upstream.ts'

type PlanLimits = components['schemas']['PlanLimits']

const upstream = await upstreamOfFile()
const { server } = await gatewayOfFile(upstream, { mocks: new Map([['messaging', upstream.url]]) })
const twin = await twinOfFile(server)
const { db } = server
const { secret, subscriptionId } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })

const payAsYouGo = {
  calls_per_second: 100,
  calls_per_minute: 3000,
  calls_per_day: 100_000,
  calls_per_month: null,
}
let iris: Subscriber
let jun: Subscriber
beforeAll(async () => {
  // A day without calls of the demo.
  server.advance(86_400)
  iris = await subscriber(server, 'admin')
  jun = await subscriber(server, 'user')
})

const set = (limits: object | null, of: object = {}) =>
  iris.ask('PUT', 'admin/apis/limits', {
    api: 'messaging',
    plan_id: 'pln_payg',
    limits,
    reason: 'A trial',
    ...of,
  })
const read = async (query = '?api=messaging') =>
  (await jun.ask('GET', `plan-limits${query}`)).body.data as unknown as PlanLimits[]
const onPayAsYouGo = async (query?: string) =>
  (await read(query)).find(({ plan_id }) => plan_id === 'pln_payg')
const call = (to = server) => to.ask('POST', messages, { headers: { 'X-API-Key': secret }, body: {} })
const cancelAll = () =>
  db.updateTable('subscriptions').set({ status: 'CANCELLED' }).where('api', '=', 'messaging').execute()
const subscribeAgain = () =>
  db.updateTable('subscriptions').set({ status: 'ACTIVE' }).where('id', '=', subscriptionId).execute()

beforeEach(async () => {
  await db.updateTable('products').set({ limits: null }).execute()
  const limits = JSON.stringify({ calls_per_second: 100, calls_per_minute: 3000, calls_per_day: 100_000 })
  await db.updateTable('plans').set({ limits }).where('plan_id', '=', 'pln_payg').execute()
})

test('an API is sold with a quota of its own on a plan; every process holds it, and it ends when the plan is followed again', async () => {
  await cancelAll()
  const quota = { ...payAsYouGo, calls_per_day: 2 }
  const { status, body } = await set(quota)
  expect([status, body.data]).toMatchObject([
    200,
    [
      { plan_id: 'pln_payg', source: 'API', limits: quota },
      { plan_id: 'pln_growth', source: 'PLAN' },
      { plan_id: 'pln_business', source: 'PLAN' },
      { plan_id: 'pln_scale', source: 'PLAN' },
    ],
  ])
  expect(await onPayAsYouGo()).toMatchObject({ source: 'API', limits: quota })
  expect(await onPayAsYouGo('?api=sim-swap')).toMatchObject({ source: 'PLAN', limits: payAsYouGo })
  expect(await onPayAsYouGo('')).toMatchObject({ source: 'PLAN', limits: payAsYouGo })
  await subscribeAgain()
  expect([await call(), await call(twin), await call()]).toMatchObject([
    { status: 200 },
    { status: 200 },
    { status: 429, body: { code: 'quota_exceeded' } },
  ])
  expect((await set(null)).body.data).toContainEqual(
    expect.objectContaining({ plan_id: 'pln_payg', source: 'PLAN', limits: payAsYouGo }),
  )
  expect((await call(twin)).status).toBe(200)
  const audited = db.selectFrom('audit_log').select('details').where('action', '=', 'admin.api.limits')
  expect(await audited.execute()).toMatchObject([
    { details: { plan_id: 'pln_payg', reason: 'A trial', before: payAsYouGo, limits: quota } },
    { details: { before: quota, limits: null } },
  ])
})

test('409: limits fall for nobody who is subscribed on the plan; they rise for them at once', async () => {
  await subscribeAgain()
  const higher = { ...payAsYouGo, calls_per_second: 200, calls_per_day: null }
  expect((await set(higher)).status).toBe(200)
  for (const lower of [{ ...higher, calls_per_day: 5 }, null]) {
    const { status, body } = await set(lower)
    expect([status, body.code]).toEqual([409, 'announcement_required'])
    expect(body.detail).toContain('This lowers limits for subscribers on Pay as you go: calls a')
  }
  expect(await onPayAsYouGo()).toMatchObject({ source: 'API', limits: higher })
  await cancelAll()
  expect((await set(null)).status).toBe(200)
})

test('limits of an API stay when its prices are published again', async () => {
  await cancelAll()
  await set({ ...payAsYouGo, calls_per_day: 7 })
  const { body } = await iris.ask('GET', 'admin/apis/version?api=messaging&version=v1')
  const { published_at } = body.data as unknown as { published_at: string }
  const price = { method: 'POST', path: '/messages', price: '0.10' }
  const prices = { api: 'messaging', version: 'v1', published_at, prices: [price] }
  const published = await iris.ask('POST', 'admin/apis/prices', prices)
  expect([published.status, published.body.code]).toEqual([200, undefined])
  expect((await onPayAsYouGo())?.limits.calls_per_day).toBe(7)
})

test('422: a month below a day and a minute below a second; 404: an API without this plan', async () => {
  await cancelAll()
  const { body } = await set({
    calls_per_second: 10,
    calls_per_minute: 5,
    calls_per_day: 50,
    calls_per_month: 49,
  })
  expect(body.errors).toMatchObject([
    {
      pointer: '#/limits/calls_per_minute',
      code: 'below_minimum',
      message: 'This is less than the calls a second. Set at least 10, or no limit.',
    },
    { pointer: '#/limits/calls_per_month' },
  ])
  expect((await set(payAsYouGo, { reason: ' ' })).status).toBe(422)
  expect((await set(payAsYouGo, { api: 'nothing' })).status).toBe(404)
  expect((await set(payAsYouGo, { plan_id: 'pln_nothing' })).status).toBe(404)
  expect((await jun.ask('PUT', 'admin/apis/limits', { api: 'messaging' })).status).toBe(403)
})
