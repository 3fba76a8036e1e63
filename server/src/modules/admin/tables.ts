import type { components } from '@switchboard/sdk'
import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends AdminTables {}
}

export interface AdminTables {
  admin_views: {
    id: string
    user_id: string
    list: components['schemas']['AdminViewList']
    name: string
    /** As the list's address has its filters, without a question mark. */
    query: string
  }
  admin_notes: {
    id: string
    user_id: string
    text: string
    written_at: Date
    written_by: string
  }
  credit_adjustments: {
    id: string
    user_id: string
    direction: 'ADD' | 'DEDUCT'
    type: 'PAID' | 'FREE'
    amount: number
    reason: string
    valid_until: string | null
    status: Generated<'PENDING' | 'APPROVED' | 'REFUSED'>
    requested_by: string
    requested_at: Date
    request_id: string
    decided_by: string | null
    decided_at: Date | null
    note: string | null
    transaction_id: string | null
  }
}
