import type { components } from '@switchboard/sdk'
import { refusedField } from '../../platform/http/problem.ts'

export type KybRequirement = components['schemas']['KybRequirement']

export type Refusal = components['schemas']['KybError']

const looked = [
  'business_name',
  'registration_number',
  'tax_number',
  'address',
  'registration_certificate',
  'representative_id',
]

/** The requirements of a review: facts of the register, and each document that was sent. */
export function received(sent: readonly string[]): KybRequirement[] {
  const fields = new Set([...looked, ...sent])
  return [...fields].map((field) => ({ field, state: 'RECEIVED', errors: [] }))
}

export const accepted = (requirements: readonly KybRequirement[]): KybRequirement[] =>
  requirements.map(({ field }) => ({ field, state: 'ACCEPTED', errors: [] }))

/** Fields with a reason are rejected, or missing if nothing was sent; the rest are accepted. */
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

/** Exactly the fields that a correction has to contain. */
export function fieldsToCorrect(requirements: readonly KybRequirement[]): ReadonlySet<string> {
  const open = requirements.filter(({ state }) => state === 'REJECTED' || state === 'MISSING')
  return new Set(open.flatMap(({ field, errors }) => [field, ...errors.map((error) => error.field)]))
}

/** Corrected fields go back into review; accepted ones stay accepted. */
export function corrected(requirements: readonly KybRequirement[]): KybRequirement[] {
  const sent = fieldsToCorrect(requirements)
  const known = requirements.map(({ field }) => field)
  return [...new Set([...known, ...sent])].map((field) => ({
    field,
    state: sent.has(field) ? 'RECEIVED' : 'ACCEPTED',
    errors: [],
  }))
}

type Answers = Readonly<Record<string, string | number | boolean | null>>

/** Answers to the questions of a publisher's own form: one plain value by name of its field. */
export function parseAnswers(text: string | undefined): Answers | undefined {
  if (text === undefined) return undefined
  const answers = parse(text)
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    throw refusedField('#/answers', 'format', 'Send one JSON object.')
  }
  for (const [name, value] of Object.entries(answers)) {
    if (isPlain(name) && isPlain(value)) continue
    const pointer = `#/answers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`.slice(0, 250)
    throw refusedField(pointer, 'type', 'Send a string, a number, true or false.')
  }
  return answers as Answers
}

/** A database takes no NUL, so no field of a form does. */
export function refuseNul(form: Readonly<Record<string, string | undefined>>): void {
  for (const [field, value] of Object.entries(form)) {
    if (value?.includes('\0')) throw refusedField(`#/${field}`, 'pattern', 'Use plain text.')
  }
}

/** Also what a database takes: no NUL, and no lone half of a character. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return typeof value !== 'object' || value === null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
