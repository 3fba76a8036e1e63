import type { components } from '@switchboard/sdk'
import type { JSONColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends AnnouncementTables {}
}

type Line = components['schemas']['AnnouncedChange']

/** One value that changes: hundredths or calls, null without a limit. */
export interface Change extends Omit<Line, 'before' | 'after'> {
  readonly before: number | null
  readonly after: number | null
}

export interface AnnouncementTables {
  announcements: {
    id: string
    plan_id: string | null
    api: string | null
    version: string | null
    effective_at: Date
    changes: JSONColumnType<readonly Change[]>
    reason: string
    short_notice_reason: string | null
    announced_by: string
    announced_at: Date
    took_effect_at: Date | null
    cancelled_at: Date | null
    cancel_reason: string | null
  }
  announcement_notices: {
    announcement_id: string
    user_id: string
    /** Told that it won't happen. */
    cancelled: boolean
    told_at: Date
    in_app: boolean
    mail: boolean
    webhooks: number
  }
}
