import type { Refusal } from './requirements.ts'

const longestReason = 500
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

interface Given {
  readonly field?: readonly string[]
  readonly code?: readonly string[]
  readonly reason?: readonly string[]
}

/** Refusals from repeated options: the first field goes with the first code and the first reason. */
export function refusalsOf({ field = [], code = [], reason = [] }: Given): Refusal[] {
  if (field.length === 0 || field.length !== code.length || field.length !== reason.length) {
    throw new RangeError('Give --field, --code and --reason together, once for each refusal.')
  }
  return field.map((name, index) => refusal(name, code[index] ?? '', reason[index] ?? ''))
}

function refusal(field: string, code: string, reason: string): Refusal {
  if (!fields.has(field) && !/^answers\.[a-z0-9_.]{1,90}$/.test(field))
    throw new RangeError(`The form has no field ${field}.`)
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(code))
    throw new RangeError(`A code is such as document_expired, not ${code}.`)
  if (!reason.trim() || reason.length > longestReason)
    throw new RangeError(`Say in at most ${longestReason} characters what is wrong and what to send instead.`)
  return { field, code, reason: reason.trim() }
}
