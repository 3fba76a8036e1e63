import { asArray, asObject, asText, clipped, type Json, type JsonObject } from '../json.ts'
import { decoded, referenced, resolved } from '../pointer.ts'
import type { Input, SchemaNode } from '../types.ts'
import { maxLengths } from './max-lengths.ts'
import { exampleValue } from './read-content.ts'
import { readStyle } from './read-style.ts'
import type { SchemaCollector } from './schema-collector.ts'

interface OperationSource {
  readonly document: JsonObject
  readonly path: string
  readonly pathItem: JsonObject
  readonly raw: JsonObject
  readonly schemas: SchemaCollector
}

const places: ReadonlySet<string> = new Set(['path', 'query', 'querystring', 'header', 'cookie'])
/** OpenAPI has other words for these, and says that such parameters mean nothing. */
const meaningless: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization'])

/** The path's inputs, each replaced by the operation's with its name and place, then those that only the path has. */
export function inputsOf({ document, path, pathItem, raw, schemas }: OperationSource): Input[] {
  const all = [...asArray(pathItem.parameters), ...asArray(raw.parameters)].map((value) =>
    referenced(document, value),
  )
  const byPlace = new Map(
    all.filter(isMeant).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  )
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    const key = `path ${name}`
    if (!byPlace.has(key)) byPlace.set(key, { name, in: 'path', required: true, schema: { type: 'string' } })
  }
  return [...byPlace.values()].slice(0, maxLengths.inputs).map((parameter) => {
    const [[type, media] = []] = Object.entries(asObject(parameter.content))
    const content = asObject(resolved(document, media))
    const schema = parameter.schema ?? content.schema
    return {
      name: clipped(parameter.name, maxLengths.field),
      place: parameter.in as Input['place'],
      required: parameter.required === true || parameter.in === 'path',
      deprecated: parameter.deprecated === true,
      description: clipped(parameter.description, maxLengths.note),
      schema: schemas.collect(schema) as SchemaNode,
      example: exampleOf(document, parameter, { type: type ?? '', content, schema }),
      ...(type === undefined
        ? readStyle(parameter, parameter.in as Input['place'])
        : { content_type: clipped(type, maxLengths.name) }),
    }
  })
}

function isMeant(parameter: JsonObject): boolean {
  const name = asText(parameter.name)
  if (!name || !places.has(asText(parameter.in))) return false
  return parameter.in !== 'header' || !meaningless.has(name.toLowerCase())
}

/** Its value, or what is sent where that tells one value. */
function parameterValue({ name, schema }: JsonObject, example: JsonObject): Json | undefined {
  const { serializedValue } = example
  const value = exampleValue({ ...example, serializedValue: null }, '')
  if (value !== undefined || typeof serializedValue !== 'string') return value
  const isSeveral = /^(array|object)$/.test(String(asObject(schema).type))
  const prefix = `${name}=`
  const sent = serializedValue.startsWith(prefix) ? serializedValue.slice(prefix.length) : serializedValue
  return isSeveral ? undefined : decoded(sent)
}

interface Described {
  readonly type: string
  readonly content: JsonObject
  readonly schema: Json | undefined
}

function exampleOf(document: JsonObject, parameter: JsonObject, { type, content, schema }: Described): Json {
  for (const described of [parameter, content]) {
    if (described.example !== undefined && described.example !== null) return described.example
    const named = Object.values(asObject(described.examples)).map((one) => {
      const example = asObject(resolved(document, one))
      return type === '' ? parameterValue(parameter, example) : exampleValue(example, type)
    })
    // One of nothing shows what happens without the parameter.
    const value = named.find((one) => one !== undefined && one !== null)
    if (value !== undefined) return value
  }
  const node = asObject(resolved(document, schema))
  const [first] = asArray(node.examples).filter((one) => one !== null)
  return node.example ?? first ?? node.default ?? null
}
