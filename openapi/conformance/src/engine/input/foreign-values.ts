import { asArray, isObject, type JsonObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import type { CallInput, Context } from '../context/context.ts'
import { seedFor } from '../context/random.ts'
import type { Operation, Parameter } from '../contract/contract.ts'
import { valuesOf } from '../generate/arbitrary.ts'
import { flatten } from '../generate/flat-schema.ts'
import { headerValue, mediaOf } from '../http/write-request.ts'

export type ParameterInput = Pick<CallInput, 'path' | 'query' | 'headers'>

/**
 * Values for the required parameters of a document that says nothing of the backend's data: of a path those that responses showed, then
 * what the document shows, then what satisfies the schema.
 */
export function foreignParameters(context: Context, operation: Operation): ParameterInput {
  const linked = context.links.pathValues(operation)
  const at = (place: Parameter['place']) =>
    operation.parameters
      .filter((one) => one.place === place && one.required)
      .flatMap((one) => {
        const value =
          place === 'path' ? pathValue(context, operation, one, linked) : shownValue(context, operation, one)
        return value === undefined ? [] : [[one, value] as const]
      })
  const named = (place: Parameter['place']) =>
    Object.fromEntries(at(place).map(([{ name }, value]) => [name, value]))
  const headers = at('header').map(([one, value]) => [one.name, headerValue(one, value)] as const)
  const cookies = at('cookie').map(([{ name }, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return {
    path: named('path'),
    query: named('query'),
    headers: { ...Object.fromEntries(headers), ...(cookies.length > 0 && { Cookie: cookies.join('; ') }) },
  }
}

function pathValue(
  context: Context,
  operation: Operation,
  parameter: Parameter,
  linked: Readonly<Record<string, unknown>>,
): unknown {
  const known = linked[parameter.name]
  // Only the run's own things may be removed.
  if (known !== undefined || operation.method === 'DELETE') return known
  const { node } = flatten(context.contract.document, parameter.schema)
  return isTelling(node) || isShown(parameter) ? shownValue(context, operation, parameter) : undefined
}

/** Whether a schema says which values there are, not only of which type: then any of them may be asked for. */
const isTelling = ({ enum: values, const: value, format, minimum, maximum, type }: JsonObject): boolean =>
  values !== undefined ||
  value !== undefined ||
  type === 'boolean' ||
  ['date', 'date-time', 'ipv4', 'ipv6'].includes(String(format)) ||
  (minimum !== undefined && maximum !== undefined)

const isShown = ({ example, schema }: Parameter): boolean =>
  [example, schema.example, schema.default, asArray(schema.examples)[0]].some((one) => one !== undefined)

function shownValue(
  { contract, schemas }: Context,
  { id }: Operation,
  { name, example, schema }: Parameter,
): unknown {
  const shown = example ?? schema.example ?? asArray(schema.examples)[0] ?? schema.default
  if (shown !== undefined) return shown
  const values = valuesOf(contract.document, schemas, schema)
  return (
    values && fc.sample(values, { numRuns: 5, seed: seedFor(1, `${id} ${name}`) }).find((one) => one !== '')
  )
}

const namesAnother = /(?:[a-z]I|_i|-i)[dD]s?$|uuid$/i

/** A body in which fields such as `customerId` name what the backend has, where it has shown any. */
export function linkedValues<Value>(context: Context, operation: Operation, values: Value): Value {
  const schema = mediaOf(operation)?.schema
  const isValid = (value: unknown) => !schema || context.schemas.by(schema, value).length === 0
  const linked = walk(values, '')
  return JSON.stringify(linked) !== JSON.stringify(values) && isValid(values) && !isValid(linked)
    ? values
    : (linked as Value)

  function walk(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((one) => walk(one, name.replace(/s$/, '')))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, key)]))
    if ((typeof value !== 'string' && typeof value !== 'number') || !namesAnother.test(name)) return value
    const known = context.links.fieldValue(name)
    return typeof known === typeof value ? known : value
  }
}
