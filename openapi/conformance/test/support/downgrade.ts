import type { Json, JsonObject } from '../../faults/mistakes.ts'

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords whose content only looks like a schema, and stays as it is. */
const data = new Set(['example', 'examples', 'default', 'enum', 'value'])

/**
 * An OpenAPI 3.1 document as 3.0 can say it, for tools that read no other: null becomes `nullable`, `const` an `enum` of one, and what
 * stands beside a reference is left out, with extensions and webhooks.
 */
export function downgrade(document: JsonObject): JsonObject {
  const { webhooks, jsonSchemaDialect, ...rest } = document
  return { ...(older(rest) as JsonObject), openapi: '3.0.3' }
}

function older(value: Json): Json {
  if (Array.isArray(value)) return value.map(older)
  if (!isObject(value)) return value
  if (typeof value.$ref === 'string') return { $ref: value.$ref }
  const own = Object.entries(value).filter(([name]) => !name.startsWith('x-'))
  return schema(Object.fromEntries(own.map(([name, one]) => [name, data.has(name) ? one : older(one)])))
}

function schema(value: JsonObject): JsonObject {
  const { const: only, type, oneOf, ...rest } = value
  const older: JsonObject = {
    ...rest,
    ...(type !== undefined && { type }),
    ...(oneOf !== undefined && { oneOf }),
  }
  if ('const' in value) older.enum = [only]
  if (Array.isArray(type)) {
    const others = type.filter((one) => one !== 'null')
    older.type = others[0] as Json
    if (others.length < type.length) older.nullable = true
  }
  const isNull = (one: Json) => isObject(one) && one.type === 'null'
  if (Array.isArray(oneOf) && oneOf.some(isNull)) {
    delete older.oneOf
    older.allOf = oneOf.filter((one) => !isNull(one))
    older.nullable = true
  }
  for (const name of [
    'contentMediaType',
    'contentSchema',
    'unevaluatedProperties',
    'propertyNames',
    'patternProperties',
  ])
    delete older[name]
  return older
}
