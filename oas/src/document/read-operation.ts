import { asArray, asObject, asText, clipped, type Json, type JsonObject } from '../json.ts'
import { resolved } from '../pointer.ts'
import type { Operation, SchemaNode } from '../types.ts'
import { inputsOf } from './inputs.ts'
import { maxLengths } from './max-lengths.ts'
import { operationId } from './operation-id.ts'
import { readContent } from './read-content.ts'
import { readRequirements } from './read-security.ts'
import { SchemaCollector } from './schema-collector.ts'

interface OperationSource {
  readonly document: JsonObject
  readonly path: string
  readonly method: string
  readonly pathItem: JsonObject
  /** Identifiers taken by the operations before. */
  readonly ids: Set<string>
}

export function readOperation({ document, path, method, pathItem, ids }: OperationSource): Operation {
  const raw = asObject(pathItem[method])
  const schemas = new SchemaCollector(document)
  const price = asObject(raw['x-price'])
  const operation_id = operationId(raw, { path, method, ids })
  return {
    operation_id,
    method: method.toUpperCase() as Operation['method'],
    path,
    summary: clipped(nameOf(raw, method, path), maxLengths.line),
    description: clipped(raw.description, maxLengths.text),
    tag: clipped(asArray(raw.tags)[0], maxLengths.name),
    deprecated: raw.deprecated === true,
    price: asText(price.credits) || null,
    price_unit: asText(price.unit) || null,
    inputs: inputsOf({ document, path, pathItem, raw, schemas }),
    body: bodyOf(document, raw, schemas),
    responses: responsesOf(document, raw, schemas),
    ...readRequirements(document, raw),
    test_data: testDataOf(raw, operation_id),
    schemas: schemas.schemas as Operation['schemas'],
  }
}

/** Many documents have no summary: then the operation goes by its own name, else by its call. */
const nameOf = (raw: JsonObject, method: string, path: string): string =>
  asText(raw.summary).trim() || asText(raw.operationId) || `${method.toUpperCase()} ${path}`

function bodyOf(document: JsonObject, raw: JsonObject, schemas: SchemaCollector): Operation['body'] {
  if (raw.requestBody === undefined) return null
  const body = asObject(resolved(document, raw.requestBody))
  return {
    required: body.required === true,
    description: clipped(body.description, maxLengths.note),
    content: readContent(document, body.content, schemas, 'request'),
  }
}

function responsesOf(
  document: JsonObject,
  raw: JsonObject,
  schemas: SchemaCollector,
): Operation['responses'] {
  const known = Object.entries(asObject(raw.responses))
    // Classes of statuses are often written in small letters.
    .map(([status, value]): [string, Json] => [status.replace(/^(\d)xx$/i, '$1XX'), value])
    .filter(([status]) => /^([1-5]\d\d|[1-5]XX|default)$/.test(status))
  return known
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(0, maxLengths.answers)
    .map(([status, value]) => {
      const response = asObject(resolved(document, value))
      return {
        status,
        description: clipped(response.description, maxLengths.note),
        headers: entriesOf(response.headers, maxLengths.headers).map(([name, header]) => {
          const { description, schema } = asObject(resolved(document, header))
          const node = schemas.collect(schema) as SchemaNode
          return {
            name: clipped(name, maxLengths.field),
            description: clipped(description, maxLengths.note),
            schema: node,
          }
        }),
        content: readContent(document, response.content, schemas, 'response'),
      }
    })
}

const entriesOf = (value: Json | undefined, most: number) => Object.entries(asObject(value)).slice(0, most)

/** What breaks the rules of test data is left out: it is an extension of ours, and may mean something else elsewhere. */
function testDataOf(raw: JsonObject, operation_id: string): Operation['test_data'] {
  return asArray(raw['x-test-data']).flatMap((given) => {
    const datum = asObject(given)
    const { status, example } = asObject(datum.outcome)
    const at = clipped(datum.at, maxLengths.name)
    const known = /^(#\/.+|\?.+|\{.+\})$/.test(at) && Number.isInteger(status)
    if (!known || Number(status) < 100 || Number(status) > 599) return []
    const value = clipped(datum.value, maxLengths.name)
    const label = clipped(datum.label, maxLengths.label)
    const named = typeof example === 'string' ? clipped(example, maxLengths.label) : null
    return { operation_id, value, at, label, outcome: { status: Number(status), example: named } }
  })
}
