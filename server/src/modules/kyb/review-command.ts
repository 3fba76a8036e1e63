import type { readSubmission, SubmissionRow } from './repo.ts'
import type { Refusal } from './requirements.ts'

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

const maxReasonLength = 500
const fields = new Set([
  'business_name',
  'business_type',
  'registration_number',
  'tax_number',
  'country',
  'address',
  'website',
  'contact_name',
  'contact_email',
  'contact_phone',
  'use_case',
  'monthly_calls',
  'declaration',
  'registration_certificate',
  'representative_id',
  'proof_of_address',
])

/** A field that every form has, or a question of the publisher's own. */
export const isFormField = (field: string): boolean =>
  fields.has(field) || /^answers\.[a-z][a-z0-9_]*$/.test(field)

interface RefusalOptions {
  readonly field?: readonly string[]
  readonly code?: readonly string[]
  readonly reason?: readonly string[]
}

/** Refusals from repeated options: the first field goes with the first code and the first reason. */
export function refusalsOf({ field = [], code = [], reason = [] }: RefusalOptions): Refusal[] {
  if (field.length === 0 || field.length !== code.length || field.length !== reason.length) {
    throw new RangeError('Pass --field, --code and --reason together, once for each rejected field.')
  }
  return field.map((name, index) => refusal(name, code[index] ?? '', reason[index] ?? ''))
}

function refusal(field: string, code: string, reason: string): Refusal {
  if (!isFormField(field)) throw new RangeError(`The form has no field ${field}.`)
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(code))
    throw new RangeError(`A code looks like document_expired, not ${code}.`)
  if (!reason.trim() || reason.length > maxReasonLength)
    throw new RangeError(
      `Say what is wrong and what to send instead, in at most ${maxReasonLength} characters.`,
    )
  return { field, code, reason: reason.trim() }
}
