import type { ErrorObject } from 'ajv'
import type { FieldError } from './problem.ts'

type Words = (params: Record<string, unknown>, error: ErrorObject) => string

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address, such as jun@example.com.',
  date: 'Enter a day, such as 2026-11-21.',
  'date-time': 'Enter a time, such as 2026-11-21T09:42:00Z.',
}

const words: Readonly<Record<string, Words>> = {
  required: () => 'This is required.',
  additionalProperties: () => 'This field is not known here.',
  unevaluatedProperties: () => 'This field is not known here.',
  minLength: ({ limit }) => (limit === 1 ? 'This is required.' : `Use at least ${limit} characters.`),
  maxLength: ({ limit }) => `Use at most ${limit} characters.`,
  minimum: ({ limit }) => `Use ${limit} or more.`,
  maximum: ({ limit }) => `Use ${limit} or less.`,
  minItems: ({ limit }) => `Give at least ${limit}.`,
  maxItems: ({ limit }) => `Give at most ${limit}.`,
  enum: ({ allowedValues }) => `Use one of: ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) =>
    allowedValue === true ? 'This must be accepted.' : `This must be ${allowedValue}.`,
  type: ({ type }) => `This must be of type ${type}.`,
  format: ({ format }) => formats[String(format)] ?? `This must be a valid ${format}.`,
  pattern: (_params, error) => `This does not have the right form${about(error)}.`,
}

/** Errors of the schema check as people and programs read them; `prefix` is `#/` for a body, `?` for a query. */
export function fieldErrors(errors: readonly ErrorObject[], prefix: '#/' | '?'): readonly FieldError[] {
  const seen = new Map<string, FieldError>()
  for (const error of errors) {
    const pointer = `${prefix}${pathOf(error).slice(0, 250)}`
    if (seen.has(pointer)) continue
    const say = words[error.keyword] ?? (() => 'This was refused.')
    seen.set(pointer, {
      pointer,
      code: snake(error.keyword),
      message: say(error.params, error).slice(0, 500),
    })
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

/** At least three characters, as the contract’s codes are. */
const snake = (keyword: string): string =>
  keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).padEnd(3, '_')
