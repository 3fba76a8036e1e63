import { newId } from '../../src/platform/ids.ts'
import type { TestServer } from './server.ts'
import { start } from './world.ts'

interface Verification {
  readonly publisher: string
  /** Null for every API of the publisher. */
  readonly tag: string | null
  readonly state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED'
  readonly reason?: string
}

/** A business stands so with a publisher, whatever it sent. */
export async function verify(
  server: Pick<TestServer, 'db'>,
  userId: string,
  verification: Verification,
): Promise<void> {
  const { reason = null, ...standing } = verification
  const business = { business_name: 'x', contact_name: 'x', contact_email: 'x@example.com' }
  await server.db
    .insertInto('kyb_submissions')
    .values({
      ...standing,
      ...business,
      id: newId('kyb'),
      user_id: userId,
      form: '{}',
      requirements: '[]',
      reason,
      submitted_at: start,
      decided_at: standing.state === 'IN_REVIEW' ? null : start,
    })
    .execute()
}

export async function forgetVerifications(server: TestServer, userId: string): Promise<void> {
  await server.db.deleteFrom('kyb_submissions').where('user_id', '=', userId).execute()
}
