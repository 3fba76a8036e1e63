// A publication is undone: the document, its prices and its limits are as they were, and nobody hears of it afterwards.
import { afterAll, expect, test } from 'vitest'
import { type Detail, portalOf } from './support/admin-apis.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'

const server = await serverOfFile()
const portal = portalOf(server, (await server.signIn('admin')).access_token)
const desk = openDesk()
afterAll(() => desk.close())

const { paths, ...rest } = museum()
const document = (version: string, operations: object = paths) =>
  museum({ info: { ...rest.info, version }, paths: operations })
const publish = async (tag: string, version: string, price: string, operations?: object) => {
  server.advance(1)
  await desk.publish(
    server,
    desk.file('museum.json', document(version, operations)),
    '--publisher',
    'acme',
    '--tag',
    tag,
    '--price',
    price,
  )
}
const detail = async (api: string) => (await portal.read(api, 'v1')).body.data as Detail
const rollBack = async (api: string, published_at?: string) => {
  server.advance(1)
  return portal.post('roll-back', {
    api,
    version: 'v1',
    published_at: published_at ?? (await detail(api)).published_at,
  })
}
const setLimits = (api: string, limits: object) =>
  server.db
    .updateTable('apis')
    .set({ limits: JSON.stringify(limits) })
    .where('api', '=', api)
    .execute()

test('200: document, prices and limits are as they were, audited; the other way round the next time', async () => {
  await publish('shop', '1.0.0', '0.40')
  await setLimits('shop', { calls_per_day: 500 })
  const before = await detail('shop')
  expect(before.previous).toBeNull()
  await publish('shop', '1.1.0', '0.20', { '/hours': paths['/hours'] })
  await setLimits('shop', {})
  expect(await detail('shop')).toMatchObject({
    full_version: '1.1.0',
    operations_total: 1,
    previous: { full_version: '1.0.0', published_at: before.published_at },
  })

  const back = await rollBack('shop')
  expect([back.status, back.body.data]).toEqual([
    200,
    expect.objectContaining({
      full_version: '1.0.0',
      operations: before.operations,
      limits: before.limits,
      previous: expect.objectContaining({ full_version: '1.1.0' }),
    }),
  ])
  expect((await server.ask('GET', '/openapi/shop-1.0.0.json')).body).toMatchObject({
    info: { version: '1.0.0' },
  })
  const entry = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'admin.api.roll_back')
    .executeTakeFirstOrThrow()
  expect(entry.details).toEqual({ version: 'v1', full_version: '1.0.0', replaces: '1.1.0' })
  expect((await rollBack('shop')).body.data).toMatchObject({ full_version: '1.1.0', operations_total: 1 })
})

test('404 and 409: published once, and published again since', async () => {
  await publish('once', '1.0.0', '0.40')
  const first = await detail('once')
  expect((await rollBack('once')).status).toBe(404)
  // The same once more leaves nothing to go back to.
  await publish('once', '1.0.0', '0.40')
  expect((await rollBack('once')).status).toBe(404)
  expect((await rollBack('once', first.published_at)).body.code).toBe('check_outdated')
})

test.each([
  [
    'pay more',
    { from: '0.40', to: '0.20' },
    paths,
    {},
    /raises prices for subscribers: getHours from 0\.20 to 0\.40/,
  ],
  [
    'have lower limits',
    { from: '0.20', to: '0.20' },
    paths,
    { calls_per_day: 500 },
    /lowers limits for subscribers: calls a day from no limit to 500/,
  ],
  [
    'lose an operation',
    { from: '0.20', to: '0.20' },
    { '/hours': paths['/hours'] },
    {},
    /breaks calls of subscribers: buyTicket/,
  ],
])('409: subscribers would %s', async (what, { from, to }, operations, limits, words) => {
  const tag = `sold-${what.replaceAll(' ', '-')}`
  await publish(tag, '1.0.0', from, operations)
  await setLimits(tag, limits)
  await publish(tag, '1.1.0', to)
  await setLimits(tag, {})
  await (await subscriber(server, 'user')).subscribed({ api: tag })
  const answer = await rollBack(tag)
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
    409,
    'announcement_required',
    expect.stringMatching(words),
  ])
  expect(await detail(tag)).toMatchObject({ full_version: '1.1.0', previous: { full_version: '1.0.0' } })
})
