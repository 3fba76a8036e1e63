// Prices that rise for subscribers are announced; setting them and publishing reject them.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Check, type Detail, portalOf } from './support/admin-apis.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server
const fields = { publisher: 'acme', tag: 'rises', price: '0.25' }
const api = 'rises'
let portal: ReturnType<typeof portalOf>
beforeAll(async () => {
  portal = portalOf(server, (await server.signIn('admin')).access_token)
  expect((await portal.publish(museum(), fields)).status).toBe(201)
})
beforeEach(() => db.deleteFrom('subscriptions').where('api', '=', api).execute())

const detail = async () => (await portal.read(api, 'v1')).body.data as Detail
const subscribe = (status = 'ACTIVE') =>
  sql`INSERT INTO subscriptions SELECT (jsonb_populate_record(one, ${JSON.stringify({ id: 'sub_rises1', api, status })}::jsonb)).*
    FROM subscriptions AS one WHERE one.api = 'sim-swap' AND one.status <> 'CANCELLED' LIMIT 1`.execute(db)

async function setPrice(price: string) {
  const { operations, published_at } = await detail()
  const { method = 'GET', path = '' } = operations[0] ?? {}
  const { status, body } = await portal.post('prices', {
    api,
    version: 'v1',
    published_at,
    prices: [{ method, path, price }],
  })
  return { status, code: body.code, detail: body.detail }
}
const price = async () => (await detail()).operations[0]?.price

test('409: a price can’t rise for subscribers by being set; it can fall, and it rises where there are none any more', async () => {
  expect(await setPrice('0.50')).toMatchObject({ status: 200 })
  await subscribe()
  expect(await setPrice('0.60')).toMatchObject({
    status: 409,
    code: 'announcement_required',
    detail: expect.stringMatching(
      /^This raises prices for subscribers: \w+ from 0\.50 to 0\.60\. Announce it/,
    ),
  })
  expect(await price()).toBe('0.50')
  expect(await setPrice('0.40')).toMatchObject({ status: 200 })
  await db.updateTable('subscriptions').set({ status: 'CANCELLED' }).where('api', '=', api).execute()
  expect(await setPrice('0.60')).toMatchObject({ status: 200 })
  expect(await price()).toBe('0.60')
})

test('a check says that a price would rise for subscribers, and still shows the prices; publishing it is rejected', async () => {
  const dearer = { ...fields, price: '9.00' }
  const before = await portal.check(museum(), dearer)
  const { digest } = before.body.data as Check
  await subscribe()
  const {
    publishable,
    findings,
    digest: none,
    preview,
  } = (await portal.check(museum(), dearer)).body.data as Check
  expect([publishable, none]).toEqual([false, null])
  expect(findings).toMatchObject([
    { pointer: '#/', text: expect.stringMatching(/^This raises prices for subscribers: /) },
  ])
  expect(preview?.api.operations[0]?.price).toBe('9.00')
  const was = await price()
  // Checked while there was no subscriber.
  const { status, body } = await portal.send(museum(), { ...dearer, digest: digest ?? '' })
  expect([status, body.code]).toEqual([409, 'announcement_required'])
  expect(await price()).toBe(was)
})

test('the command rejects it as well, in a trial run, too', async () => {
  await subscribe()
  const desk = openDesk()
  const file = desk.file('museum.json', museum())
  const args = [file, '--publisher', 'acme', '--tag', 'rises', '--price', '9.00'] as const
  const rejected = /^This raises prices for subscribers: /
  await expect(desk.publish(server, ...args)).rejects.toThrow(rejected)
  await expect(desk.publish(server, ...args, '--dry-run')).rejects.toThrow(rejected)
  desk.close()
})

test('a new version can’t raise what its operations cost subscribers of the API', async () => {
  await subscribe()
  const next = { ...museum(), info: { ...museum().info, version: '2.0.0' } }
  const dearer = (await portal.check(next, { ...fields, price: '9.00' })).body.data as Check
  expect(dearer.publishable).toBe(false)
  const cheaper = (await portal.check(next, { ...fields, price: '0.10' })).body.data as Check
  expect(cheaper.publishable).toBe(true)
})
