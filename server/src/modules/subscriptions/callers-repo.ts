import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

export interface ChangedOperation {
  readonly operation_id: string
  readonly summary: string
}

interface CallersQuery {
  readonly api: string
  readonly version: string
  /** By their IDs. */
  readonly operations: readonly string[]
  /** The first day whose calls count. */
  readonly since: string
}

interface Caller {
  readonly user_id: string
  /** IDs of those operations that the account called. */
  readonly called: readonly string[]
}

/** Accounts that called any of some operations, each with which. */
export async function callersOf(
  db: Queries,
  { api, version, operations, since }: CallersQuery,
): Promise<readonly Caller[]> {
  const { rows } = await sql<Caller>`
    SELECT user_id, array_agg(DISTINCT operation) AS called FROM api_call_days
    WHERE api = ${api} AND version = ${version} AND day >= ${since} AND operation = ANY(${operations})
    GROUP BY user_id ORDER BY user_id`.execute(db)
  return rows
}
