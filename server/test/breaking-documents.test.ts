// Calls that break for subscribers are announced; publishing rejects them until their day.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readUpcoming } from '../src/modules/announcements/repo.ts'
import { takeDueChanges } from '../src/modules/announcements/take-effect.ts'
import { changeInWords } from '../src/modules/announcements/words.ts'
import { type Check, portalOf } from './support/admin-apis.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

/** The opening hours, of a day that has to be named. */
const requiring = (operation: ReturnType<typeof museum>['paths']['/hours']['get']) => ({
  ...operation,
  parameters: operation.parameters.map((one) => ({ ...one, required: true })),
})

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
let portal: ReturnType<typeof portalOf>
const own = { publisher: 'acme', tag: 'breaks', price: '0.25' }
const { '/hours': hours, '/tickets': tickets } = museum().paths
const broken = museum({ paths: { '/tickets': tickets, '/hours': { get: requiring(hours.get) } } })
const renamed = museum({
  paths: { '/tickets': tickets, '/hours': { get: { ...requiring(hours.get), operationId: 'readHours' } } },
})
const bothBroken = museum({ paths: { '/hours': { get: requiring(hours.get) } } })
const fixed = museum({ info: { ...museum().info, version: '1.5.0' } })
const day = 86_400
const inDays = (count: number) => new Date(server.parts.clock().getTime() + count * day * 1000).toISOString()
const publish = (document: object) => portal.publish(document, own)
const announce = (body: object, of = server) =>
  of.ask('POST', '/portal-api/api/admin/announcements', {
    token: administrator,
    body: {
      ...{ api: 'breaks', version: 'v1', breaking_operations: ['getHours'], reason: 'The day is needed.' },
      ...body,
    },
  })
let administrator: string
beforeAll(async () => {
  administrator = (await server.signIn('admin')).access_token
  portal = portalOf(server, administrator)
  expect((await publish(museum())).status).toBe(201)
})
beforeEach(async () => {
  await sql`INSERT INTO subscriptions SELECT (jsonb_populate_record(one, ${JSON.stringify({ id: 'sub_breaks1', api: 'breaks' })}::jsonb)).*
    FROM subscriptions AS one WHERE one.api = 'sim-swap' AND one.status <> 'CANCELLED' LIMIT 1
    ON CONFLICT DO NOTHING`.execute(db)
})

test('a document that breaks calls of subscribers is rejected by check, portal and command, until its day has come', async () => {
  const words = 'This breaks calls of subscribers: getHours. Announce it instead, or publish a new version.'
  // A renamed operation has the name that subscribers know.
  for (const document of [broken, renamed]) {
    const { publishable, findings } = (await portal.check(document, own)).body.data as Check
    expect([publishable, findings]).toMatchObject([false, [{ text: words }]])
  }
  const desk = openDesk()
  const args = [desk.file('broken.json', broken), '--publisher', 'acme', '--tag', 'breaks', '--price', '0.25']
  await expect(desk.publish(server, ...args)).rejects.toThrow(words)
  const soon = await announce({ effective_at: inDays(10) })
  expect(soon.body.errors).toMatchObject([{ pointer: '#/effective_at', code: 'notice_too_short' }])
  const unknown = await announce({ effective_at: inDays(31), breaking_operations: ['nothing'] })
  expect(unknown.body.errors).toMatchObject([{ pointer: '#/breaking_operations/0', code: 'not_allowed' }])
  const { status, body } = await announce({ effective_at: inDays(31) })
  expect([status, body.data]).toMatchObject([201, { changes: [{ field: 'BREAKING', worse: true }] }])
  const text = changeInWords((await readUpcoming(db, 'breaks'))[0] as never, server.parts.settings.timeZone)
  expect(text).toMatch(/^From .*, Museum v1: calls of Read the opening hours may fail\.$/)
  await expect(desk.publish(server, ...args)).rejects.toThrow(words)
  await db
    .updateTable('announcements')
    .set({ effective_at: server.parts.clock() })
    .where('api', '=', 'breaks')
    .execute()
  // Either process lets it take effect, once.
  await Promise.all([server, twin].map(({ parts }) => takeDueChanges(parts)))
  // Only what was announced.
  expect((await portal.check(bothBroken, own)).body.data).toMatchObject({
    findings: [{ text: expect.stringContaining('subscribers: buyTicket. ') }],
  })
  await desk.publish(server, ...args)
  desk.close()
})

test('it is published right away for a reason, and not a month later', async () => {
  await publish(fixed)
  const now = await announce({ effective_at: null, short_notice_reason: 'A leak.' })
  expect(now.status).toBe(201)
  expect((await portal.check(broken, own)).body.data).toMatchObject({ publishable: true })
  const took_effect_at = new Date(inDays(-31))
  await db.updateTable('announcements').set({ took_effect_at }).where('api', '=', 'breaks').execute()
  expect((await portal.check(broken, own)).body.data).toMatchObject({ publishable: false })
})

test('it needs no announcement as a new version, or where nobody is subscribed', async () => {
  const next = { ...broken, info: { ...museum().info, version: '2.0.0' } }
  expect((await portal.check(next, own)).body.data).toMatchObject({ publishable: true })
  await db.deleteFrom('subscriptions').where('api', '=', 'breaks').execute()
  expect((await portal.check(broken, own)).body.data).toMatchObject({ publishable: true })
})

test('a webhook that its receivers would no longer understand is announced by its name', async () => {
  const sending = (properties: object, version: string) =>
    museum({
      info: { ...museum().info, version },
      webhooks: {
        ticketSold: {
          post: {
            operationId: 'ticketSold',
            requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
            responses: { 204: { description: 'Received' } },
          },
        },
      },
    })
  const options = { ...own, tag: 'tells' }
  expect((await portal.publish(sending({ id: { type: 'string' } }, '1.6.0'), options)).status).toBe(201)
  await sql`INSERT INTO subscriptions SELECT (jsonb_populate_record(one, '{"id": "sub_tells1", "api": "tells"}')).*
    FROM subscriptions AS one WHERE one.api = 'sim-swap' AND one.status <> 'CANCELLED' LIMIT 1`.execute(db)
  const less = sending({}, '1.7.0')
  expect((await portal.check(less, options)).body.data).toMatchObject({
    publishable: false,
    findings: [{ text: expect.stringContaining('subscribers: ticketSold. ') }],
  })
  const reason = { effective_at: null, short_notice_reason: 'A leak.' }
  expect((await announce({ ...reason, api: 'tells', breaking_operations: ['ticketSold'] })).status).toBe(201)
  expect((await portal.check(less, options)).body.data).toMatchObject({ publishable: true })
})
