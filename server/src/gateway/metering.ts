import { type Selectable, sql } from 'kysely'
import { dayIn } from '../days.ts'
import type { Queries } from '../db/client.ts'
import { newId } from '../ids.ts'
import { bucketOf, noLatencies } from '../modules/usage/latency.ts'
import type { GatewayTables } from './tables.ts'

interface Charge {
  readonly requestId: string
  readonly userId: string
  /** Hundredths, above zero. */
  readonly credits: number
  readonly api: string
  readonly apiName: string
  readonly now: Date
}

/** Takes the price and puts the call in flight, both or neither. Answers the balance; null when the wallet is short. */
export async function charge(
  db: Queries,
  { requestId, userId, credits, api, apiName, now }: Charge,
): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`SELECT charge_call(
    ${newId('txn')}, ${requestId}, ${userId}, ${credits}, ${apiName}, ${api}, ${now}) AS balance`.execute(db)
  return rows[0]?.balance ?? null
}

type CallRow = Omit<Selectable<GatewayTables['api_calls']>, 'credits'>

interface Settled {
  readonly call: CallRow
  /** Whether what was charged is given back. */
  readonly giveBack: boolean
  readonly timeZone: string
  readonly now: Date
}

/** Writes down what became of a call. Answers what it cost in the end, in hundredths. */
export async function settle(db: Queries, { call, giveBack, timeZone, now }: Settled): Promise<number> {
  const { rows } = await sql<{ credits: number }>`SELECT settle_call(
    ROW(${call.at}::timestamptz, ${call.request_id}::text, ${call.user_id}::text, ${call.api}::text,
      ${call.version}::text, ${call.operation}::text, ${call.method}::text, ${call.path}::text,
      ${call.status}::integer, ${call.error_code}::text, ${call.duration_ms}::integer, 0::bigint,
      ${call.key_id}::text, ${call.key_last_four}::text, ${call.key_type}::text)::api_calls,
    ${dayIn(timeZone, call.at)}, ${bucketOf(call.duration_ms) + 1}, ${noLatencies().length},
    ${giveBack ? newId('txn') : null}, ${now}) AS credits`.execute(db)
  return rows[0]?.credits ?? 0
}
