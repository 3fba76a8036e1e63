import type { components } from '@switchboard/sdk'
import type { Generated, Selectable } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends WebhookTables {}
}

type Schemas = components['schemas']
export type WebhookEventType = Schemas['WebhookEventType']
export type WebhookOutcome = Schemas['WebhookOutcome']

export interface WebhookTables {
  webhooks: {
    id: string
    user_id: string
    url: string
    description: string
    events: WebhookEventType[]
    secret: Buffer
    previous_secret: Buffer | null
    previous_secret_ends_at: Date | null
    created_at: Date
    disabled_at: Date | null
    disabled_because: 'OWNER' | 'FAILING' | 'GONE' | null
    failing_since: Date | null
    due_at: Date | null
    claimed_until: Date | null
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    user_id: string
    event_id: string
    event: WebhookEventType
    test: boolean
    payload: string
    status: 'WAITING' | 'SENT' | 'FAILED' | 'GIVEN_UP'
    attempts: Generated<number>
    tries: Generated<number>
    created_at: Date
    next_attempt_at: Date | null
    sent_at: Date | null
    last_attempt_at: Date | null
    last_outcome: WebhookOutcome | null
    last_status: number | null
    last_latency_ms: number | null
    last_error: string | null
  }
  webhook_attempts: {
    id: Generated<number>
    delivery_id: string
    at: Date
    url: string
    outcome: WebhookOutcome
    status: number | null
    latency_ms: number
    error: string | null
    response_excerpt: string | null
  }
}

export type WebhookRow = Selectable<WebhookTables['webhooks']>
export type DeliveryRow = Selectable<WebhookTables['webhook_deliveries']>
