import type { NamedSchemas, SchemaNode } from '../types.ts'
import { isRecord, listOf, type Resolved, resolve } from './resolve.ts'

/** `array of string, date-time`, `integer or null`: a type as one would say it. */
export function typeWords({ node, nullable }: Resolved, schemas: NamedSchemas): string {
  return [baseWords(node, schemas), formatOf(node)].filter(Boolean).join(', ') + (nullable ? ' or null' : '')
}

function baseWords(node: Resolved['node'], schemas: NamedSchemas): string {
  if (node.oneOf) return `one of ${listOf(node.oneOf).length} forms`
  if (node.anyOf) return `any of ${listOf(node.anyOf).length} forms`
  const types = (Array.isArray(node.type) ? node.type : [node.type ?? guess(node)]).filter(
    (type) => type !== 'null',
  )
  return types.map((type) => (type === 'array' ? arrayWords(node, schemas) : String(type))).join(' or ')
}

function arrayWords({ items, prefixItems }: Resolved['node'], schemas: NamedSchemas): string {
  if (prefixItems) return `array of ${listOf(prefixItems).length} entries`
  if (!isRecord(items)) return 'array'
  const entry = resolve(items as SchemaNode, schemas)
  // A list may hold itself; two levels say enough.
  if (entry.node.items || entry.node.prefixItems) return 'array of arrays'
  return `array of ${typeWords(entry, schemas).replace(/^object\b/, 'objects')}`
}

function guess(node: Resolved['node']): string {
  if (node.properties || node.additionalProperties) return 'object'
  if (node.items || node.prefixItems) return 'array'
  const value = 'const' in node ? node.const : listOf(node.enum)[0]
  if (value === undefined) return 'any value'
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function formatOf({ format, contentEncoding, contentMediaType }: Resolved['node']): string {
  return [format, contentEncoding, contentMediaType].filter((word) => typeof word === 'string').join(', ')
}
