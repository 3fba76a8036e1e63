import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, rejectIf } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { after } from '../../platform/time/clock.ts'
import { lockUser } from '../accounts/repo.ts'
import { requireUsableUrl } from './addresses.ts'
import {
  addDeliveries,
  addWebhook,
  changeWebhook,
  countFailed,
  deleteWebhook,
  failWaiting,
  listDeliveries,
  lockWebhook,
  readAttempts,
  readDelivery,
  readWebhooks,
  requeue,
} from './repo.ts'
import type { DeliveryRow, WebhookRow } from './rules.ts'
import { limitProblem, secretGraceSeconds, statusOf } from './rules.ts'
import { samplePayload } from './sample-events.ts'
import { newSecret, sealSecret, secretText } from './secrets.ts'

type Schemas = components['schemas']

const listWebhooks = handler<'listWebhooks'>(async ({ db, user, clock }) => {
  const now = clock()
  const failed = await countFailed(db, user.id, now)
  const rows = await readWebhooks(db, user.id)
  return { status: 200, body: { data: rows.map((row) => webhookOf(row, now, failed)) } }
})

const createWebhook = inTransaction<'createWebhook'>(
  async (call) => {
    const { db, user, body, clock } = call
    const id = newId('whk')
    const secret = newSecret()
    const now = clock()
    const { href, origin } = new URL(body.url)
    // Of two that are added at once, one waits here for the other, so that there are never too many.
    await lockUser(db, user.id)
    rejectIf(limitProblem((await readWebhooks(db, user.id)).length))
    await audit(call, { action: 'webhook.create', subject: id, details: { origin, events: body.events } })
    const row = await addWebhook(db, {
      id,
      user_id: user.id,
      url: href,
      description: body.description?.trim() ?? '',
      events: [...body.events],
      secret: await sealSecret(call, id, secret),
      created_at: now,
      previous_secret: null,
      previous_secret_ends_at: null,
      disabled_at: null,
      disabled_because: null,
      failing_since: null,
      due_at: null,
      claimed_until: null,
    })
    return { status: 201, body: { data: { ...webhookOf(row, now, new Map()), secret: secretText(secret) } } }
  },
  (call) => requireUsableUrl(call, call.body.url),
)

const updateWebhook = inTransaction<'updateWebhook'>(
  async (call) => {
    const { db, user, body, clock } = call
    const now = clock()
    const before = await lockOwn(db, body.webhook_id, user.id)
    if (body.enabled === false && !before.disabled_at) await failWaiting(db, before.id)
    const { webhook_id: _, ...change } = body
    await audit(call, {
      action: 'webhook.change',
      subject: before.id,
      details: { changed: Object.keys(change) },
    })
    const row = await changeWebhook(db, before.id, {
      // Also where nothing changes: an UPDATE has to set something.
      id: before.id,
      ...(body.url !== undefined && { url: new URL(body.url).href }),
      ...(body.description !== undefined && { description: body.description.trim() }),
      ...(body.events && { events: [...body.events] }),
      ...switched(before, body.enabled, now),
    })
    return { status: 200, body: { data: webhookOf(row, now, await countFailed(db, user.id, now)) } }
  },
  async (call) => {
    if (call.body.url !== undefined) await requireUsableUrl(call, call.body.url)
  },
)

function switched({ disabled_at }: WebhookRow, enabled: boolean | undefined, now: Date) {
  if (enabled === undefined || enabled === !disabled_at) return {}
  if (enabled) return { disabled_at: null, disabled_because: null, failing_since: null }
  return { disabled_at: now, disabled_because: 'OWNER', due_at: null } as const
}

const removeWebhook = inTransaction<'removeWebhook'>(async (call) => {
  const { db, user, body } = call
  if (!(await deleteWebhook(db, { id: body.webhook_id, userId: user.id }))) throw unknownWebhook()
  await audit(call, { action: 'webhook.remove', subject: body.webhook_id, details: {} })
  const message = 'The webhook is removed.'
  return { status: 200, body: { data: { message } } }
})

