import type { components } from '@switchboard/sdk'
import { asArray, asObject, clipped, type JsonObject } from './json.ts'
import { limits } from './limits.ts'
import { resolved } from './pointers.ts'
import { readOperation } from './read-operation.ts'

type Schemas = components['schemas']
type Index = Omit<Schemas['ApiReference'], 'api' | 'version'>

export interface Reference {
  readonly index: Index
  readonly operations: readonly Schemas['ReferenceOperation'][]
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'])

/** The documentation of an OpenAPI 3.0 or 3.1 document: an index, and each operation by itself. */
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
      full_version: clipped(info.version, limits.version),
      title: clipped(info.title, limits.field),
      description: clipped(info.description, limits.text),
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
      security: securityOf(document),
    },
    operations,
  }
}

/** Those that the document describes, in its order, then those that operations name without a description. */
function tagsOf(
  document: JsonObject,
  operations: readonly Schemas['ReferenceOperation'][],
): Schemas['ReferenceTag'][] {
  const described = asArray(document.tags).map(asObject)
  const tags = new Map(
    described.map((tag) => [clipped(tag.name, limits.name), clipped(tag.description, limits.note)]),
  )
  for (const { tag } of operations) if (tag && !tags.has(tag)) tags.set(tag, '')
  const used = new Set(operations.map(({ tag }) => tag))
  return [...tags].filter(([name]) => used.has(name)).map(([name, description]) => ({ name, description }))
}

function securityOf(document: JsonObject): Schemas['ReferenceSecurity'][] {
  const schemes = asObject(asObject(document.components).securitySchemes)
  return Object.entries(schemes)
    .slice(0, limits.schemes)
    .map(([name, value]) => {
      const scheme = asObject(resolved(document, value))
      return {
        name: clipped(name, limits.name),
        type: clipped(scheme.type, limits.word) || 'unknown',
        place: clipped(scheme.in, limits.place) || null,
        key: clipped(scheme.name, limits.name) || clipped(scheme.scheme, limits.name) || null,
        description: clipped(scheme.description, limits.note),
      }
    })
}
