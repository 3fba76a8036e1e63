import { asArray, isRecord } from '../json.ts'
import { matchesPattern } from '../pattern/matches-pattern.ts'
import { parsePattern } from '../pattern/parse-pattern.ts'
import type { NamedSchemas } from '../types.ts'

interface SchemaChecks {
  readonly schemas: NamedSchemas
  readonly check: (value: unknown, schema: unknown) => boolean
}

const maxDepth = 20

/** Fields of an object that a schema, or what it is made of, says something of: the rest is what `unevaluatedProperties` is about. */
export function evaluatedFields(
  value: Readonly<Record<string, unknown>>,
  schema: unknown,
  checks: SchemaChecks,
  depth = 0,
): ReadonlySet<string> {
  if (!isRecord(schema) || depth > maxDepth) return new Set()
  const { schemas, check } = checks
  const all = Object.keys(value)
  const {
    additionalProperties,
    unevaluatedProperties,
    properties,
    patternProperties,
    'x-named': name,
  } = schema
  // The caller checks unevaluated fields at the top level.
  if (additionalProperties !== undefined || (depth > 0 && unevaluatedProperties !== undefined))
    return new Set(all)
  const patterns = isRecord(patternProperties) ? Object.keys(patternProperties).map(parsePattern) : []
  const own = all.filter(
    (field) =>
      (isRecord(properties) && Object.hasOwn(properties, field)) ||
      patterns.some((pattern) => !pattern || matchesPattern(pattern, field) !== false),
  )
  const met = (one: unknown) => check(value, one)
  const needs = isRecord(schema.dependentSchemas) ? Object.entries(schema.dependentSchemas) : []
  const holds = schema.if !== undefined && met(schema.if)
  const parts = [
    ...(typeof name === 'string' && Object.hasOwn(schemas, name) ? [schemas[name]] : []),
    ...asArray(schema.allOf),
    ...[...asArray(schema.anyOf), ...asArray(schema.oneOf)].filter(met),
    ...needs.flatMap(([field, one]) => (Object.hasOwn(value, field) ? [one] : [])),
    ...(holds ? [schema.if, schema.then] : [schema.else]),
  ]
  return new Set([...own, ...parts.flatMap((part) => [...evaluatedFields(value, part, checks, depth + 1)])])
}
