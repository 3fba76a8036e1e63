import type { ReferenceInput, ReferenceOperation } from '../types.ts'
import { isMultipart, multipartText } from './multipart.ts'
import { sampleValue } from './sample-value.ts'

/** What a person has filled in: text by field, and the body as it is written. */
export interface Values {
  readonly inputs: Readonly<Record<string, string>>
  /** The media type of the body; empty for an operation without one. */
  readonly type: string
  readonly body: string
}

/** Names of different places may be alike. */
export const fieldOf = ({ place, name }: Pick<ReferenceInput, 'place' | 'name'>): string => `${place} ${name}`

/** A form that can be sent as it is: examples where there are any. */
export function startValues(operation: ReferenceOperation): Values {
  const [form] = operation.body?.content ?? []
  return {
    inputs: Object.fromEntries(operation.inputs.map((input) => [fieldOf(input), startOf(input)])),
    type: form?.type ?? '',
    body: form ? bodyText(form.type, startBody(operation, form.type)) : '',
  }
}

const startOf = ({ example, required }: ReferenceInput): string =>
  example === null || example === undefined || !(required || typeof example !== 'object')
    ? ''
    : asText(example)

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function startBody({ body, schemas }: ReferenceOperation, type: string): unknown {
  const form = body?.content.find((one) => one.type === type)
  const [example] = form?.examples ?? []
  if (example) return example.value
  return form?.schema == null ? '' : sampleValue(form.schema, schemas)
}

export const isJson = (type: string): boolean => /[/+]json\b/i.test(type)

/** A value as its media type writes it. */
export function bodyText(type: string, value: unknown): string {
  if (isJson(type)) return JSON.stringify(value, null, 2) ?? ''
  if (typeof value === 'string') return value
  if (type === 'application/x-www-form-urlencoded' && typeof value === 'object' && value !== null)
    return new URLSearchParams(
      Object.entries(value).flatMap(([name, one]) =>
        [one].flat().map((item): [string, string] => [name, asText(item)]),
      ),
    ).toString()
  if (isMultipart(type)) return multipartText(value)
  // How a value is written in XML, the schema alone does not tell.
  if (/[/+]xml\b/i.test(type)) return ''
  return JSON.stringify(value, null, 2) ?? ''
}

/** The body in another form, or as another example shows it. */
export function withExample(
  operation: ReferenceOperation,
  values: Values,
  choice: { type: string; name?: string },
): Values {
  const form = operation.body?.content.find((one) => one.type === choice.type)
  const example = form?.examples.find((one) => one.name === choice.name)
  const value = example ? example.value : startBody(operation, choice.type)
  return { ...values, type: choice.type, body: bodyText(choice.type, value) }
}
