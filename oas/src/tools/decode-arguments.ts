import { asArray, isRecord } from '../json.ts'
import { parseJson } from '../numbers.ts'
import { type ResolvedSchema, resolve } from '../schema/resolve.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'

type Node = ResolvedSchema['node']

const maxDepth = 32
/** Of forms within forms. */
const maxForms = 100

/**
 * A value in which objects and lists that a client encoded twice are what they are: only where the schema wants an object or a list and
 * takes no text.
 */
export function decodeArguments(
  value: unknown,
  schema: SchemaNode | undefined,
  schemas: NamedSchemas,
): unknown {
  const shapes = new Map<SchemaNode, Shape>()
  const shapeAt = (one: SchemaNode): Shape => {
    const shape = shapes.get(one) ?? shapeOf(one, schemas)
    shapes.set(one, shape)
    return shape
  }
  function decode(part: unknown, at: SchemaNode | undefined, depth: number): unknown {
    if (at === undefined || depth > maxDepth) return part
    const shape = shapeAt(at)
    const decoded = typeof part === 'string' ? decodeText(part, shape.types) : part
    if (Array.isArray(decoded)) return decoded.map((item) => decode(item, shape.items, depth + 1))
    if (!isRecord(decoded)) return decoded
    return Object.fromEntries(
      Object.entries(decoded).map(([name, field]) => [name, decode(field, shape.field(name), depth + 1)]),
    )
  }
  return decode(value, schema, 0)
}

function decodeText(text: string, types: ReadonlySet<string>): unknown {
  if (types.has('any') || types.has('string')) return text
  try {
    const value = parseJson(text)
    const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : ''
    return types.has(type) ? value : text
  } catch {
    return text
  }
}

/** Types and fields of a schema, in all of its forms. */
interface Shape {
  /** `any` where it doesn’t say. */
  readonly types: ReadonlySet<string>
  readonly items: SchemaNode | undefined
  readonly field: (name: string) => SchemaNode | undefined
}

function shapeOf(schema: SchemaNode, schemas: NamedSchemas): Shape {
  const nodes = formsOf(schema, schemas)
  const fields = new Map<string, SchemaNode | undefined>()
  const others = together(nodes.map((node) => node.additionalProperties))
  const fieldAt = (name: string) =>
    together(
      nodes.map(({ properties }) =>
        isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined,
      ),
    ) ?? others
  return {
    types: acceptedTypes(schema, schemas, { forms: maxForms }),
    items: together(nodes.map(({ items }) => items)),
    field(name) {
      if (!fields.has(name)) fields.set(name, fieldAt(name))
      return fields.get(name)
    },
  }
}

/** Undefined for none. */
function together(candidates: readonly unknown[]): SchemaNode | undefined {
  const all = candidates.filter(isRecord)
  return all.length > 1 ? { anyOf: all } : all[0]
}

const choicesOf = ({ oneOf, anyOf }: Node) => [...asArray(oneOf), ...asArray(anyOf)] as SchemaNode[]

/** The schema and each of its forms. */
function formsOf(schema: SchemaNode, schemas: NamedSchemas): readonly Node[] {
  const nodes: Node[] = []
  const open: SchemaNode[] = [schema]
  for (let next = open.shift(); next !== undefined && nodes.length < maxForms; next = open.shift()) {
    const { node } = resolve(next, schemas)
    nodes.push(node)
    open.push(...choicesOf(node), ...(asArray(node.allOf) as SchemaNode[]))
  }
  return nodes
}

function acceptedTypes(
  schema: SchemaNode,
  schemas: NamedSchemas,
  left: { forms: number },
): ReadonlySet<string> {
  left.forms -= 1
  if (left.forms < 0) return new Set(['any'])
  const { node } = resolve(schema, schemas)
  if (node.type !== undefined) return new Set([node.type].flat().map(String))
  const forms = choicesOf(node)
  if (forms.length > 0) return new Set(forms.flatMap((form) => [...acceptedTypes(form, schemas, left)]))
  if (node.enum !== undefined || node.const !== undefined) return new Set(['any'])
  if (isRecord(node.properties)) return new Set(['object'])
  return new Set([isRecord(node.items) ? 'array' : 'any'])
}
