import type { Contract, Operation, Schema } from './contract.ts'
import { resolve } from './resolve.ts'

/** A name in a payload or query. `designed` is told by the mark at its own place, not by the schema it refers to. */
export type Name = { name: string; required: boolean; designed: boolean }

export function queryNames(contract: Contract, operation: Operation): Name[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false, ...rest }) => ({
      name,
      required,
      designed: rest['x-provenance'] === 'designed',
    }))
}

export function payloadOf(contract: Contract, operation: Operation): { types: string[]; names: Name[] } {
  if (!operation.requestBody) return { types: [], names: [] }
  const content = resolve(contract, operation.requestBody).content ?? {}
  const names = Object.values(content).flatMap(({ schema }) =>
    schema ? propertyNames(contract, schema) : [],
  )
  return { types: Object.keys(content), names: [...new Map(names.map((one) => [one.name, one])).values()] }
}

function propertyNames(contract: Contract, schema: Schema): Name[] {
  const { properties = {}, required = [], ...rest } = resolve(contract, schema)
  const own = Object.entries(properties).map(([name, property]) => ({
    name,
    required: (required as string[]).includes(name),
    designed: property['x-provenance'] === 'designed',
  }))
  const parts = [rest.allOf, rest.oneOf, rest.anyOf].flat().filter((part) => part !== undefined)
  return [...own, ...parts.flatMap((part) => propertyNames(contract, part as Schema))]
}

/** Whether the response has the field at a dotted path, such as `data.access_token`. */
export function answers(contract: Contract, operation: Operation, path: string): boolean {
  const status = Object.keys(operation.responses).find((one) => one.startsWith('2'))
  const declared = status && operation.responses[status]
  const media = declared && resolve(contract, declared).content?.['application/json']
  const match = path
    .split('.')
    .reduce<Schema | undefined>(
      (schema, step) => schema && resolve(contract, schema).properties?.[step],
      (media || undefined)?.schema,
    )
  return match !== undefined
}
