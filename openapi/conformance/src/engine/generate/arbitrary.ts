import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import { isOneWay } from '../contract/one-way.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import { textOf } from './arbitrary-text.ts'
import { flatten, typesOf, withChoice } from './flat-schema.ts'

type Values = fc.Arbitrary<unknown>

/** Below this, what may be left out is left out: schemas may contain themselves. */
const maxDepth = 5
const mostItems = 3
const mostSteps = 2 ** 31
const probes = 40
const enough = 8

/**
 * Values that satisfy a schema, which shrink to the simplest ones. Undefined when none is found: a keyword that only a check
 * understands, such as `not`, may leave too few of those that are tried.
 */
export function valuesOf(document: JsonObject, schemas: SchemaCheck, schema: JsonObject): Values | undefined {
  const any = build(document, schema, 0)
  const isValid = (value: unknown) => schemas.by(schema, value).length === 0
  const tried = fc.sample(any, { numRuns: probes, seed: 1 })
  const valid = tried.filter(isValid)
  if (valid.length >= enough) return any.filter(isValid)
  const examples = asArray(flatten(document, schema).node.examples).filter(isValid)
  const values = [...examples, ...valid]
  return values.length > 0 ? fc.constantFrom(...values) : undefined
}

function build(document: JsonObject, schema: Json | undefined, depth: number): Values {
  if (depth > maxDepth * 3) return fc.constant(null)
  const { node, choices } = flatten(document, schema)
  if (choices.length > 0)
    return fc.oneof(...choices.map((choice) => build(document, withChoice(node, choice), depth + 1)))
  if ('const' in node) return fc.constant(node.const)
  if (Array.isArray(node.enum) && node.enum.length > 0) return fc.constantFrom(...node.enum)
  const types = typesOf(node)
  const makers = (types.length > 0 ? types : ['string', 'integer', 'boolean']).map((type) =>
    ofType(document, node, { type, depth }),
  )
  return makers.length === 1 && makers[0] ? makers[0] : fc.oneof(...makers)
}

function ofType(
  document: JsonObject,
  node: JsonObject,
  { type, depth }: { type: string; depth: number },
): Values {
  switch (type) {
    case 'string':
      return textOf(node)
    case 'integer':
    case 'number':
      return numberOf(node, type === 'integer')
    case 'boolean':
      return fc.boolean()
    case 'array':
      return listOf(document, node, depth)
    case 'object':
      return objectOf(document, node, depth)
    default:
      return fc.constant(null)
  }
}

const numeric = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

function numberOf(node: JsonObject, isInteger: boolean): Values {
  const [over, under] = [numeric(node.exclusiveMinimum), numeric(node.exclusiveMaximum)]
  const min =
    numeric(node.minimum) ?? over ?? (node.format === 'int32' || !isInteger ? -(2 ** 31) : -(2 ** 53) + 1)
  const max = numeric(node.maximum) ?? under ?? Math.max(min, 2 ** 31 - 1)
  const step = numeric(node.multipleOf)
  if (step !== undefined && step > 0) {
    const [least, most] = [Math.ceil(min / step), Math.floor(max / step)]
    if (least > most) return fc.constant(min)
    // Of a fine step, so many as fifteen digits hold.
    const from = Math.max(least, Math.min(most, 0) - mostSteps)
    return fc
      .integer({ min: from, max: Math.min(most, from + 2 * mostSteps) })
      .map((times) => Number((times * step).toPrecision(15)))
  }
  if (!isInteger)
    return fc.double({
      min,
      max,
      noNaN: true,
      noDefaultInfinity: true,
      minExcluded: over !== undefined && over >= min,
      maxExcluded: under !== undefined && under <= max,
    })
  const least = over !== undefined && over >= min ? Math.floor(over) + 1 : Math.ceil(min)
  const most = under !== undefined && under <= max ? Math.ceil(under) - 1 : Math.floor(max)
  return least > most ? fc.constant(least) : fc.integer({ min: least, max: most })
}

function listOf(document: JsonObject, node: JsonObject, depth: number): Values {
  const minLength = numeric(node.minItems) ?? 0
  const maxLength =
    depth > maxDepth ? minLength : Math.min(numeric(node.maxItems) ?? 1_000, minLength + mostItems)
  const items = build(document, node.items, depth + 1)
  if (node.uniqueItems === true)
    return fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) })
  return fc.array(items, { minLength, maxLength })
}

function objectOf(document: JsonObject, node: JsonObject, depth: number): Values {
  const isSent = (name: string) => !isOneWay(document, asObject(node.properties)[name], 'readOnly')
  const required = asArray(node.required).map(String).filter(isSent)
  const properties = Object.entries(asObject(node.properties)).filter(
    ([name, schema]) => required.includes(name) || (depth <= maxDepth && schema !== false && isSent(name)),
  )
  for (const name of required) if (!properties.some(([known]) => known === name)) properties.push([name, {}])
  if (properties.length === 0 && isObject(node.additionalProperties))
    return fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      build(document, node.additionalProperties, depth + 1),
      {
        minKeys: numeric(node.minProperties) ?? 0,
        maxKeys: numeric(node.maxProperties) ?? mostItems,
        noNullPrototype: true,
      },
    )
  const fields = properties.map(([name, schema]) => [name, build(document, schema, depth + 1)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}
