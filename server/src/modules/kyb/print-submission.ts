import type { readSubmission } from './review.ts'
import type { SubmissionRow } from './submission.ts'

type Submission = NonNullable<Awaited<ReturnType<typeof readSubmission>>>

export const lineOf = (row: SubmissionRow): string =>
  `${row.id}  ${row.submitted_at.toISOString()}  ${row.publisher}/${row.tag ?? '*'}  ${safe(row.business_name)}`

/** All that a reviewer needs, a line each. */
export function pageOf(row: Submission, kybFolder: string): string {
  const facts = Object.entries({
    state: row.state,
    for: `${row.publisher}/${row.tag ?? '*'}`,
    account: row.user_id ?? 'none, a guest',
    sent: row.submitted_at.toISOString(),
    decided: row.decided_at?.toISOString() ?? 'not yet',
    business_name: row.business_name,
    contact_name: row.contact_name,
    contact_email: row.contact_email,
    ...row.form,
  }).map(([name, value]) => `  ${name}: ${safe(typeof value === 'string' ? value : JSON.stringify(value))}`)
  const documents = row.documents.map(
    ({ field, file, name, type, bytes }) =>
      `  ${field}: ${kybFolder}/${file} (${type}, ${bytes} bytes, sent as ${safe(name)})`,
  )
  const errors = row.requirements.flatMap(({ errors }) =>
    errors.map(({ field, code, reason }) => `  ${field}: ${code}. ${reason}`),
  )
  return [
    row.id,
    ...facts,
    'Documents',
    ...(documents.length > 0 ? documents : ['  none']),
    ...(errors.length > 0 ? ['Refused', ...errors] : []),
  ].join('\n')
}

/** A stranger wrote it: nothing in it may steer the terminal. */
const safe = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
