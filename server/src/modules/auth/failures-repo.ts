import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'

/** Attempts at one address take turns until the transaction ends, whether or not it has an account. */
export async function lockAddress(tx: Tx, address: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${address.readBigInt64BE()})`.execute(tx)
}

interface Counter {
  readonly address: Buffer
  readonly since: Date
  readonly allowed: number
  /** Without one, all that were not known. */
  readonly network?: Buffer
}

/** When the oldest of the allowed failures happened, where all of them did. */
export async function oldestOf(
  db: Tx,
  { address, since, allowed, network }: Counter,
): Promise<Date | undefined> {
  const failures = await db
    .selectFrom('sign_in_failures')
    .select('failed_at')
    .where('address', '=', address)
    .where('failed_at', '>', since)
    .where((eb) => (network ? eb('network', '=', network) : eb('network_known', '=', false)))
    .orderBy('failed_at', 'desc')
    .limit(allowed)
    .execute()
  return failures.length === allowed ? failures.at(-1)?.failed_at : undefined
}

export async function addFailure(tx: Tx, row: Insertable<Database['sign_in_failures']>): Promise<void> {
  await tx.insertInto('sign_in_failures').values(row).execute()
}

/** From one network, or all. */
export async function deleteFailures(db: Queries, address: Buffer, network?: Buffer): Promise<void> {
  const failures = db.deleteFrom('sign_in_failures').where('address', '=', address)
  await (network ? failures.where('network', '=', network) : failures).execute()
}
