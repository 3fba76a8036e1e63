import { asArray, isRecord } from '../json.ts'
import { parseJson } from '../numbers.ts'
import type { ResolvedSchema } from '../schema/resolve.ts'
import { schemasOf, typeOf } from '../schema/resolve.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'

export type Node = ResolvedSchema['node']

/** Where an example is made of a schema. */
export interface Walk {
  readonly schemas: NamedSchemas
  readonly direction: Direction
  readonly depth: number
  /** Whether this is the value itself, and not a part of it. */
  readonly whole: boolean
  /** Schemas by name that the way led through. */
  readonly names: readonly string[]
  /** How many values were made, and how often one was held against a schema. */
  readonly made: { count: number; checks: number }
  /** Whether an object may end where it leads back to itself. Else it is no value, and another choice is one. */
  readonly cut: boolean
  /** Another for another value of the same schema, where a list has each once. */
  readonly variant: number
  /** Undefined where the schema leads back to itself, or says nothing of the value. */
  readonly valueFor: (schema: SchemaNode | undefined, walk: Walk) => unknown
}

export const within = (walk: Walk): Walk => ({ ...walk, depth: walk.depth + 1, whole: false })

/** A schema with what did not fit into it, such as a second condition. */
export const partsOf = (node: Node): readonly Node[] => [
  node,
  ...schemasOf(node.allOf)
    .filter(isRecord)
    .flatMap((part): readonly Node[] => partsOf(part)),
]

/** Its type; without one, what its bounds are about. */
export function kindOf(node: Node): string {
  const type = typeOf(node)
  if (type !== 'any') return type
  if (objectWords.some((word) => node[word])) return 'object'
  if (node.prefixItems || node.minItems || node.contains) return 'array'
  if (node.format || node.pattern || node.minLength || node.maxLength) return 'string'
  return node.minimum !== undefined || node.maximum !== undefined ? 'number' : 'any'
}

/** An example that is written as JSON in a text, where the schema has an object or a list. */
export function decodedExample(value: unknown, node: Node): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    const decoded = parseJson(value)
    return kindOf(node) === (Array.isArray(decoded) ? 'array' : 'object') ? decoded : value
  } catch {
    return value
  }
}

const objectWords = [
  'required',
  'additionalProperties',
  'minProperties',
  'patternProperties',
  'dependentRequired',
]

export const fieldsOf = ({ properties }: Node): Record<string, SchemaNode> =>
  (isRecord(properties) ? properties : {}) as Record<string, SchemaNode>

export const requiredOf = ({ required }: Node): string[] =>
  asArray(required).filter((name) => typeof name === 'string')

export const isChoice = ({ oneOf, anyOf }: Node): boolean =>
  schemasOf(oneOf).length + schemasOf(anyOf).length > 0

/** Requests have no read-only fields, responses no write-only ones. */
export const goesTheOtherWay = (field: Node, { direction }: Pick<Walk, 'direction'>): boolean =>
  field[direction === 'request' ? 'readOnly' : 'writeOnly'] === true
