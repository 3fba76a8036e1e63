import type { NamedSchemas, SchemaNode } from '../types.ts'
import { isRecord } from './pointer.ts'

/** Where schemas lead back to themselves, a value ends. */
const deepest = 6

/** A value that the schema describes, for an operation without an example. */
export function sampleValue(schema: SchemaNode, schemas: NamedSchemas, depth = 0): unknown {
  if (typeof schema === 'boolean' || depth > deepest) return null
  const given = said(schema)
  if (given !== undefined) return given
  const name = schema['x-named']
  const target = typeof name === 'string' ? schemas[name] : undefined
  if (target !== undefined) return sampleValue(target, schemas, depth + 1)
  const { oneOf, anyOf, allOf } = schema
  const [choice] = [oneOf, anyOf].flatMap((choices) => (Array.isArray(choices) ? choices : []))
  if (choice !== undefined) return sampleValue(choice, schemas, depth + 1)
  if (Array.isArray(allOf)) return whole([...allOf, { ...schema, allOf: undefined }], schemas, depth)
  return ofType(schema, schemas, depth)
}

/** What the schema itself names: its example, default, or the first of its values. */
function said(schema: Record<string, unknown>): unknown {
  const { examples, example, default: usual, const: only, enum: values } = schema
  const first = (list: unknown) => (Array.isArray(list) ? list[0] : undefined)
  return [first(examples), example, usual, only, first(values)].find((value) => value !== undefined)
}

function whole(parts: readonly SchemaNode[], schemas: NamedSchemas, depth: number): unknown {
  const values = parts.map((part) => sampleValue(part, schemas, depth + 1)).filter(isRecord)
  return Object.assign({}, ...values)
}

function ofType(schema: Record<string, unknown>, schemas: NamedSchemas, depth: number): unknown {
  switch (typeOf(schema)) {
    case 'object':
      return ofObject(schema, schemas, depth)
    case 'array': {
      const { items } = schema
      return isRecord(items) ? [sampleValue(items, schemas, depth + 1)] : []
    }
    case 'string':
      return ofFormat(schema.format)
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 0
    case 'boolean':
      return true
    default:
      return null
  }
}

export function typeOf({ type, properties, items }: Record<string, unknown>): string {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (typeof named === 'string') return named
  if (properties) return 'object'
  return items ? 'array' : 'any'
}

function ofObject({ properties, required }: Record<string, unknown>, schemas: NamedSchemas, depth: number) {
  const needed = Array.isArray(required) ? required : []
  const fields = Object.entries(isRecord(properties) ? properties : {})
  // All fields of the body itself, so that a person sees what there is; further down what is needed.
  const kept = depth <= 1 ? fields : fields.filter(([name]) => needed.includes(name))
  return Object.fromEntries(
    kept.map(([name, field]) => [name, sampleValue(field as SchemaNode, schemas, depth + 1)]),
  )
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T02:00:00Z',
  email: 'jun@example.com',
  uri: 'https://example.com',
  uuid: '5f0c1a52-7d0e-4a53-9a6e-0d8f3c2b1a90',
  ipv4: '198.51.100.7',
}

const ofFormat = (format: unknown): string => (typeof format === 'string' ? (formats[format] ?? '') : '')
