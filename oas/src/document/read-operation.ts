import { asArray, asObject, asText, clipped, type JsonObject } from '../json.ts'
import type { Operation } from '../types.ts'
import type { DocumentSchemas } from './document-schemas.ts'
import { maxLengths } from './max-lengths.ts'
import type { PlacedOperation } from './operations-of.ts'
import { readExternalDocs } from './read-about.ts'
import { readCallbacks } from './read-callbacks.ts'
import { readExchange } from './read-exchange.ts'
import type { FindOperation } from './read-links.ts'
import { SchemaCollector } from './schema-collector.ts'

interface OperationSource extends PlacedOperation {
  readonly document: JsonObject
  readonly all: DocumentSchemas
  /** The operation's name in the documentation. */
  readonly operation_id: string
  readonly find: FindOperation
  readonly outgoing?: boolean
}

export function readOperation({ operation_id, ...source }: OperationSource): Operation {
  const { document, all, path, method, raw, find } = source
  const schemas = new SchemaCollector(all)
  const price = asObject(raw['x-price'])
  const exchange = readExchange({ ...source, schemas })
  const callbacks = readCallbacks(raw, { document, schemas, find })
  return {
    operation_id,
    method,
    path,
    summary: clipped(nameOf(source), maxLengths.line),
    tag: clipped(asArray(raw.tags)[0], maxLengths.name),
    price: asText(price.credits) || null,
    price_unit: asText(price.unit) || null,
    ...exchange,
    test_data: testDataOf(raw, operation_id),
    schemas: schemas.schemas as Operation['schemas'],
    ...readExternalDocs(raw),
    ...(callbacks.length > 0 && { callbacks }),
  }
}

/** Many documents have no summary: then the operation goes by its own name, else by its call. */
const nameOf = ({ raw, pathItem, method, path }: PlacedOperation): string =>
  asText(raw.summary).trim() ||
  asText(pathItem.summary).trim() ||
  asText(raw.operationId) ||
  `${method} ${path}`

/** Invalid test data are left out: the extension is ours, and may mean something else elsewhere. */
function testDataOf(raw: JsonObject, operation_id: string): Operation['test_data'] {
  return asArray(raw['x-test-data']).flatMap((entry) => {
    const datum = asObject(entry)
    const { status, example } = asObject(datum.outcome)
    const at = clipped(datum.at, maxLengths.name)
    const known = /^(#\/.+|\?.+|\{.+\})$/.test(at) && Number.isInteger(status)
    if (!known || Number(status) < 100 || Number(status) > 599) return []
    const value = clipped(datum.value, maxLengths.name)
    const label = clipped(datum.label, maxLengths.label)
    const named = typeof example === 'string' ? clipped(example, maxLengths.label) : null
    const outcome = { status: Number(status), example: named }
    const shared = datum.test_only === false && { test_only: false }
    return { operation_id, value, at, label, outcome, ...shared }
  })
}
