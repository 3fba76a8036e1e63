import { fieldOf, formFields, missingFiles, type Values } from '@switchboard/oas/request'
import type { ReferenceOperation } from '../types.ts'

/** The first part of the path that is not filled in: without it there is no address to send to. */
export function missingPath({ inputs }: Pick<ReferenceOperation, 'inputs'>, values: Values) {
  const missing = inputs.find((input) => input.place === 'path' && !values.inputs[fieldOf(input)])
  return missing && { field: fieldOf(missing), text: `Fill in ${missing.name}. It’s part of the URL.` }
}

/** The first file that the call needs and nobody has chosen: a sample names one, a call has to have it. */
export function missingFile(
  operation: Pick<ReferenceOperation, 'body' | 'schemas'>,
  { type, form, upload }: Values,
) {
  if (upload) return upload.file ? undefined : { field: 'file', text: 'Choose the file to send.' }
  const [missing] = form ? missingFiles(formFields(operation, type) ?? [], form) : []
  return missing && { field: `form ${missing.name}`, text: `Choose a file for ${missing.name}.` }
}
