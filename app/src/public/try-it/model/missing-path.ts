import { leadsElsewhere, type Matcher } from '@switchboard/oas/paths'
import { fieldOf, fillPath, formFields, missingFiles, type Values } from '@switchboard/oas/request'
import type { ReferenceOperation } from '../types.ts'

/** The first part of the path that can’t be filled in: without it there is no address to send to, or one of another operation. */
export function missingPath(
  operation: Pick<ReferenceOperation, 'method' | 'path' | 'inputs' | 'schemas'>,
  values: Values,
  match: Matcher<Pick<ReferenceOperation, 'method' | 'path'>>,
) {
  const { path, open } = fillPath(operation, values)
  const misleading = leadsElsewhere(match, operation, path)
    ? operation.inputs.filter(({ place }) => place === 'path')
    : []
  const [missing] = open.length > 0 ? open : misleading
  if (!missing) return undefined
  const field = fieldOf(missing)
  const text = values.inputs[field]
    ? `Enter another ${missing.name}. With this value, the URL leads to another operation.`
    : `Fill in ${missing.name}. It’s part of the URL.`
  return { field, text }
}

/** Whether a form of which nothing is filled in is not sent at all: its operation does without. */
export const isLeftOut = (
  { body }: Pick<ReferenceOperation, 'body'>,
  { texts, files }: NonNullable<Values['form']>,
): boolean =>
  body?.required === false &&
  !Object.values(texts).some(Boolean) &&
  !Object.values(files).some(({ length }) => length > 0)

/** The first file that the call needs and that isn't chosen yet: a sample only names one, a call has to have it. */
export function missingFile(
  operation: Pick<ReferenceOperation, 'body' | 'schemas'>,
  { type, form, upload }: Values,
) {
  if (upload) return upload.file ? undefined : { field: 'file', text: 'Choose the file to send.' }
  const [missing] =
    form && !isLeftOut(operation, form) ? missingFiles(formFields(operation, type) ?? [], form) : []
  return missing && { field: `form ${missing.name}`, text: `Choose a file for ${missing.name}.` }
}
