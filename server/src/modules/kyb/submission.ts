import type { components } from '@switchboard/sdk'
import { Problem } from '../../platform/http/problem.ts'
import type { readSubmission, SubmissionRow } from './repo.ts'

type Schemas = components['schemas']
type Submission = NonNullable<Awaited<ReturnType<typeof readSubmission>>>

/** A row as the contract has it. */
export const submissionOf = (row: SubmissionRow): Schemas['KybSubmission'] => ({
  kyb_id: row.id,
  publisher: row.publisher,
  tag: row.tag,
  business_name: row.business_name,
  state: row.state,
  submitted_at: row.submitted_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  requirements: row.requirements,
})

/** With what was sent: values by the names that fields have in the form. */
export const detailOf = (row: Submission): Omit<Schemas['KybDetail'], 'earlier'> => ({
  submission: submissionOf(row),
  form: formValues(row),
  documents: row.documents.map(({ field, name, type, bytes }) => ({
    field,
    name,
    content_type: type,
    bytes,
  })),
})

/** The same for what is not there and for what is a stranger's. */
export const submissionUnknown = (): Problem =>
  new Problem('not_found', 'There’s no verification with this ID.')

function formValues(row: SubmissionRow): Record<string, string> {
  const { answers = {}, ...facts } = row.form
  const { business_name, contact_name, contact_email } = row
  const answered = Object.entries(answers ?? {}).map(([name, value]) => [`answers.${name}`, value])
  const values = [
    ...Object.entries({ business_name, contact_name, contact_email, ...facts }),
    ...answered,
  ].filter(([, value]) => value !== null)
  return Object.fromEntries(values.map(([name, value]) => [name, String(value)]))
}
