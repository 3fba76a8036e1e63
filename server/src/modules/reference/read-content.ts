import type { components } from '@switchboard/sdk'
import { asArray, asObject, clipped, type Json, type JsonObject } from './json.ts'
import { limits } from './limits.ts'
import { resolved } from './pointers.ts'
import type { SchemaCollector } from './schemas.ts'

type Schemas = components['schemas']

/** Bodies by media type, each with its schema and its examples. */
export function readContent(
  document: JsonObject,
  content: Json | undefined,
  schemas: SchemaCollector,
): Schemas['ReferenceContent'][] {
  const forms = Object.entries(asObject(content)).slice(0, limits.forms)
  return forms.map(([type, value]) => {
    const media = asObject(resolved(document, value))
    return {
      type: clipped(type, limits.name),
      schema:
        media.schema === undefined ? null : (schemas.collect(media.schema) as Schemas['JsonSchemaNode']),
      examples: examplesOf(document, media),
    }
  })
}

function examplesOf(document: JsonObject, media: JsonObject): Schemas['ReferenceExample'][] {
  const named = Object.entries(asObject(media.examples))
    .slice(0, limits.examples)
    .map(([name, value]) => {
      const example = asObject(resolved(document, value))
      return {
        name: clipped(name, limits.name),
        summary: clipped(example.summary, limits.line),
        value: (example.value ?? null) as Schemas['AnyJson'],
      }
    })
  if (named.length > 0) return named
  const schema = asObject(resolved(document, media.schema))
  const single = media.example ?? schema.example ?? asArray(schema.examples)[0]
  return single === undefined ? [] : [{ name: 'example', summary: '', value: single as Schemas['AnyJson'] }]
}
