import { asObject, isObject, type Json, type JsonObject, upgradeTo31 } from '@switchboard/oas/document'

const mapsOfSchemas = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
const schemas = ['items', 'not', 'additionalProperties', 'contains', 'if', 'then', 'else', 'propertyNames']
const listsOfSchemas = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

/** The document with its schemas as JSON Schema 2020-12 has them, where OpenAPI 3.0 wrote them in its own way. */
export function upgraded(document: JsonObject): JsonObject {
  return /^3\.0/.test(String(document.openapi)) ? (walk(document) as JsonObject) : document
}

function walk(value: Json): Json {
  if (Array.isArray(value)) return value.map(walk)
  if (!isObject(value)) return value
  return mapped(value, (name, inner) => {
    if (name === 'schema') return walkSchema(inner)
    if (name === 'schemas') return mapped(asObject(inner), (_name, schema) => walkSchema(schema))
    return name === 'example' || name === 'examples' ? inner : walk(inner)
  })
}

function walkSchema(value: Json): Json {
  if (!isObject(value)) return value
  return mapped(upgradeTo31(value), (name, inner) => {
    if (mapsOfSchemas.includes(name)) return mapped(asObject(inner), (_name, schema) => walkSchema(schema))
    if (schemas.includes(name)) return walkSchema(inner)
    return listsOfSchemas.includes(name) && Array.isArray(inner) ? inner.map(walkSchema) : inner
  })
}

const mapped = (value: JsonObject, change: (name: string, inner: Json) => Json): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(name, inner)]))
