import { asArray, asObject, clipped, type Json, type JsonObject } from '../json.ts'
import { resolved } from '../pointer.ts'
import type { Content, Example, SchemaNode } from '../types.ts'
import { maxLengths } from './max-lengths.ts'
import type { SchemaCollector } from './schema-collector.ts'

/** Bodies by media type, each with its schema and its examples. */
export function readContent(
  document: JsonObject,
  content: Json | undefined,
  schemas: SchemaCollector,
): Content[] {
  const forms = Object.entries(asObject(content)).slice(0, maxLengths.forms)
  return forms.map(([type, value]) => {
    const media = asObject(resolved(document, value))
    return {
      type: clipped(type, maxLengths.name),
      schema: media.schema === undefined ? null : (schemas.collect(media.schema) as SchemaNode),
      examples: examplesOf(document, media),
    }
  })
}

function examplesOf(document: JsonObject, media: JsonObject): Example[] {
  const named = Object.entries(asObject(media.examples))
    .slice(0, maxLengths.examples)
    .map(([name, value]) => {
      const example = asObject(resolved(document, value))
      return {
        name: clipped(name, maxLengths.name),
        summary: clipped(example.summary, maxLengths.line),
        value: example.value ?? null,
      }
    })
  if (named.length > 0) return named
  const schema = asObject(resolved(document, media.schema))
  const single = media.example ?? schema.example ?? asArray(schema.examples)[0]
  return single === undefined ? [] : [{ name: 'example', summary: '', value: single }]
}
