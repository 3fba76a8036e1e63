import type { Db } from '../../src/db/client.ts'
import { newId } from '../../src/ids.ts'
import type { KybState } from '../../src/modules/kyb/tables.ts'
import { start } from './world.ts'

interface Verification {
  readonly user_id: string
  readonly publisher: string
  /** Null for all APIs of the publisher. */
  readonly tag: string | null
  readonly state: KybState
  readonly reason?: string
}

/** A form that was sent and, unless it is in review, decided. */
export async function addVerification(db: Db, { reason, ...verification }: Verification): Promise<void> {
  await db
    .insertInto('kyb_submissions')
    .values({
      ...verification,
      id: newId('kyb'),
      business_name: 'Isla Lending Inc',
      contact_name: 'Ana Reyes',
      contact_email: 'ana@isla.example',
      form: '{}',
      requirements: '[]',
      reason: reason ?? null,
      submitted_at: start,
      decided_at: verification.state === 'IN_REVIEW' ? null : start,
    })
    .execute()
}

export async function dropVerifications(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('kyb_submissions').where('user_id', '=', userId).execute()
}
