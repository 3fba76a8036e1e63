import { isMultipleOf, type JsonObject } from '@switchboard/oas/document'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { documentFor, fullSchemaFor } from './one-way.ts'

/** One way in which a value breaks its schema. */
export interface SchemaFault {
  /** JSON Pointer into the value; empty for the whole of it. */
  readonly at: string
  readonly keyword: string
  readonly message: string
}

/** Holds values against schemas of one document. */
export interface SchemaCheck {
  /** Faults of what a backend sends, or of a parameter, by the schema at that pointer of the document; a text is taken as the number it writes where headers and queries are checked. */
  at(pointer: string, value: unknown, coerce?: boolean): readonly SchemaFault[]
  /** Faults of the body of a request, by a schema that may refer into the document. */
  by(schema: JsonObject, value: unknown): readonly SchemaFault[]
}

const unchecked = ['int32', 'int64', 'float', 'double', 'password', 'binary', 'byte', 'decimal', 'phone']
const mostFaults = 5

export function createSchemaCheck(document: JsonObject): SchemaCheck {
  const responses = documentFor(document, 'response')
  const strict = ajvOf(responses, false)
  const coercing = ajvOf(responses, true)
  const requests = ajvOf(documentFor(document, 'request'), false)
  const compiled = new Map<string, ValidateFunction>()
  const bySchema = new WeakMap<object, ValidateFunction>()

  return {
    at(pointer, value, coerce = false) {
      const key = `${coerce} ${pointer}`
      const check =
        compiled.get(key) ?? (coerce ? coercing : strict).compile({ $ref: `contract${encodeURI(pointer)}` })
      compiled.set(key, check)
      return check(value) ? [] : faultsOf(check.errors ?? [])
    },
    by(schema, value) {
      const check =
        bySchema.get(schema) ??
        requests.compile(inDocument(fullSchemaFor(document, schema, 'request')) as JsonObject)
      bySchema.set(schema, check)
      return check(value) ? [] : faultsOf(check.errors ?? [])
    },
  }
}

function ajvOf(document: JsonObject, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: true,
    allErrors: true,
    logger: false,
    coerceTypes,
  })
  formats.default(ajv)
  // Ajv divides binary fractions, by which 19.99 is no multiple of 0.01.
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (unit: number, value: number) => isMultipleOf(value, unit),
    error: { message: ({ schema }) => `must be a multiple of ${schema}` },
  })
  for (const format of unchecked) ajv.addFormat(format, true)
  return ajv.addSchema(document, 'contract')
}

/** A part of the document by itself: its references lead into the document still. */
function inDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDocument)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' && inner.startsWith('#')
        ? `contract${encodeURI(inner)}`
        : inDocument(inner),
    ]),
  )
}

function faultsOf(errors: readonly ErrorObject[]): SchemaFault[] {
  // A choice's own errors come after those of its alternatives, which are more to the point.
  const causes = errors.filter(({ keyword }) => keyword !== 'if')
  return causes.slice(0, mostFaults).map(({ instancePath, keyword, message = '', params }) => {
    const extra = params.additionalProperty ?? params.unevaluatedProperty
    const allowed = Array.isArray(params.allowedValues)
      ? `: ${params.allowedValues.slice(0, 12).join(', ')}`
      : ''
    const named = extra === undefined ? '' : `: "${extra}"`
    return { at: instancePath, keyword, message: `${message}${named}${allowed}` }
  })
}
