import { asArray, asObject, asText, type Json } from '../../reference/json.ts'
import { type NamedSchemas, resolve } from './resolve.ts'

const deepest = 6

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T01:42:00Z',
  email: 'jun@example.com',
  ipv4: '192.0.2.10',
  uri: 'https://example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/** A value that a schema describes, for documents without examples: what is required, and nothing by chance. */
export function exampleFrom(schema: Json | undefined, schemas: NamedSchemas, depth = 0): Json {
  const { node } = resolve(schema, schemas)
  const given = [node.const, node.default, asArray(node.examples)[0], asArray(node.enum)[0]]
  const known = given.find((value) => value !== undefined)
  if (known !== undefined) return known
  const [form] = [...asArray(node.oneOf), ...asArray(node.anyOf)]
  if (form !== undefined && depth < deepest) return exampleFrom(form, schemas, depth + 1)
  const type = asText(asArray(node.type).find((one) => one !== 'null') ?? node.type)
  if (type === 'object' || node.properties) {
    if (depth >= deepest) return {}
    const needed = asArray(node.required)
    const fields = Object.entries(asObject(node.properties)).filter(([name]) => needed.includes(name))
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleFrom(field, schemas, depth + 1)]))
  }
  if (type === 'array') return depth >= deepest ? [] : [exampleFrom(node.items, schemas, depth + 1)]
  if (type === 'integer' || type === 'number') return Number(node.minimum ?? 1)
  if (type === 'boolean') return true
  return type === 'string' ? (byFormat[asText(node.format)] ?? 'text') : null
}
