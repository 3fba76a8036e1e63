import type { NotificationKind } from './rules.ts'

declare module '../../platform/db/schema.ts' {
  interface Database extends NotificationTables {}
}

export interface NotificationTables {
  notifications: {
    id: string
    user_id: string
    /** Null where it is none of the kinds. */
    kind: NotificationKind | null
    message: string
    important: boolean
    action: 'link' | 'route' | null
    link: string | null
    text: string | null
    created_at: Date
    read_at: Date | null
  }
  /** A person's choices. Kinds without a row have their defaults. */
  notification_preferences: { user_id: string; kind: NotificationKind; in_app: boolean; mail: boolean }
}
