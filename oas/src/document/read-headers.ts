import { asObject, clipped, type Json, type JsonObject } from '../json.ts'
import { referenced } from '../pointer.ts'
import type { Header, SchemaNode } from '../types.ts'
import { maxLengths } from './max-lengths.ts'
import type { SchemaCollector } from './schema-collector.ts'

/** Headers of a response, or of a part of a form. */
export const readHeaders = (
  document: JsonObject,
  headers: Json | undefined,
  schemas: SchemaCollector,
): Header[] =>
  Object.entries(asObject(headers))
    .slice(0, maxLengths.headers)
    .map(([name, header]) => {
      const { description, schema } = referenced(document, header)
      const node = schemas.collect(schema) as SchemaNode
      return {
        name: clipped(name, maxLengths.field),
        description: clipped(description, maxLengths.note),
        schema: node,
      }
    })
