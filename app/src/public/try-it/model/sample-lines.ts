import { literal } from '@switchboard/oas/snippets'
import type { ReferenceOperation } from '../types.ts'
import { outlineFacts } from './outline-facts.ts'

type Sampled = Parameters<typeof outlineFacts>[0] & Pick<ReferenceOperation, 'method' | 'security'>

/** How long the first sample of an operation is as TypeScript prints it, by the typed client or by `fetch`. */
export const sampleLines = (operation: Sampled, isTyped: boolean): number =>
  isTyped ? clientLines(operation) : fetchLines(operation)

function clientLines({ inputs, body }: Sampled): number {
  const params: Record<string, Record<string, unknown>> = {}
  for (const { name, place, required, example } of inputs)
    if (required) params[place] = { ...params[place], [name]: example ?? '' }
  const example = body?.content[0]?.examples[0]
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(example && { body: example.value }),
  }
  // The import, the client with its two options, the check and the print, and three gaps between them.
  const fixed = 1 + 4 + 1 + 1 + 3
  return fixed + (Object.keys(init).length > 0 ? literal(init, 0).split('\n').length : 1)
}

function fetchLines(operation: Sampled): number {
  const { method, security, inputs, body } = operation
  const { text, fields, type } = outlineFacts(operation)
  const headers =
    (security.length > 0 ? 1 : 0) +
    (body && fields.length === 0 ? 1 : 0) +
    inputs.filter(({ place, required }) => place === 'header' && required).length
  const bodyLines = text === null ? 0 : /json/i.test(type) ? text.split('\n').length : 1
  const options = (method === 'GET' ? 0 : 1) + (headers > 0 ? 2 + headers : 0) + bodyLines
  // The check, a gap, the answer and its print; a form is made before the call, a line for each field.
  return 1 + (options > 0 ? 1 + options : 0) + 4 + (fields.length > 0 ? fields.length + 3 : 0)
}
