import { exampleOf } from '../example/example.ts'
import { decodedExample } from '../example/walk.ts'
import { asArray, asObject, clipped, isObject, type Json, type JsonObject } from '../json.ts'
import { parseJson } from '../numbers.ts'
import { referenced, resolved } from '../pointer.ts'
import { isJson, isXml } from '../request/is-json.ts'
import { xmlText } from '../request/xml-text.ts'
import { resolve } from '../schema/resolve.ts'
import type { Content, Direction, Encoding, Example, NamedSchemas, SchemaNode } from '../types.ts'
import { maxLengths } from './max-lengths.ts'
import { readHeaders } from './read-headers.ts'
import { readStyle } from './read-style.ts'
import type { SchemaCollector } from './schema-collector.ts'

/** Bodies by media type, each with its schema and its examples. */
export function readContent(
  document: JsonObject,
  content: Json | undefined,
  schemas: SchemaCollector,
  direction: Direction,
): Content[] {
  const forms = Object.entries(asObject(content)).slice(0, maxLengths.forms)
  return forms.map(([type, value]) => {
    const media = asObject(resolved(document, value))
    const whole = schemaOf(media)
    const schema = whole === undefined ? null : (schemas.collect(whole) as SchemaNode)
    const known = schemas.schemas as NamedSchemas
    const sentValue = (value: Json): Json => {
      if (isXml(type) && isObject(value)) return xmlText(value, schema ?? undefined, known)
      return isJson(type) ? (decodedExample(value, resolve(schema ?? undefined, known).node) as Json) : value
    }
    return {
      type: clipped(type, maxLengths.name),
      schema,
      examples: examplesOf(document, { type, media }, () =>
        exampleOf(schema ?? undefined, known, direction),
      ).map(({ value, ...example }) => ({ ...example, value: sentValue(value as Json) })),
      ...encodingOf(document, media, schemas),
    }
  })
}

/** OpenAPI 3.2 describes what comes one after the other by one of them: together they are a list. */
function schemaOf({ schema, itemSchema }: JsonObject): Json | undefined {
  if (itemSchema === undefined) return schema
  const list = { type: 'array', items: itemSchema }
  return schema === undefined ? list : { allOf: [schema, list] }
}

function encodingOf(
  document: JsonObject,
  media: JsonObject,
  schemas: SchemaCollector,
): Pick<Content, 'encoding'> {
  // OpenAPI 3.2 has parts by their place, and the others by one of them.
  const places = asArray(media.prefixEncoding).map((one, place): [string, Json] => [`[${place}]`, one])
  const others = media.itemEncoding === undefined ? [] : [['[]', media.itemEncoding] as [string, Json]]
  const fields = [...Object.entries(asObject(media.encoding)), ...places, ...others]
    .slice(0, maxLengths.inputs)
    .map(([name, value]): [string, Encoding] => {
      const raw = asObject(resolved(document, value))
      const type = clipped(raw.contentType, maxLengths.name)
      const written = raw.style !== undefined || raw.explode !== undefined
      const { style, explode } = { ...readStyle(raw, 'query') }
      const headers = readHeaders(document, raw.headers, schemas)
      return [
        clipped(name, maxLengths.field),
        {
          ...(type && { content_type: type }),
          // Said at all, a style holds, also the usual one: without a word objects are written as JSON.
          ...(written && { style: style ?? 'form' }),
          ...(explode !== undefined && { explode }),
          ...(raw.allowReserved === true && { allow_reserved: true }),
          ...(headers.length > 0 && { headers }),
        },
      ]
    })
    .filter(([, encoding]) => Object.keys(encoding).length > 0)
  return fields.length > 0 ? { encoding: Object.fromEntries(fields) } : {}
}

/** The value of a named example: as it is, or as it is sent. Undefined for one that stands elsewhere. */
export function exampleValue(
  { value, dataValue, serializedValue }: JsonObject,
  type: string,
): Json | undefined {
  const plain = value ?? dataValue
  if (plain !== undefined || typeof serializedValue !== 'string') return plain
  try {
    return isJson(type) ? (parseJson(serializedValue) as Json) : serializedValue
  } catch {
    return serializedValue
  }
}

interface MediaSource {
  readonly type: string
  readonly media: JsonObject
}

function examplesOf(document: JsonObject, { type, media }: MediaSource, bySchema: () => unknown): Example[] {
  const named = Object.entries(asObject(media.examples))
    .slice(0, maxLengths.examples)
    .flatMap(([name, example]) => {
      const raw = referenced(document, example)
      const value = exampleValue(raw, type)
      if (value === undefined && raw.externalValue !== undefined) return []
      return [
        {
          name: clipped(name, maxLengths.name),
          summary: clipped(raw.summary, maxLengths.line),
          value: value ?? null,
        },
      ]
    })
  if (named.length > 0) return named
  const schema = asObject(resolved(document, media.schema))
  const single = media.example ?? schema.example ?? asArray(schema.examples)[0]
  if (single === undefined) return []
  // An example of the schema serves both ways; here it has what goes this way.
  const value = media.example === undefined && isObject(single) ? (bySchema() as Json) : single
  return [{ name: 'example', summary: '', value }]
}
