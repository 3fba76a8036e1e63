import { asObject, type Operation, parseJson } from '@switchboard/oas/document'
import { isJson } from '@switchboard/oas/request'
import { resolve, type SchemaNode, satisfies, typeOf } from '@switchboard/oas/schema'
import { type FieldErrorCode, type Problem, refusedFields } from '../platform/http/problem.ts'

interface SentRequest {
  /** Path below the API’s address and query. */
  readonly path: string
  readonly type: string | undefined
  readonly body: Buffer | undefined
}

type FieldError = Parameters<typeof refusedFields>[0][number]

/** Why the document of an API rejects a call; undefined where it doesn’t, or can’t be compared. */
export function checkRequest(operation: Operation, request: SentRequest): Problem | undefined {
  const errors = [...missingInputs(operation, request.path), ...bodyErrors(operation, request)]
  return errors.length > 0 ? refusedFields(errors) : undefined
}

function missingInputs({ inputs }: Operation, path: string): FieldError[] {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  return inputs
    .filter(({ place, required, name }) => place === 'query' && required && !query.has(name))
    .map(({ name }) => error(`?${name}`, 'required', 'Add this parameter.'))
}

function bodyErrors(operation: Operation, { type, body }: SentRequest): FieldError[] {
  const { body: documented, schemas } = operation
  if (!documented) return []
  if (!body || body.length === 0) return documented.required ? [error('#', 'required', 'Send a body.')] : []
  const schema = documented.content.find((content) => isJson(content.type))?.schema
  if (!schema || !isJson(type ?? '')) return []
  const value = jsonIn(body)
  if (value === undefined) return [error('#', 'format', 'Send valid JSON.')]
  const walk = { schemas, direction: 'request' } as const
  if (satisfies(value, schema, walk)) return []
  const { node } = resolve(schema, schemas)
  const fields = fieldErrors(asObject(value), node, {
    schemas,
    fits: (one, field) => satisfies(one, field, walk),
  })
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isObject && fields.length > 0) return fields
  return [error('#', 'type', `The body doesn’t fit the schema of ${operation.operation_id}.`)]
}

interface Reading {
  readonly schemas: Operation['schemas']
  readonly fits: (value: unknown, schema: SchemaNode) => boolean
}

/** Of the fields right in the body: enough to find what is wrong. */
function fieldErrors(
  value: Readonly<Record<string, unknown>>,
  { properties, required }: ReturnType<typeof resolve>['node'],
  { schemas, fits }: Reading,
): FieldError[] {
  const known = Object.entries(asObject(properties)) as [string, SchemaNode][]
  const names = Array.isArray(required) ? required.map(String) : []
  return [
    ...names
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => error(`#/${name}`, 'required', 'Add this field.')),
    ...known
      .filter(([name, schema]) => Object.hasOwn(value, name) && !fits(value[name], schema))
      .map(([name, schema]) => {
        const isType = !fits(value[name], { type: typeOf(resolve(schema, schemas).node) })
        return error(`#/${name}`, isType ? 'type' : 'format', 'The value doesn’t fit the API’s schema.')
      }),
  ]
}

function jsonIn(body: Buffer): unknown {
  try {
    return parseJson(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const error = (pointer: string, code: FieldErrorCode, message: string): FieldError => ({
  pointer,
  code,
  message,
})
