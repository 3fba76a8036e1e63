import type { ErrorObject } from 'ajv'
import type { FieldError, FieldErrorCode } from './problem.ts'

type Words = (params: Record<string, unknown>, error: ErrorObject) => string

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as jun@example.com.',
  date: 'Enter a day, such as 2026-11-21.',
  'date-time': 'Enter a time, such as 2026-11-21T09:42:00Z.',
}

/** By keyword of JSON Schema: the code of the contract, and what to tell a person. */
const rules: Readonly<Record<string, readonly [FieldErrorCode, Words]>> = {
  required: ['required', () => 'This is required.'],
  additionalProperties: ['additional_properties', () => 'This field isn’t known here.'],
  unevaluatedProperties: ['unevaluated_properties', () => 'This field isn’t known here.'],
  minLength: [
    'min_length',
    ({ limit }) => (limit === 1 ? 'This is required.' : `Use at least ${limit} characters.`),
  ],
  maxLength: ['max_length', ({ limit }) => `Use at most ${limit} characters.`],
  minimum: ['minimum', ({ limit }) => `Use ${limit} or more.`],
  maximum: ['maximum', ({ limit }) => `Use ${limit} or less.`],
  minItems: ['min_items', ({ limit }) => `Send at least ${limit}.`],
  maxItems: ['max_items', ({ limit }) => `Send at most ${limit}.`],
  uniqueItems: ['unique_items', () => 'Send each only once.'],
  enum: ['enum', ({ allowedValues }) => `Use one of: ${(allowedValues as unknown[]).join(', ')}.`],
  const: [
    'const',
    ({ allowedValue }) =>
      allowedValue === true ? 'This must be accepted.' : `This must be ${allowedValue}.`,
  ],
  type: ['type', ({ type }) => `This must be of type ${type}.`],
  format: ['format', ({ format }) => formats[String(format)] ?? `This must be a valid ${format}.`],
  pattern: ['pattern', (_params, error) => `This doesn’t have the right format${about(error)}.`],
}

const otherRule = ['not_allowed', () => 'This was rejected.'] as const

/** Errors of the schema check as people and programs read them; `prefix` is `#/` for a body, `?` for a query. */
export function fieldErrors(errors: readonly ErrorObject[], prefix: '#/' | '?'): readonly FieldError[] {
  const seen = new Map<string, FieldError>()
  for (const error of errors) {
    const pointer = `${prefix}${pathOf(error).slice(0, 250)}`
    if (seen.has(pointer)) continue
    const [code, say] = rules[error.keyword] ?? otherRule
    seen.set(pointer, { pointer, code, message: say(error.params, error).slice(0, 500) })
  }
  return [...seen.values()].slice(0, 100)
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const inside =
    keyword === 'required'
      ? params.missingProperty
      : (params.additionalProperty ?? params.unevaluatedProperty)
  const path = instancePath.slice(1)
  return inside === undefined ? path : [path, inside].filter(Boolean).join('/')
}

function about({ parentSchema }: ErrorObject): string {
  const description = parentSchema?.description
  return typeof description === 'string' ? `: ${description.replace(/\.$/, '')}` : ''
}
