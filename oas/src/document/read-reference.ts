import { asArray, asObject, asText, clipped, type JsonObject, withTitle } from '../json.ts'
import { decoded } from '../pointer.ts'
import type { Operation, OperationEntry, Reference, ReferenceIndex } from '../types.ts'
import { boundIndex, boundOperation } from './bound-reference.ts'
import { DocumentSchemas } from './document-schemas.ts'
import { localReferences } from './local-references.ts'
import { maxLengths } from './max-lengths.ts'
import { withIds } from './operation-id.ts'
import { operationsOf, type PlacedOperation, pointerTo } from './operations-of.ts'
import { readAbout, readExternalDocs } from './read-about.ts'
import type { FindOperation } from './read-links.ts'
import { readOperation } from './read-operation.ts'
import { readSchemes } from './read-security.ts'

/** The documentation of an OpenAPI 3.0, 3.1 or 3.2 document: an index, and each operation by itself. */
export function readReference(source: JsonObject): Reference {
  const document = localReferences(source)
  const all = new DocumentSchemas(document)
  const info = asObject(document.info)
  const ids = new Set<string>()
  const named = withIds(operationsOf(document), ids)
  const find = findIn(named)
  const operations = named.map((placed) => boundOperation(readOperation({ ...placed, document, all, find })))
  const events = operationsOf(document, 'webhooks')
    .slice(0, maxLengths.webhooks)
    .map((placed) => ({ ...placed, path: clipped(placed.path, maxLengths.name) }))
  const webhooks = withIds(events, ids).map((placed) => ({
    ...boundOperation(readOperation({ ...placed, document, all, find, outgoing: true })),
    webhook: true,
  }))
  return {
    index: boundIndex({
      full_version: clipped(info.version, maxLengths.version),
      title: clipped(info.title, maxLengths.field),
      description: clipped(info.description, maxLengths.text),
      tags: tagsOf(document, operations),
      operations: operations.map(entryOf),
      security: readSchemes(document),
      ...(webhooks.length > 0 && { webhooks: webhooks.map(entryOf) }),
      ...readAbout(document),
    }),
    operations,
    webhooks,
  }
}

const entryOf = ({
  operation_id,
  method,
  path,
  summary,
  tag,
  deprecated,
  price,
  price_unit,
}: Operation): OperationEntry => ({
  operation_id,
  method,
  path,
  summary,
  tag,
  deprecated,
  price,
  price_unit,
})

/** Where a link leads to. */
function findIn(operations: readonly (PlacedOperation & { readonly operation_id: string })[]): FindOperation {
  const byName = new Map<string, string>()
  const byPlace = new Map<string, string>()
  for (const { raw, path, method, operation_id } of operations) {
    const name = asText(raw.operationId).trim()
    if (name && (!byName.has(name) || operation_id === name)) byName.set(name, operation_id)
    byPlace.set(pointerTo({ path, method }), operation_id)
  }
  return (target) =>
    'operationId' in target
      ? byName.get(target.operationId.trim())
      : (byPlace.get(target.operationRef) ?? byPlace.get(decoded(target.operationRef)))
}

/** Those that the document describes, in its order, then those that operations name without a description. */
function tagsOf(document: JsonObject, operations: readonly Operation[]): ReferenceIndex['tags'] {
  const described = asArray(document.tags).map(asObject)
  const tags = new Map(
    described.map((tag) => [
      clipped(tag.name, maxLengths.name),
      {
        description: clipped(withTitle(tag.summary, tag.description), maxLengths.note),
        ...readExternalDocs(tag),
      },
    ]),
  )
  for (const { tag } of operations) if (tag && !tags.has(tag)) tags.set(tag, { description: '' })
  const used = new Set(operations.map(({ tag }) => tag))
  return [...tags].filter(([name]) => used.has(name)).map(([name, tag]) => ({ name, ...tag }))
}
