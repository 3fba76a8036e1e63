import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type WebhookOwner, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
let jun: WebhookOwner
beforeAll(async () => {
  jun = await webhookOwner(server, 'user')
})
beforeEach(() => server.db.deleteFrom('webhooks').execute())

/** A public address that needs no lookup. Nothing is sent there. */
const url = 'https://1.1.1.1/hooks'
const events = ['payment.settled']
const lastAudit = () =>
  server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

describe('createWebhook', () => {
  test('201: the secret is told once, and kept sealed', async () => {
    const { status, body } = await jun.ask('POST', '', { url, events, description: ' Books ' })
    expect([status, body.data]).toMatchObject([
      201,
      { url, events, description: 'Books', status: 'ACTIVE', secret: expect.stringMatching(/^whsec_/) },
    ])
    const listed = await jun.ask('GET', '')
    expect(listed.body.data).toHaveLength(1)
    expect(JSON.stringify(listed.body)).not.toContain('whsec_')
    const { secret } = body.data as unknown as { secret: string }
    const row = await server.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()
    expect(row.secret.toString('latin1')).not.toContain(
      Buffer.from(secret.slice('whsec_'.length), 'base64').toString('latin1'),
    )
    expect(await lastAudit()).toMatchObject({
      action: 'webhook.create',
      details: { origin: 'https://1.1.1.1' },
    })
  })

  test('409 webhook_limit: a sixth, also when all are added at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => jun.ask('POST', '', { url, events })))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('webhook_limit')
  })

  test.each([
    ['http://1.1.1.1/', 'not_https'],
    ['ftp://1.1.1.1/', 'not_https'],
    ['https://jun:secret@1.1.1.1/', 'not_allowed'],
    ['https://1.1.1.1/#part', 'not_allowed'],
    ['https://nowhere.invalid/', 'host_unknown'],
    ['https://localhost/', 'address_refused'],
    // The whole list: platform/http/outside-hosts.test.ts.
    ['https://127.0.0.1:8443/', 'address_refused'],
    ['https://[::ffff:127.0.0.1]/', 'address_refused'],
  ])('422: %s is %s', async (address, code) => {
    for (const [method, body] of [
      ['POST', { url: address, events }],
      ['PUT', { url: address, webhook_id: (await jun.add(url)).id }],
    ] as const) {
      const response = await jun.ask(method, '', body)
      expect([response.status, response.body.errors]).toMatchObject([422, [{ pointer: '#/url', code }]])
    }
  })
})

describe('updateWebhook', () => {
  test('200: what is left out stays', async () => {
    const { id } = await jun.add(url)
    const response = await jun.ask('PUT', '', { webhook_id: id, events: ['api.deprecated'] })
    expect([response.status, response.body.data]).toMatchObject([
      200,
      { url, events: ['api.deprecated'], status: 'ACTIVE' },
    ])
    expect((await jun.ask('PUT', '', { webhook_id: id })).status).toBe(200)
  })

  test('200: switched off, what waits has failed; on again, nothing is sent anew', async () => {
    const { id } = await jun.add(url)
    await jun.ask('POST', '/test', { webhook_id: id, event: 'payment.settled' })
    expect((await jun.ask('PUT', '', { webhook_id: id, enabled: false })).body.data).toMatchObject({
      status: 'OFF',
    })
    expect(await jun.deliveries()).toMatchObject([{ status: 'FAILED', last_outcome: 'SWITCHED_OFF' }])
    expect((await jun.ask('POST', '/test', { webhook_id: id, event: 'payment.settled' })).body).toMatchObject(
      {
        status: 409,
        code: 'webhook_off',
      },
    )
    const [delivery] = await jun.deliveries()
    expect((await jun.ask('POST', '/replay', { delivery_id: delivery?.delivery_id })).body.code).toBe(
      'webhook_off',
    )
    expect((await jun.ask('PUT', '', { webhook_id: id, enabled: true })).body.data).toMatchObject({
      status: 'ACTIVE',
      disabled_at: null,
    })
  })
})
