import { sql } from 'kysely'
import type { Queries } from '../../src/platform/db/client.ts'

export interface BookedCall {
  /** Hundredths. */
  readonly price?: number
  /** Given back. */
  readonly free?: boolean
  readonly id: string
  readonly userId?: string
  readonly version?: string
  readonly day?: string
  readonly status?: number
  readonly key?: string
  readonly at?: string
}

/** As gateway/booking.ts hands it over. */
const rowOf = ({
  id,
  userId = 'usr_jun7Q2',
  version = 'v1',
  day: on = '2026-11-21',
  status = 200,
  key = 'key_1',
  at,
  price = 0,
  free = status >= 500,
}: BookedCall) => ({
  request_id: id,
  user_id: userId,
  at: at ?? `${on}T03:00:00Z`,
  day: on,
  api: 'messaging',
  api_name: 'Messaging',
  version,
  operation: 'sendMessage',
  method: 'POST',
  path: '/messages',
  status,
  error_code: null,
  duration_ms: 80,
  bucket: 46,
  buckets: 100,
  key_id: key,
  key_last_four: 'f3Lb',
  key_type: 'TEST',
  price,
  free,
  refund_reason: null,
  txn: `txn_${id}`,
})

/** Books calls, which cost nothing unless told otherwise, as gateway/booking.ts does: one alone, more as a group. */
export async function bookBy(queries: Queries, ...calls: readonly BookedCall[]): Promise<void> {
  const rows = JSON.stringify(calls.map(rowOf))
  await sql`SELECT book_calls(${rows}::jsonb, now())`.execute(queries)
}
