import type { components } from '@switchboard/sdk'
import type { KybRequirement } from './tables.ts'

export type Refusal = components['schemas']['KybError']

const looked = [
  'business_name',
  'registration_number',
  'tax_number',
  'address',
  'registration_certificate',
  'representative_id',
]

/** What a review looks at: facts of the register, and each document that was sent. */
export function received(sent: readonly string[]): KybRequirement[] {
  const fields = new Set([...looked, ...sent])
  return [...fields].map((field) => ({ field, state: 'RECEIVED', errors: [] }))
}

export const accepted = (requirements: readonly KybRequirement[]): KybRequirement[] =>
  requirements.map(({ field }) => ({ field, state: 'ACCEPTED', errors: [] }))

/** Fields with a refusal are rejected, or missing where nothing was sent; what is left was found good. */
export function rejected(
  requirements: readonly KybRequirement[],
  refusals: readonly Refusal[],
): KybRequirement[] {
  const known = new Set(requirements.map(({ field }) => field))
  const fields = new Set([...known, ...refusals.map(({ field }) => field)])
  return [...fields].map((field) => {
    const errors = refusals.filter((refusal) => refusal.field === field)
    if (errors.length === 0) return { field, state: 'ACCEPTED', errors }
    return { field, state: known.has(field) ? 'REJECTED' : 'MISSING', errors }
  })
}