const rotateWebhookSecret = inTransaction<'rotateWebhookSecret'>(async (call) => {
  const { db, user, body, clock } = call
  const now = clock()
  const { id, secret: previous_secret } = await lockOwn(db, body.webhook_id, user.id)
  const secret = newSecret()
  const row = await changeWebhook(db, id, {
    secret: await sealSecret(call, id, secret),
    previous_secret,
    previous_secret_ends_at: after(now, secretGraceSeconds),
  })
  await audit(call, { action: 'webhook.rotate', subject: id, details: {} })
  const failed = await countFailed(db, user.id, now)
  return { status: 200, body: { data: { ...webhookOf(row, now, failed), secret: secretText(secret) } } }
})

const testWebhook = inTransaction<'testWebhook'>(async ({ db, user, body, clock }) => {
  const now = clock()
  const webhook = requireOn(await lockOwn(db, body.webhook_id, user.id))
  const [delivery] = await addDeliveries(db, {
    webhooks: [webhook.id],
    userId: user.id,
    eventId: newId('evt'),
    event: body.event,
    payload: samplePayload(body.event, now),
    test: true,
    now,
  })
  if (!delivery) throw new Error('A delivery that was added is missing.')
  return { status: 202, body: { data: deliveryOf(delivery) } }
})

const listWebhookDeliveries = handler<'listWebhookDeliveries'>(async ({ db, user, query }) => {
  const { page = 1, limit = 20, webhook_id: webhookId, event, status } = query
  const { rows, total } = await listDeliveries(db, { userId: user.id, webhookId, event, status, page, limit })
  return { status: 200, body: { data: rows.map(deliveryOf), meta: { page, limit, total } } }
})

const getWebhookDelivery = handler<'getWebhookDelivery'>(async ({ db, user, query }) => {
  const delivery = await readDelivery(db, query.delivery_id)
  if (delivery?.user_id !== user.id) throw unknownDelivery()
  const attempt_log = (await readAttempts(db, delivery.id)).map(
    ({ at, url, outcome, status, latency_ms, error, response_excerpt }) => ({
      at: at.toISOString(),
      url,
      outcome,
      status,
      latency_ms,
      error,
      response_excerpt,
    }),
  )
  return { status: 200, body: { data: { ...deliveryOf(delivery), payload: delivery.payload, attempt_log } } }
})

const replayWebhookDelivery = inTransaction<'replayWebhookDelivery'>(async (call) => {
  const { db, user, body, clock } = call
  const existing = await readDelivery(db, body.delivery_id)
  if (existing?.user_id !== user.id) throw unknownDelivery()
  requireOn(await lockOwn(db, existing.webhook_id, user.id))
  const delivery = await requeue(db, existing, clock())
  await audit(call, { action: 'webhook.replay', subject: delivery.id, details: { event: delivery.event } })
  return { status: 202, body: { data: deliveryOf(delivery) } }
})

async function lockOwn(tx: Tx, id: string, userId: string): Promise<WebhookRow> {
  const webhook = await lockWebhook(tx, { id, userId })
  if (webhook) return webhook
  throw unknownWebhook()
}

const unknownWebhook = () => new Problem('not_found', 'You have no such webhook.')
const unknownDelivery = () =>
  new Problem('not_found', 'You have no such delivery. The log goes back 30 days.')

function requireOn(webhook: WebhookRow): WebhookRow {
  if (!webhook.disabled_at) return webhook
  throw new Problem('webhook_off', 'This webhook is switched off. Switch it on first.')
}

const webhookOf = (row: WebhookRow, now: Date, failed: ReadonlyMap<string, number>): Schemas['Webhook'] => ({
  webhook_id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  status: statusOf(row),
  failing_since: row.failing_since?.toISOString() ?? null,
  failed_deliveries: failed.get(row.id) ?? 0,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  previous_secret_ends_at:
    row.previous_secret_ends_at && row.previous_secret_ends_at > now
      ? row.previous_secret_ends_at.toISOString()
      : null,
  created_at: row.created_at.toISOString(),
})

const deliveryOf = (row: DeliveryRow): Schemas['WebhookDelivery'] => ({
  delivery_id: row.id,
  webhook_id: row.webhook_id,
  event_id: row.event_id,
  event: row.event,
  test: row.test,
  // The audit log says whether its owner or an administrator cancelled it.
  status: row.status === 'GIVEN_UP' ? 'FAILED' : row.status,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  last_outcome: row.last_outcome,
  last_status: row.last_status,
  last_latency_ms: row.last_latency_ms,
})

export const webhookHandlers = {
  listWebhooks,
  createWebhook,
  updateWebhook,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  replayWebhookDelivery,
}
