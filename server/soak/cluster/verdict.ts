import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isGood, isRefusal, type Outcome } from './load.ts'

/** Calls of a server that knows nothing of their end are refunded when their API can’t have answered any more: 90 seconds later. */
const maxBookingMs = 300_000

export async function allBooked(client: pg.Client, outcomes: readonly Outcome[]): Promise<void> {
  const end = Date.now() + maxBookingMs
  const ids = outcomes.filter(({ kind }) => kind === 'call').map(({ id }) => id)
  while (Date.now() < end) {
    const { rows } = await client.query('SELECT FROM calls_in_flight WHERE request_id = ANY ($1)', [ids])
    if (rows.length === 0) return
    await pause(1_000)
  }
  throw new Error('Calls stay in flight.')
}

/** IDs of calls and payments of which the database says something else than their callers were told: none may be. */
export interface Losses {
  /** Answered, and not there. */
  readonly lost: ReadonlySet<string>
  /** Charged another sum, or logged or credited more than once. */
  readonly twice: ReadonlySet<string>
  /** Refused, and paid for all the same. */
  readonly refused: ReadonlySet<string>
}

export async function lossesOf(client: pg.Client, outcomes: readonly Outcome[]): Promise<Losses> {
  const read = async (statement: string, ids: readonly string[]) => {
    const { rows } = await client.query(statement, [ids])
    return new Map<string, Sum>(
      rows.map(({ id, count, total }) => [id, { count: Number(count), total: Number(total) }]),
    )
  }
  const idsOf = (kind: Outcome['kind'], holds: (one: Outcome) => boolean) =>
    outcomes.filter((one) => one.kind === kind && holds(one)).map(({ id }) => id)
  const calls = outcomes.filter((one) => one.kind === 'call' && isGood(one))
  const callIds = calls.map(({ id }) => id)
  const paymentIds = idsOf('payment', isGood)
  const eventIds = idsOf('event', isGood)
  const charges = await read(
    chargesById,
    idsOf('call', () => true),
  )
  const logged = await read(callsById, callIds)
  const payments = await read(paymentsById, paymentIds)
  const credits = await read(creditsById, paymentIds)
  const missing = (ids: readonly string[], rows: ReadonlyMap<string, Sum>) =>
    ids.filter((id) => !rows.has(id))
  // One that was refunded as abandoned and booked later has more rows, with the same sum.
  const isWrong = ({ id, charged }: Outcome) => charges.has(id) && charges.get(id)?.total !== charged
  const repeated = [...logged, ...credits].filter(([, { count }]) => count !== 1)
  return {
    lost: new Set([
      ...missing(callIds, charges),
      ...missing(callIds, logged),
      ...missing(paymentIds, payments),
      ...missing(eventIds, credits),
    ]),
    twice: new Set([...calls.filter(isWrong).map(({ id }) => id), ...repeated.map(([id]) => id)]),
    refused: new Set(idsOf('call', isRefusal).filter((id) => charges.get(id)?.total)),
  }
}

/** Rows of calls and payments, a line of JSON each. */
export async function printRecords(client: pg.Client, { lost, twice, refused }: Losses): Promise<void> {
  const ids = [...lost, ...twice, ...refused]
  if (ids.length === 0) return
  for (const [table, column] of recordTables) {
    const { rows } = await client.query(
      `SELECT to_jsonb(one)::text AS line FROM ${table} one WHERE ${column} = ANY ($1)`,
      [ids],
    )
    for (const { line } of rows) console.log(`${table}: ${line}`)
  }
}

const recordTables = [
  ['ledger', 'request_id'],
  ['ledger', 'reference'],
  ['api_calls', 'request_id'],
  ['payments', 'reference_number'],
] as const

interface Sum {
  readonly count: number
  readonly total: number
}

const chargesById =
  'SELECT request_id AS id, count(*), -sum(amount) AS total FROM ledger WHERE request_id = ANY ($1) GROUP BY 1'
const callsById =
  'SELECT request_id AS id, count(*), 0 AS total FROM api_calls WHERE request_id = ANY ($1) GROUP BY 1'
const paymentsById =
  'SELECT reference_number AS id, count(*), 0 AS total FROM payments WHERE reference_number = ANY ($1) GROUP BY 1'
const creditsById =
  "SELECT reference AS id, count(*), sum(amount) AS total FROM ledger WHERE kind = 'TOPUP' AND reference = ANY ($1) GROUP BY 1"
