import type { JsonObject } from '@switchboard/oas/document'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '../src/platform/mail/queue.ts'
import { purgeExpired } from '../src/purge-expired.ts'
import { deliver, receiverOfFile, type WebhookOwner, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'

let refused: string | undefined
const sent: string[] = []
const server = await serverOfFile({
  settings: { webhooksToPrivateAddresses: true },
  async mailer({ subject }) {
    if (refused) throw new Error(refused)
    sent.push(subject)
  },
})
const receiver = await receiverOfFile()
let jun: WebhookOwner
let token: string
beforeAll(async () => {
  jun = await webhookOwner(server, 'user')
  token = (await server.signIn('admin')).access_token
  await server.runJobs()
})
beforeEach(async () => {
  refused = undefined
  sent.length = 0
  await server.db.deleteFrom('mails').execute()
  await server.db.deleteFrom('webhooks').execute()
})

const once = (method: string, path: string, body?: unknown) =>
  server.ask(method as 'GET', `/portal-api/api/admin/${path}` as '/portal-api/api/admin/deliveries', {
    token,
    body,
  })
const ask: typeof once = async (...call) => {
  const response = await once(...call)
  if (response.status !== 401) return response
  // Ended rows are purged, sessions included.
  token = (await server.signIn('admin')).access_token
  return once(...call)
}
const list = async (query = '') =>
  (await ask('GET', `deliveries?${query}`)).body.data as unknown as JsonObject[]
const retry = (delivery_id: unknown) => ask('POST', 'deliveries/retry', { delivery_id })
const giveUp = (delivery_id: unknown) => ask('POST', 'deliveries/give-up', { delivery_id })
const waiting = async () => ((await ask('GET', 'waiting')).body.data as unknown as JsonObject).deliveries
const mail = (subject: string, to = 'jun@example.com') =>
  queueMail(server.db, {
    id: subject.replaceAll(' ', '-'),
    to,
    subject,
    text: 'https://x/?token=SECRET',
    html: 'SECRET',
  })
/** As when the queue has tried it for the last time. */
const exhaust = () =>
  sql`UPDATE graphile_worker._private_jobs SET attempts = 11, run_at = now()`.execute(server.db)
const lastAudit = () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const webhookDelivery = async () => {
  const { id } = await jun.add(`${receiver.url}/secret-path`)
  await jun.ask('POST', '/test', { webhook_id: id, event: 'payment.settled' })
  return id
}

describe('adminListDeliveries', () => {
  test('200: mails and webhooks, newest first, without what they say', async () => {
    await webhookDelivery()
    await mail('Reset your password')
    const response = await ask('GET', 'deliveries')
    expect([response.status, response.body.data]).toMatchObject([
      200,
      [
        {
          kind: 'MAIL',
          status: 'WAITING',
          user_name: 'Jun Dela Cruz',
          recipient: 'jun@example.com',
          subject: 'Reset your password',
          next_attempt_at: expect.any(String),
        },
        { kind: 'WEBHOOK', status: 'WAITING', recipient: receiver.url, subject: 'payment.settled' },
      ],
    ])
    expect(JSON.stringify(response.body)).not.toMatch(/SECRET|secret-path/)
  })

  test('200: a search finds the account and the host of a webhook, and nothing of its path', async () => {
    await webhookDelivery()
    for (const [search, found] of [
      ['dela cruz', 1],
      ['127.0.0.1', 1],
      ['secret-path', 0],
    ])
      expect(await list(`search=${search}`)).toHaveLength(Number(found))
  })
})

describe('adminGetDelivery', () => {
  test('200: each attempt with its error', async () => {
    await mail('Refused')
    refused = '550 no such user'
    await server.runJobs()
    const [row] = await list()
    expect(row).toMatchObject({ status: 'WAITING', attempts: 1, last_error: '550 no such user' })
    const response = await ask('GET', `delivery?delivery_id=${row?.delivery_id}`)
    expect([response.status, response.body.data]).toMatchObject([
      200,
      { attempt_log: [{ error: '550 no such user' }] },
    ])
    expect(JSON.stringify(response.body)).not.toContain('SECRET')
  })

  test('200: of a webhook, too', async () => {
    await webhookDelivery()
    receiver.answer = (response) => response.writeHead(503).end('secret answer')
    await deliver(server)
    const [row] = await list()
    const { body } = await ask('GET', `delivery?delivery_id=${row?.delivery_id}`)
    expect(body.data).toMatchObject({ attempt_log: [{ error: 'The receiver returned 503.' }] })
    expect(JSON.stringify(body)).not.toContain('secret answer')
  })
})

describe('a mail', () => {
  test('that failed for good is tried again, and written into the audit log', async () => {
    await mail('Failed')
    refused = 'no route'
    await exhaust()
    await server.runJobs()
    const [row] = await list('status=FAILED')
    expect(row).toMatchObject({ subject: 'Failed', next_attempt_at: null })
    expect(await waiting()).toBe(1)
    expect((await giveUp(row?.delivery_id)).body.data).toMatchObject({ status: 'GIVEN_UP' })
    expect(await waiting()).toBe(0)
    refused = undefined
    const response = await retry(row?.delivery_id)
    expect([response.status, response.body.data]).toMatchObject([200, { status: 'WAITING' }])
    expect(await lastAudit()).toEqual({ action: 'admin.delivery.retry', subject: row?.delivery_id })
    await server.runJobs()
    expect(sent).toEqual(['Failed'])
    expect(await list()).toMatchObject([{ status: 'SENT', last_error: null, sent_at: expect.any(String) }])
    expect((await retry(row?.delivery_id)).body.code).toBe('delivery_sent')
    expect((await giveUp(row?.delivery_id)).body.code).toBe('delivery_not_waiting')
  })

  test('that was given up is not sent, until it is tried again', async () => {
    await mail('Given up')
    const [row] = await list()
    expect((await giveUp(row?.delivery_id)).body.data).toMatchObject({
      status: 'GIVEN_UP',
      next_attempt_at: null,
    })
    expect(await lastAudit()).toEqual({ action: 'admin.delivery.give_up', subject: row?.delivery_id })
    expect((await giveUp(row?.delivery_id)).status).toBe(409)
    await server.runJobs()
    expect(sent).toEqual([])
    await retry(row?.delivery_id)
    await server.runJobs()
    expect(sent).toEqual(['Given up'])
  })

  test('is forgotten after 90 days, its job with it', async () => {
    await mail('Old')
    const [row] = await list()
    await giveUp(row?.delivery_id)
    await sql`UPDATE mails SET created_at = ${server.parts.clock()}`.execute(server.db)
    const clock = () => new Date(server.parts.clock().getTime() + 91 * 86_400_000)
    await purgeExpired({ ...server.parts, clock })
    expect(await list()).toEqual([])
    const { rows } =
      await sql`SELECT 1 FROM graphile_worker._private_jobs WHERE key = ${`mail:${row?.delivery_id}`}`.execute(
        server.db,
      )
    expect(rows).toEqual([])
  })
})

describe('a webhook', () => {
  test('that waits is sent now, or given up; its owner sees that it failed', async () => {
    await webhookDelivery()
    receiver.answer = (response) => response.writeHead(503).end()
    await deliver(server)
    const [row] = await list()
    receiver.answer = (response) => response.writeHead(204).end()
    await deliver(server)
    expect(receiver.received).toHaveLength(1)
    expect((await giveUp(row?.delivery_id)).body.data).toMatchObject({ status: 'GIVEN_UP' })
    expect(await jun.deliveries('status=FAILED')).toMatchObject([
      { delivery_id: row?.delivery_id, status: 'FAILED' },
    ])
    server.advance(60)
    await deliver(server)
    expect(receiver.received).toHaveLength(1)
    expect((await retry(row?.delivery_id)).status).toBe(200)
    await deliver(server)
    expect(receiver.received).toHaveLength(2)
    expect((await retry(row?.delivery_id)).body.code).toBe('delivery_sent')
  })

  test('409 webhook_off: of one that its owner switched off', async () => {
    const id = await webhookDelivery()
    await jun.ask('PUT', '', { webhook_id: id, enabled: false })
    const [row] = await list()
    const response = await retry(row?.delivery_id)
    expect([response.status, response.body.code]).toEqual([409, 'webhook_off'])
  })

  test('is forgotten after 30 days, but not while it waits', async () => {
    await webhookDelivery()
    const clock = () => new Date(server.parts.clock().getTime() + 31 * 86_400_000)
    await purgeExpired({ ...server.parts, clock })
    expect(await list()).toHaveLength(1)
    await deliver(server)
    await purgeExpired({ ...server.parts, clock })
    expect(await list()).toEqual([])
  })
})
