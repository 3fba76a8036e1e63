import { asArray, asObject, clipped, type JsonObject } from '../json.ts'
import { resolved } from '../pointer.ts'
import type { Operation, Reference, ReferenceIndex } from '../types.ts'
import { maxLengths } from './max-lengths.ts'
import { readOperation } from './read-operation.ts'
import { readSchemes } from './read-security.ts'

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'])

/** The documentation of an OpenAPI 3.0, 3.1 or 3.2 document: an index, and each operation by itself. */
export function readReference(document: JsonObject): Reference {
  const info = asObject(document.info)
  const ids = new Set<string>()
  const operations = Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
    const pathItem = asObject(resolved(document, item))
    return Object.keys(pathItem)
      .filter((method) => methods.has(method))
      .map((method) => readOperation({ document, path, method, pathItem, ids }))
  })
  return {
    index: {
      full_version: clipped(info.version, maxLengths.version),
      title: clipped(info.title, maxLengths.field),
      description: clipped(info.description, maxLengths.text),
      tags: tagsOf(document, operations),
      operations: operations.map(
        ({ operation_id, method, path, summary, tag, deprecated, price, price_unit }) => ({
          operation_id,
          method,
          path,
          summary,
          tag,
          deprecated,
          price,
          price_unit,
        }),
      ),
      security: readSchemes(document),
    },
    operations,
  }
}

/** Those that the document describes, in its order, then those that operations name without a description. */
function tagsOf(document: JsonObject, operations: readonly Operation[]): ReferenceIndex['tags'] {
  const described = asArray(document.tags).map(asObject)
  const tags = new Map(
    described.map((tag) => [clipped(tag.name, maxLengths.name), clipped(tag.description, maxLengths.note)]),
  )
  for (const { tag } of operations) if (tag && !tags.has(tag)) tags.set(tag, '')
  const used = new Set(operations.map(({ tag }) => tag))
  return [...tags].filter(([name]) => used.has(name)).map(([name, description]) => ({ name, description }))
}
