import { asArray, isRecord } from '../json.ts'
import { isNumber } from '../numbers.ts'
import { counted } from '../plural.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { type ResolvedSchema, resolve } from './resolve.ts'

/** `array of string, date-time`, `integer or null`: a type as one would say it. */
export function typeLabel({ node, nullable }: ResolvedSchema, schemas: NamedSchemas): string {
  return [baseLabel(node, schemas), formatOf(node)].filter(Boolean).join(', ') + (nullable ? ' or null' : '')
}

function baseLabel(node: ResolvedSchema['node'], schemas: NamedSchemas): string {
  const choice = node.oneOf
    ? `one of ${counted(asArray(node.oneOf).length, 'form')}`
    : node.anyOf && `any of ${counted(asArray(node.anyOf).length, 'form')}`
  // Beside fields of its own, those of a form are added.
  if (choice) return isRecord(node.properties) ? `object, ${choice}` : String(choice)
  if (isRecord(node.not) && Object.keys(node.not).length === 0) return 'no value'
  const types = node.type === undefined ? guess(node) : [node.type].flat().filter((type) => type !== 'null')
  return types.map((type) => (type === 'array' ? arrayLabel(node, schemas) : String(type))).join(' or ')
}

function arrayLabel({ items, prefixItems }: ResolvedSchema['node'], schemas: NamedSchemas): string {
  if (prefixItems) return `array of ${counted(asArray(prefixItems).length, 'item')}`
  if (!isRecord(items)) return 'array'
  const entry = resolve(items as SchemaNode, schemas)
  // A list may hold itself; two levels say enough.
  if (entry.node.items || entry.node.prefixItems) return 'array of arrays'
  const label = typeLabel(entry, schemas)
  return label.startsWith('one of') || label.startsWith('any of')
    ? `array, each ${label}`
    : `array of ${label.replace(/^object\b/, 'objects')}`
}
function guess(node: ResolvedSchema['node']): readonly string[] {
  if (node.properties || node.additionalProperties) return ['object']
  if (node.items || node.prefixItems) return ['array']
  const values = 'const' in node ? [node.const] : asArray(node.enum)
  return values.length === 0 ? ['any value'] : [...new Set(values.map(typeOfValue))]
}

const typeOfValue = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : isNumber(value) ? 'number' : typeof value

function formatOf({ format, contentEncoding, contentMediaType }: ResolvedSchema['node']): string {
  return [format, contentEncoding, contentMediaType].filter((word) => typeof word === 'string').join(', ')
}
