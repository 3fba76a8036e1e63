import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../platform/app-context.ts'
import { tellAccountChanged } from '../../platform/db/change-feed.ts'
import type { Tx } from '../../platform/db/client.ts'
import { after } from '../../platform/time/clock.ts'
import { inTrace } from '../../platform/tracing/tracing.ts'
import { notify } from '../notifications/notify.ts'
import {
  addAttempt,
  changeDelivery,
  changeWebhook,
  failWaiting,
  lockWebhook,
  readDelivery,
  renewClaim,
} from './repo.ts'
import type { DeliveryRow, WebhookRow } from './rules.ts'
import { hasFailedForLong, nextAttempt } from './rules.ts'
import { type Attempt, maxAttemptMs, send } from './send.ts'
import { claimWebhooks, nextDue, releaseWebhook } from './turns-repo.ts'

type DeliverContext = Pick<AppContext, 'db' | 'clock' | 'settings' | 'resolveHost' | 'log' | 'tracing'>

/** Webhooks that one process sends to at once; to each, one delivery at a time. */
const maxAtOnce = 64
/** Of these, those whose receiver was slow the last time, however many accounts have them: others don’t wait behind them. */
const maxSlowAtOnce = 48
const slowMs = 1_000
const maxSlowKnown = 2_000
/** Deliveries that a webhook is sent before others may have its place. */
const maxInARow = 10
/** An attempt, and what is written after it. */
const claimSeconds = (maxAttemptMs / 1000) * 3
const pollMs = 1_000

/** Sends all deliveries that are due, then returns. For tests and short-lived processes. */
export async function deliverDue(context: DeliverContext): Promise<void> {
  for (;;) {
    const claimed = await claim(context, maxAtOnce)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((webhook) => serve(context, webhook)))
  }
}

type SlowWebhooks = LRUCache<string, true>

export interface WebhookSender {
  /** Takes no more deliveries, and lets attempts in progress finish. Those cut off are sent again by another process. */
  stop(): Promise<void>
}

