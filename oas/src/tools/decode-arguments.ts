import { asArray, isRecord } from '../json.ts'
import { type ResolvedSchema, resolve } from '../schema/resolve.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'

type Node = ResolvedSchema['node']

const maxDepth = 32

/**
 * A value in which objects and lists that a client encoded twice are what they are: only where the schema wants an object or a list and
 * takes no text.
 */
export function decodeArguments(
  value: unknown,
  schema: SchemaNode | undefined,
  schemas: NamedSchemas,
  depth = 0,
): unknown {
  if (depth > maxDepth || schema === undefined) return value
  const nodes = formsOf(schema, schemas)
  const decoded = typeof value === 'string' ? decodeText(value, acceptedTypes(schema, schemas)) : value
  const decodePart = (part: unknown, candidates: readonly SchemaNode[]) => {
    const [first] = candidates
    return decodeArguments(part, candidates.length > 1 ? { anyOf: candidates } : first, schemas, depth + 1)
  }
  if (Array.isArray(decoded)) {
    const items = nodes.flatMap((node) => schemaIn(node.items))
    return decoded.map((item) => decodePart(item, items))
  }
  if (!isRecord(decoded)) return decoded
  const fields = Object.entries(decoded).map(([name, field]): [string, unknown] => {
    const own = nodes.flatMap(({ properties }) =>
      isRecord(properties) && Object.hasOwn(properties, name) ? schemaIn(properties[name]) : [],
    )
    const others = nodes.flatMap(({ additionalProperties }) => schemaIn(additionalProperties))
    return [name, decodePart(field, own.length > 0 ? own : others)]
  })
  return Object.fromEntries(fields)
}

const schemaIn = (value: unknown): SchemaNode[] => (isRecord(value) ? [value] : [])

function decodeText(text: string, accepted: ReadonlySet<string>): unknown {
  if (accepted.has('any') || accepted.has('string')) return text
  try {
    const value: unknown = JSON.parse(text)
    const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : ''
    return accepted.has(type) ? value : text
  } catch {
    return text
  }
}

const partsOf = ({ oneOf, anyOf, allOf }: Node): readonly SchemaNode[] =>
  [oneOf, anyOf, allOf].flatMap((parts) => asArray(parts) as readonly SchemaNode[])

/** The schema and each of its forms. */
function formsOf(schema: SchemaNode, schemas: NamedSchemas, depth = 0): readonly Node[] {
  const { node } = resolve(schema, schemas)
  if (depth > 3) return [node]
  return [node, ...partsOf(node).flatMap((part) => formsOf(part, schemas, depth + 1))]
}

/** Types that a schema takes; `any` where it doesn’t say. */
function acceptedTypes(schema: SchemaNode, schemas: NamedSchemas, depth = 0): ReadonlySet<string> {
  const { node } = resolve(schema, schemas)
  if (node.type !== undefined) return new Set([node.type].flat().map(String))
  const forms = [...asArray(node.oneOf), ...asArray(node.anyOf)] as SchemaNode[]
  if (forms.length > 0 && depth < 4)
    return new Set(forms.flatMap((form) => [...acceptedTypes(form, schemas, depth + 1)]))
  if (node.enum !== undefined || node.const !== undefined) return new Set(['any'])
  if (isRecord(node.properties)) return new Set(['object'])
  return new Set([isRecord(node.items) ? 'array' : 'any'])
}
