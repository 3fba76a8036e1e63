// Prices that rise for subscribers are announced; setting prices and publishing reject them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const priced = (operationId: string, credits: string) => ({
  ...{ operationId, 'x-price': { credits, unit: 'call' }, responses: { 200: { description: 'ok' } } },
})
/** A document of these operations, as `GET /path`: name and price. */
const sells = (operations: Readonly<Record<string, readonly [string, string]>>) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [place, [name, credits]] of Object.entries(operations)) {
    const [method = '', path = ''] = place.split(' ')
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => ({
      ...{ name: one, in: 'path', required: true, schema: { type: 'string' } },
    }))
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...priced(name, credits), parameters } }
  }
  return { openapi: '3.1.0', info: { title: 'Reports', version: '1.0.0' }, paths }
}
const reports = {
  'GET /reports/{id}': ['getReport', '1.00'],
  'GET /reports/{id}.pdf': ['getPdf', '4.00'],
  'POST /reports': ['addReport', '2.00'],
} as const

describe('what a call is charged decides, not what its operation is called', () => {
  const own = { publisher: 'acme', tag: 'charged' }
  const desk = openDesk()
  afterAll(() => desk.close())
  const publish = (document: object) =>
    desk.publish(server, desk.file('charged.json', document), '--publisher', 'acme', '--tag', 'charged')
  beforeAll(async () => {
    await publish(sells(reports))
    await sql`INSERT INTO subscriptions SELECT (jsonb_populate_record(one, ${JSON.stringify({ id: 'sub_charged', api: 'charged' })}::jsonb)).*
      FROM subscriptions AS one WHERE one.api = 'sim-swap' AND one.status <> 'CANCELLED' LIMIT 1`.execute(db)
  })
  const { 'GET /reports/{id}': one, 'POST /reports': _, ...others } = reports

  test.each([
    [
      'another name',
      { ...reports, 'GET /reports/{id}': ['readReport', '5.00'] },
      'readReport from 1.00 to 5.00',
    ],
    [
      'another parameter',
      { ...others, 'GET /reports/{key}': ['getReport', '5.00'] },
      'getReport from 1.00 to 5.00',
    ],
    ['both', { ...others, 'GET /reports/{key}': ['readReport', '5.00'] }, 'readReport from 1.00 to 5.00'],
    [
      'a path that takes calls away',
      { ...reports, 'GET /reports/{id}.json': ['getJson', '5.00'] },
      'getJson from 1.00 to 5.00',
    ],
    [
      'a single path',
      { ...reports, 'GET /reports/latest': ['getLatest', '5.00'] },
      'getLatest from 1.00 to 5.00',
    ],
    [
      'a path whose calls fall to a dearer one',
      { ...reports, 'GET /reports/{id}.pdf': undefined, 'GET /reports/{id}': ['getReport', '5.00'] },
      'getReport from 1.00 to 5.00',
    ],
    [
      'exchanged names',
      { ...reports, 'GET /reports/{id}': ['addReport', '2.00'], 'POST /reports': ['getReport', '1.00'] },
      'addReport from 1.00 to 2.00',
    ],
  ])('a check refuses a rise by %s', async (_how, changed, words) => {
    const operations = Object.fromEntries(Object.entries(changed).filter(([, sold]) => sold))
    const { publishable, findings } = (await portal.check(sells(operations as never), own)).body.data as Check
    expect([publishable, findings[0]?.text]).toEqual([false, expect.stringContaining(`: ${words}. `)])
  })

  test.each([
    ['no dearer under another name', { ...reports, 'GET /reports/{id}': ['readReport', '1.00'] }],
    ['a path that takes calls away for less', { ...reports, 'GET /reports/{id}.json': ['getJson', '0.50'] }],
    ['a dear path that no call had', { ...reports, 'GET /reports/{id}/parts': ['getParts', '9.00'] }],
    ['a dear method that no call had', { ...reports, 'DELETE /reports/{id}': ['removeReport', '9.00'] }],
    ['another order', Object.fromEntries(Object.entries(reports).reverse())],
  ])('a check takes %s', async (_how, changed) => {
    expect((await portal.check(sells(changed as never), own)).body.data).toMatchObject({ publishable: true })
  })

  test('prices, keys and announcements follow an operation that is renamed', async () => {
    const keys = db.selectFrom('api_keys').select('id').limit(2)
    const [first, second] = await keys.execute()
    const limit = async (id: string | undefined, operations: readonly string[]) =>
      db
        .updateTable('api_keys')
        .set({ subscription_id: 'sub_charged', limits: JSON.stringify({ operations }) })
        .where('id', '=', `${id}`)
        .execute()
    await limit(first?.id, ['getReport'])
    await limit(second?.id, ['addReport', 'getPdf'])
    const old = { product_version_id: 'pvr_old', version: '2020-01', starts_on: '2020-01-01', ends_on: null }
    const lists = db.insertInto('product_versions').values({
      ...{
        ...old,
        product_id: 'prd_charged-call',
        prices: JSON.stringify({ getReport: 50, addReport: 150 }),
      },
      prices_set_at: null,
    })
    await lists.execute()
    const change = { field: 'PRICE', operation_id: 'getPdf', before: 400, after: 500, worse: true }
    await sql`INSERT INTO announcements (id, api, version, effective_at, changes, reason, announced_by, announced_at)
      VALUES ('ann_charged1', 'charged', 'v1', '2030-01-01', ${JSON.stringify([change])}, 'Costs.', 'usr_x', now())`.execute(
      db,
    )
    // The names of both are exchanged, and each keeps its price.
    await publish(
      sells({
        ...reports,
        'GET /reports/{id}': ['addReport', '1.00'],
        'POST /reports': ['getReport', '2.00'],
        'GET /reports/{id}.pdf': ['readPdf', '4.00'],
      }),
    )
    const after = await db
      .selectFrom('api_keys')
      .select(['id', 'limits'])
      .where('subscription_id', '=', 'sub_charged')
      .execute()
    const allowed = new Map(after.map(({ id, limits }) => [id, limits.operations]))
    expect(allowed.get(`${first?.id}`)).toEqual(['addReport'])
    expect(allowed.get(`${second?.id}`)).toEqual(['getReport', 'readPdf'])
    const rows = db.selectFrom('announcements').select('changes').where('api', '=', 'charged')
    expect((await rows.executeTakeFirstOrThrow()).changes).toEqual([{ ...change, operation_id: 'readPdf' }])
    const priceList = db
      .selectFrom('product_versions')
      .select('prices')
      .where('product_version_id', '=', 'pvr_old')
    expect((await priceList.executeTakeFirstOrThrow()).prices).toEqual({ addReport: 50, getReport: 150 })
  })
})
