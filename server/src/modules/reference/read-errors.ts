import type { components } from '@switchboard/sdk'
import { asObject, asText } from './json.ts'

type Schemas = components['schemas']
type Response = Schemas['ReferenceResponse']

/** The error codes of a document's examples, each once with the first operation that documents it, smallest status first. */
export function readErrors(operations: readonly Schemas['ReferenceOperation'][]): Schemas['SearchError'][] {
  const found = new Map<string, Schemas['SearchError']>()
  for (const { operation_id, responses } of operations)
    for (const { status, content } of responses.filter(isFailure))
      for (const { name, summary, value } of content.flatMap(({ examples }) => examples)) {
        const body = asObject(value)
        const code = asText(body.code)
        const key = `${status} ${code}`
        if (!code || found.has(key)) continue
        const title = asText(body.title) || summary || name
        found.set(key, { code, status, title, operation: operation_id, example: name })
      }
  return [...found.values()].sort((one, other) => one.status.localeCompare(other.status))
}

export const isFailure = ({ status }: Response): boolean => !/^[123]/.test(status)
