import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export type SubmissionRow = Selectable<Database['kyb_submissions']>

/** A row as the contract has it. */
export const submissionOf = (row: SubmissionRow): components['schemas']['KybSubmission'] => ({
  kyb_id: row.id,
  publisher: row.publisher,
  tag: row.tag,
  business_name: row.business_name,
  state: row.state,
  submitted_at: row.submitted_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  requirements: row.requirements,
})
