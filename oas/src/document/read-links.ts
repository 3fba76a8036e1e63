import { asObject, asText, clipped, type Json, type JsonObject } from '../json.ts'
import { writeJson } from '../numbers.ts'
import { referenced } from '../pointer.ts'
import type { Link } from '../types.ts'
import { maxLengths } from './max-lengths.ts'

/** Finds what the documentation calls an operation, by its own identifier or by a reference such as `#/paths/~1a/get`. */
export type FindOperation = (
  target: { readonly operationId: string } | { readonly operationRef: string },
) => string | undefined

/** Follow-up operations that a response's links name. */
export function readLinks(document: JsonObject, links: Json | undefined, find: FindOperation): Link[] {
  return Object.entries(asObject(links))
    .slice(0, maxLengths.links)
    .map(([name, value]) => {
      const link = referenced(document, value)
      const [operationId, operationRef] = [asText(link.operationId), asText(link.operationRef)]
      const operation_id = (operationRef ? find({ operationRef }) : find({ operationId })) ?? null
      return {
        name: clipped(name, maxLengths.field),
        description: clipped(link.description, maxLengths.note),
        operation_id,
        ...(operation_id === null && { target: clipped(operationRef || operationId, maxLengths.url) }),
        inputs: Object.entries(asObject(link.parameters))
          .slice(0, maxLengths.inputs)
          .map(([parameter, raw]) => ({
            name: clipped(parameter, maxLengths.field),
            value: clipped(valueText(raw), maxLengths.url),
          })),
        ...(link.requestBody !== undefined && { body: clipped(valueText(link.requestBody), maxLengths.url) }),
      }
    })
}

const valueText = (value: Json): string => (typeof value === 'string' ? value : writeJson(value))
