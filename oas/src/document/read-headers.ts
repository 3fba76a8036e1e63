import { asObject, clipped, type Json, type JsonObject } from '../json.ts'
import { referenced, resolved } from '../pointer.ts'
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
      const raw = referenced(document, header)
      const [[type, media] = []] = Object.entries(asObject(raw.content))
      const schema = raw.schema ?? asObject(resolved(document, media)).schema
      return {
        name: clipped(name, maxLengths.field),
        description: clipped(raw.description, maxLengths.note),
        schema: schemas.collect(schema) as SchemaNode,
        required: raw.required === true,
        ...(raw.explode === true && { explode: true }),
        ...(type !== undefined && { content_type: clipped(type, maxLengths.name) }),
      }
    })
