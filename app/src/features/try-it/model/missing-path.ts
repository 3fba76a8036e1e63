import { fieldOf, type Values } from '@switchboard/oas/request'
import type { ReferenceOperation } from '../types.ts'

/** The first part of the path that is not filled in: without it there is no address to send to. */
export function missingPath({ inputs }: Pick<ReferenceOperation, 'inputs'>, values: Values) {
  const missing = inputs.find((input) => input.place === 'path' && !values.inputs[fieldOf(input)])
  return missing && { field: fieldOf(missing), text: `Fill in ${missing.name}. It is a part of the address.` }
}