/** Sends what is due until it is stopped, any number of processes on the same database. */
export function sendWebhooks(context: DeliverContext, onError: (error: unknown) => void): WebhookSender {
  const stopping = new AbortController()
  const slow: SlowWebhooks = new LRUCache({ max: maxSlowKnown })
  const running = new Map<string, Promise<void>>()
  const begin = (claimed: readonly WebhookRow[]) => {
    for (const webhook of claimed) {
      const served = serve(context, webhook, { stopped: stopping.signal, slow })
        .catch(onError)
        .finally(() => running.delete(webhook.id))
      running.set(webhook.id, served)
    }
  }
  const keepSending = async () => {
    while (!stopping.signal.aborted) {
      try {
        begin(await claim(context, maxAtOnce - running.size, [...slow.keys()]))
        const free = maxSlowAtOnce - [...running.keys()].filter((id) => slow.has(id)).length
        if (slow.size > 0) begin(await claim(context, Math.min(maxAtOnce - running.size, free)))
      } catch (error) {
        onError(error)
      }
      await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const sending = keepSending()
  return {
    async stop() {
      stopping.abort()
      await sending
      await Promise.all(running.values())
    },
  }
}

async function claim(
  { db, clock }: DeliverContext,
  limit: number,
  except: readonly string[] = [],
): Promise<WebhookRow[]> {
  const now = clock()
  return limit > 0 ? claimWebhooks(db, { now, until: after(now, claimSeconds), limit, except }) : []
}

interface Serving {
  readonly stopped?: AbortSignal
  readonly slow?: SlowWebhooks
}

/** Sends a webhook what waits for it, one after the other. After a failure, or a slow one, others come first. */
async function serve(
  context: DeliverContext,
  webhook: WebhookRow,
  { stopped, slow }: Serving = {},
): Promise<void> {
  const { db, clock } = context
  for (let sent = 0; sent < maxInARow && !stopped?.aborted; sent += 1) {
    const delivery = await nextDue(db, webhook.id, clock())
    if (!delivery) break
    // Claimed anew, and read anew: it may have been changed, switched off or removed.
    const current = await renew(context, webhook)
    if (!current) break
    const { event_id } = delivery
    const attempt = await inTrace(context.tracing, 'webhook', () => send(context, current, delivery), {
      'switchboard.event_id': event_id,
    })
    await db.transaction().execute((tx) => record(tx, context, { webhook: current, delivery, attempt }))
    const isSlow = attempt.latency_ms > slowMs
    if (isSlow) slow?.set(webhook.id, true)
    else slow?.delete(webhook.id)
    if (isSlow || attempt.outcome !== 'DELIVERED') break
  }
  await db.transaction().execute((tx) => releaseWebhook(tx, webhook.id, clock()))
}

const renew = ({ db, clock }: DeliverContext, { id }: WebhookRow): Promise<WebhookRow | undefined> =>
  renewClaim(db, id, after(clock(), claimSeconds))

interface RecordInput {
  readonly webhook: WebhookRow
  readonly delivery: DeliveryRow
  readonly attempt: Attempt
}

/** Writes down how an attempt ended, and what follows from it. A process that is killed before has it sent again. */
async function record(tx: Tx, { clock }: DeliverContext, { webhook, delivery, attempt }: RecordInput) {
  const { id, user_id: userId } = webhook
  const locked = await lockWebhook(tx, { id, userId })
  const queued = locked && (await readDelivery(tx, delivery.id))
  // Removed meanwhile, with its log.
  if (!queued) return
  const now = clock()
  const delivered = attempt.outcome === 'DELIVERED'
  const tries = queued.tries + 1
  const next = delivered ? undefined : nextAttempt(now, tries, Math.random())
  await addAttempt(tx, delivery.id, attempt)
  await changeDelivery(tx, delivery.id, {
    attempts: queued.attempts + 1,
    tries,
    ...(delivered && { status: 'SENT', sent_at: now, next_attempt_at: null }),
    // Given up while it was on its way, it stays so.
    ...(!delivered &&
      queued.status === 'WAITING' && { status: next ? 'WAITING' : 'FAILED', next_attempt_at: next ?? null }),
    last_attempt_at: attempt.at,
    last_outcome: attempt.outcome,
    last_status: attempt.status,
    last_latency_ms: attempt.latency_ms,
    last_error: attempt.error,
  })
  // As of a write that makes the webhooks and their deliveries stale: open pages of the account read them again.
  await tellAccountChanged(tx, { account: userId, session: '', operation: 'PUT /api/webhooks' })
  const failingSince = delivered ? null : (locked.failing_since ?? now)
  await changeWebhook(tx, id, { failing_since: failingSince })
  if (locked.disabled_at) {
    // Switched off during the attempt: failed deliveries don't wait any longer.
    await failWaiting(tx, id)
  } else if (attempt.status === 410) await disable(tx, locked, { because: 'GONE', now })
  else if (failingSince && hasFailedForLong(failingSince, now)) {
    await disable(tx, locked, { because: 'FAILING', now })
  }
}

interface DisableInput {
  readonly because: 'FAILING' | 'GONE'
  readonly now: Date
}

async function disable(
  tx: Tx,
  { id, user_id, url }: WebhookRow,
  { because, now }: DisableInput,
): Promise<void> {
  await changeWebhook(tx, id, { disabled_at: now, disabled_because: because, due_at: null })
  await failWaiting(tx, id)
  const { host } = new URL(url)
  const why = because === 'GONE' ? 'returned 410 Gone' : 'has failed for three days'
  await notify(tx, {
    userId: user_id,
    kind: 'webhooks',
    message: `Your webhook at ${host} ${why} and is switched off. Switch it on once it works, then resend what it missed.`,
    important: true,
    route: '/dashboard/webhooks',
    text: 'View webhooks',
    now,
  })
}
