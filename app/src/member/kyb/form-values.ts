import type { RegisterOptions } from 'react-hook-form'
import type { FieldDefinition, FieldGroup } from '../../domain/kyb/types.ts'
import { inputRules } from '../../lib/forms/input-rules.ts'

export type FieldValue = string | boolean | File | null
/** By the name of the input. */
export type FormValues = Record<string, FieldValue>

/** As a server's pointer names it; a dot would mean something to the form library. */
export const inputName = (field: string): string => field.replace('.', '/')

const emptyOf = ({ type }: FieldDefinition): FieldValue =>
  type === 'CHECKBOX' ? false : type === 'FILE' ? null : ''

export const fieldsOf = (groups: readonly FieldGroup[]): readonly FieldDefinition[] =>
  groups.flatMap(({ fields }) => fields)

/** Initial values from known fields of the same name and kind. */
export function beginning(
  groups: readonly FieldGroup[],
  known: Readonly<Record<string, unknown>> = {},
): FormValues {
  const entries = fieldsOf(groups).map((field): [string, FieldValue] => {
    const value = known[inputName(field.name)] ?? known[field.name]
    const empty = emptyOf(field)
    if (field.type === 'FILE') return [inputName(field.name), value instanceof File ? value : null]
    return [inputName(field.name), typeof value === typeof empty ? (value as FieldValue) : empty]
  })
  return Object.fromEntries(entries)
}

export const isFilled = (value: FieldValue | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Boolean(value)

/** Field values as the contract stores them, by name; documents stay on the device. */
export function textOf(groups: readonly FieldGroup[], values: FormValues): Readonly<Record<string, string>> {
  const entries = fieldsOf(groups).flatMap(({ name }): [string, string][] => {
    const value = values[inputName(name)]
    return isFilled(value) && !(value instanceof File) ? [[name, String(value)]] : []
  })
  return Object.fromEntries(entries)
}

/** The other way round. */
export function fromText(groups: readonly FieldGroup[], text: Readonly<Record<string, string>>): FormValues {
  const known = fieldsOf(groups).map(({ name, type }) => [
    name,
    type === 'CHECKBOX' ? text[name] === 'true' : text[name],
  ])
  return beginning(groups, Object.fromEntries(known))
}

const requiredTexts: Partial<Record<FieldDefinition['type'], string>> = {
  SELECT: 'Choose one.',
  COUNTRY: 'Choose a country.',
  FILE: 'Choose a file.',
  CHECKBOX: 'Tick this to continue.',
}

/** The rules of the publisher, with its own words where it has some. */
export function fieldRules(field: FieldDefinition): RegisterOptions<FormValues, string> {
  const { type, required, min_length, max_length, pattern, pattern_help, label } = field
  const missing = requiredTexts[type] ?? 'This field is required.'
  if (type === 'FILE' || type === 'CHECKBOX' || type === 'SELECT' || type === 'COUNTRY')
    return required ? { required: missing } : {}
  const rules = inputRules(
    {
      ...(required && { required }),
      ...(min_length !== undefined && { minLength: min_length }),
      ...(max_length !== undefined && { maxLength: max_length }),
      ...(pattern !== undefined && { pattern }),
      ...(type === 'EMAIL' && { format: 'email' }),
    },
    { noun: `“${label}”` },
  )
  return {
    ...rules,
    ...(required && {
      required: missing,
      validate: (value: FieldValue) => isFilled(value) || missing,
    }),
    ...(rules.pattern && pattern_help && { pattern: { ...rules.pattern, message: pattern_help } }),
  } as RegisterOptions<FormValues, string>
}

/** The form as it is sent, without empty fields; the publisher's own questions are grouped. */
export function bodyOf(
  groups: readonly FieldGroup[],
  values: FormValues,
  fixed: Readonly<Record<string, string | null>>,
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fixed)) if (value !== null) body.append(name, value)
  const answers: Record<string, string | boolean> = {}
  for (const { name } of fieldsOf(groups)) {
    const value = values[inputName(name)]
    if (!isFilled(value)) continue
    const question = /^answers\.(.+)$/.exec(name)?.[1]
    if (value instanceof File) body.append(name, value, value.name)
    else if (question) answers[question] = typeof value === 'string' ? value.trim() : value === true
    else body.append(name, String(value).trim())
  }
  if (Object.keys(answers).length > 0) body.append('answers', JSON.stringify(answers))
  return body
}
