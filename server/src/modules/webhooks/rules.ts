import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/generated/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'

export type WebhookEventType = components['schemas']['WebhookEventType']
export type WebhookOutcome = components['schemas']['WebhookOutcome']
export type WebhookRow = Selectable<Database['webhooks']>
export type DeliveryRow = Selectable<Database['webhook_deliveries']>

const minute = 60
const hour = 60 * minute

/** Seconds between one attempt and the next, as Standard Webhooks suggests: ten attempts in a little over three days. */
export const waits: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** By which part a wait is longer or shorter, so that what failed together does not come back together. */
const jitter = 0.1

/** When a delivery is tried again after its `tries`th attempt failed; undefined when that was the last. `random` is between 0 and 1. */
export function nextAttempt(now: Date, tries: number, random: number): Date | undefined {
  const wait = waits[tries - 1]
  return wait === undefined ? undefined : after(now, wait * (1 - jitter + 2 * jitter * random))
}

/** A webhook that has failed for as long is switched off. */
const patienceSeconds = 72 * hour

export const hasFailedForLong = (failingSince: Date, now: Date): boolean =>
  after(failingSince, patienceSeconds) <= now

/** How long the previous secret keeps signing. */
export const secretGraceSeconds = 24 * hour

const maxWebhooks = 5

export function statusOf({
  disabled_because,
  failing_since,
}: Pick<WebhookRow, 'disabled_because' | 'failing_since'>): components['schemas']['WebhookStatus'] {
  if (disabled_because) return disabled_because === 'OWNER' ? 'OFF' : 'DISABLED'
  return failing_since ? 'FAILING' : 'ACTIVE'
}

/** Of an account with so many. */
export const limitProblem = (count: number): Problem | undefined =>
  count >= maxWebhooks
    ? new Problem(
        'webhook_limit',
        `An account can have ${maxWebhooks} webhooks. Remove one you no longer need.`,
      )
    : undefined
