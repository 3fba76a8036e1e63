import type { components } from '@switchboard/sdk'
import { asArray, asObject, asText, type JsonObject } from './json.ts'
import { resolved } from './pointers.ts'
import { readOperation } from './read-operation.ts'

type Schemas = components['schemas']
type Index = Omit<Schemas['ApiReference'], 'api' | 'version'>

export interface Reference {
  readonly index: Index
  readonly operations: readonly Schemas['ReferenceOperation'][]
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const

/** The documentation of an OpenAPI 3.0 or 3.1 document: an index, and each operation by itself. */
export function readReference(document: JsonObject): Reference {
  const info = asObject(document.info)
  const ids = new Set<string>()
  const operations = Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
    const pathItem = asObject(resolved(document, item))
    return methods
      .filter((method) => pathItem[method] !== undefined)
      .map((method) => readOperation({ document, path, method, pathItem, ids }))
  })
  return {
    index: {
      full_version: asText(info.version),
      title: asText(info.title),
      description: asText(info.description),
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
  const tags = new Map(described.map((tag) => [asText(tag.name), asText(tag.description)]))
  for (const { tag } of operations) if (tag && !tags.has(tag)) tags.set(tag, '')
  const used = new Set(operations.map(({ tag }) => tag))
  return [...tags].filter(([name]) => used.has(name)).map(([name, description]) => ({ name, description }))
}

function securityOf(document: JsonObject): Schemas['ReferenceSecurity'][] {
  const schemes = asObject(asObject(document.components).securitySchemes)
  return Object.entries(schemes).map(([name, value]) => {
    const scheme = asObject(resolved(document, value))
    return {
      name,
      type: asText(scheme.type, 'unknown'),
      place: asText(scheme.in) || null,
      key: asText(scheme.name) || asText(scheme.scheme) || null,
      description: asText(scheme.description),
    }
  })
}
