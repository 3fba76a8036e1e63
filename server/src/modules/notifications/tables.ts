declare module '../../platform/db/schema.ts' {
  interface Database extends NotificationTables {}
}

export interface NotificationTables {
  notifications: {
    id: string
    user_id: string
    message: string
    important: boolean
    action: 'link' | 'route' | null
    link: string | null
    text: string | null
    created_at: Date
    read_at: Date | null
  }
}
