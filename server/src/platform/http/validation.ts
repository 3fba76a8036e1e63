import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Bundle, Operation } from './contract.ts'
import { fieldErrors } from './field-errors.ts'
import { refusedField, refusedFields } from './problem.ts'

export interface Validation {
  /** The query as the contract types it, with its defaults. Throws a 422. */
  query(value: unknown): Record<string, unknown>
  /** The body as it came. Throws a 422. */
  body(value: unknown): unknown
  /** Throws if a response breaks the contract: of undeclared statuses, `default` only covers a 5xx. */
  response(status: number, body: unknown): void
}

/** Checks by the contract’s own schemas. Each is compiled when it is first used: all of them take a third of a second. */
export function createValidations(bundle: Bundle): (operation: Operation) => Validation {
  const strict = ajvFor(bundle, false)
  const coercing = ajvFor(bundle, true)

  return (operation) => {
    const bodySchema = operation.bodySchema ?? operation.formSchema
    let checkQuery: ValidateFunction | undefined
    const bySchema = new Map<string, ValidateFunction>()
    const checkOf = (schema: string) => {
      const check = bySchema.get(schema) ?? strict.compile(at(schema))
      bySchema.set(schema, check)
      return check
    }
    return {
      query(value) {
        const query = { ...(value as Record<string, unknown>) }
        checkQuery ??= coercing.compile(querySchema(operation))
        if (!checkQuery(query)) throw refusedFields(fieldErrors(checkQuery.errors ?? [], '?'))
        rejectNulBytes(query, '?')
        return query
      },
      body(value) {
        const checkBody = bodySchema && checkOf(bodySchema)
        if (checkBody && !checkBody(value ?? null)) {
          throw refusedFields(fieldErrors(checkBody.errors ?? [], '#/'))
        }
        rejectNulBytes(value, '#/')
        return value
      },
      response(status, value) {
        const { [status]: own, default: fault } = operation.responseSchemas
        const declared = own ?? (status >= 500 ? fault : undefined)
        if (!declared)
          throw new Error(`${operation.id} returned ${status}, which the contract doesn’t declare.`)
        const check = checkOf(declared)
        if (check(value)) return
        throw new Error(`${operation.id} broke the contract at ${status}: ${strict.errorsText(check.errors)}`)
      },
    }
  }
}

/** A bundle’s schemas, named `portal#/…` whichever contract it is. */
export function ajvFor(bundle: Bundle, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    useDefaults: coerceTypes,
    // One value of a list arrives as a text.
    coerceTypes: coerceTypes && 'array',
  })
  formats.default(ajv)
  for (const format of ['int32', 'int64', 'password', 'binary']) ajv.addFormat(format, true)
  ajv.addSchema(bundle, 'portal')
  return ajv
}

const at = (pointer: string) => ({ $ref: `portal${encodeURI(pointer)}` })

function querySchema({ query }: Operation): object {
  return {
    type: 'object',
    required: query.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      query.map(({ name, schema, fallback }) => [
        name,
        { ...at(schema), ...(fallback !== undefined && { default: fallback }) },
      ]),
    ),
  }
}

/** PostgreSQL takes no text with a NUL in it, and no person types one. Throws a 422 that points at it. */
function rejectNulBytes(value: unknown, pointer: string): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw refusedField(pointer, 'pattern', 'Remove the NUL character.')
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    rejectNulBytes(
      inner,
      pointer === '?' ? `?${name}` : `${pointer}${pointer.endsWith('/') ? '' : '/'}${name}`,
    )
  }
}
