import { asArray, isRecord } from '../json.ts'
import { isLongNumber } from '../numbers.ts'
import { resolve, schemasOf } from '../schema/resolve.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import { exampleArray } from './array.ts'
import { chosenAs, subtypeOf } from './discriminator.ts'
import { exampleObject, requiredField } from './object.ts'
import { satisfies } from './satisfies.ts'
import { exampleNumber, exampleText } from './scalar.ts'
import {
  decodedExample,
  fieldsOf,
  goesTheOtherWay,
  isChoice,
  kindOf,
  type Node,
  partsOf,
  requiredOf,
  type Walk,
  within,
} from './walk.ts'

/** Where schemas lead back to themselves, a value ends. */
const maxDepth = 8
/** Schemas that all need each other would never end otherwise. */
const maxValues = 2000
const maxChoices = 20

/**
 * A value that fits the schema, for documents without examples. Values in the schema itself come first, if they fit.
 * The outermost object gets every field about which something is known, to show what exists; deeper ones get only
 * required fields. Optional fields are never null or empty. Deterministic.
 */
export function exampleOf(
  schema: SchemaNode | undefined,
  schemas: NamedSchemas,
  direction: Direction = 'request',
): unknown {
  const walk = { schemas, direction, depth: 0, whole: true, names: [], cut: false, variant: 0, valueFor }
  const value = valueFor(schema, { ...walk, made: { count: 0, checks: 0 } })
  return value ?? valueFor(schema, { ...walk, cut: true, made: { count: 0, checks: 0 } }) ?? null
}

function valueFor(schema: SchemaNode | undefined, walk: Walk): unknown {
  const { node, names } = resolve(schema, walk.schemas)
  walk.made.count += 1
  const again = names.some((name) => walk.names.filter((one) => one === name).length > 1)
  if (again || walk.depth > maxDepth || walk.made.count > maxValues) return undefined
  return valueOfNode(node, names, { ...walk, names: [...walk.names, ...names] })
}

function valueOfNode(node: Node, names: readonly string[], walk: Walk): unknown {
  const known = namedBy(node, walk)
  const right = known.find((value) => satisfies(completed(value, node, walk), node as SchemaNode, walk))
  if (right !== undefined) return completed(right, node, walk)
  const example = describedBy(node, names, walk)
  // An example that breaks a rule is better than a value that does, too.
  const isBetter =
    known.length === 0 || (example !== undefined && satisfies(example, node as SchemaNode, walk))
  return isBetter ? example : completed(known[0], node, walk)
}

/** By what it is called, too: a schema that extends another is no other of those that do. */
function describedBy(node: Node, names: readonly string[], walk: Walk): unknown {
  for (const part of partsOf(node))
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const choices = schemasOf(part[keyword])
      if (choices.length > 0) return ofChoices(node, { part, keyword, choices }, walk)
    }
  const subtype = subtypeOf(node, names, walk.schemas)
  if (subtype) return valueFor(subtype, { ...walk, depth: walk.depth + 1 }) ?? ofType(node, walk)
  return ofType(node, walk)
}

interface Choices {
  readonly part: Node
  readonly keyword: 'oneOf' | 'anyOf'
  readonly choices: readonly SchemaNode[]
}

/** The first that makes a value which is one of the whole; else the first that makes any. */
function ofChoices(node: Node, { part, keyword, choices }: Choices, walk: Walk): unknown {
  const { [keyword]: _, discriminator: __, ...own } = part
  const rest =
    part === node ? own : { ...node, allOf: schemasOf(node.allOf).map((one) => (one === part ? own : one)) }
  const deeper = { ...walk, depth: walk.depth + 1 }
  let first: unknown
  for (const choice of choices.slice(0, maxChoices)) {
    const chosen = chosenAs(choice, part.discriminator, walk.schemas)
    // Optional fields may make it one of two choices.
    for (const whole of walk.whole ? [true, false] : [false]) {
      const value = valueFor({ allOf: [rest as SchemaNode, ...chosen] }, { ...deeper, whole })
      if (value === undefined || value === null) break
      if (satisfies(value, node as SchemaNode, walk)) return value
      first ??= value
    }
  }
  return first
}

/** Its only value, its examples, its default, and its values; null where it is nothing else. */
function namedBy(node: Node, { variant }: Walk): unknown[] {
  const { const: only, examples, example, default: fallback, enum: values } = node
  const listed = asArray(values)
  const turned = [...listed.slice(variant), ...listed.slice(0, variant)]
  const examplesOf = [...asArray(examples), example].slice(variant).map((one) => decodedExample(one, node))
  const named = [only, ...examplesOf, ...(variant > 0 ? [] : [fallback]), ...turned].filter(
    (value) => value !== undefined,
  )
  const said = named.filter((value) => value !== null)
  return said.length > 0 || !(only === null || values) ? said : named.slice(0, 1)
}

/** An example of the schema, with what it needs and without what goes the other way. */
function completed(value: unknown, node: Node, walk: Walk): unknown {
  if (Array.isArray(value) && isRecord(node.items)) {
    const { node: item } = resolve(node.items as SchemaNode, walk.schemas)
    return value.map((one) => (isRecord(one) ? completed(one, item, within(walk)) : one))
  }
  if (!isRecord(value) || isLongNumber(value) || walk.depth > maxDepth || isChoice(node)) return value
  const fields = fieldsOf(node)
  const entries = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    const { node: field } = resolve(Object.hasOwn(fields, name) ? fields[name] : undefined, walk.schemas)
    return goesTheOtherWay(field, walk) ? [] : [[name, completed(held, field, within(walk))]]
  })
  const missing = requiredOf(node).filter((name) => !Object.hasOwn(value, name))
  const added = missing.flatMap((name) => requiredField(node, name, { ...walk, cut: true }) ?? [])
  return Object.fromEntries([...entries, ...added])
}

/** A value of the schema's type, with what its conditions ask of that value; those of objects are met field by field. */
function ofType(node: Node, walk: Walk): unknown {
  const value = ofBareType(node, walk)
  if (value === undefined || isRecord(value)) return value
  const branches = partsOf(node).flatMap((part) => {
    if (part.if === undefined) return []
    const branch = satisfies(value, part.if as SchemaNode, walk) ? part.then : part.else
    return branch === undefined ? [] : [branch as SchemaNode]
  })
  if (branches.length === 0) return value
  return ofBareType(resolve({ allOf: [node as SchemaNode, ...branches] }, walk.schemas).node, walk) ?? value
}

function ofBareType(node: Node, walk: Walk): unknown {
  switch (kindOf(node)) {
    case 'object':
      return exampleObject(node, walk)
    case 'array':
      return exampleArray(node, within(walk))
    case 'string':
      return otherThan(node, [exampleText(node, walk), 'text', 'a', '1'], walk)
    case 'integer':
      return otherThan(
        node,
        [0, 1, 2, 3].map((variant) => exampleNumber(node, 1, { variant: walk.variant + variant })),
        walk,
      )
    case 'number':
      return otherThan(
        node,
        [0, 1, 2, 3, 0.5].map((variant) => exampleNumber(node, 0.1, { variant: walk.variant + variant })),
        walk,
      )
    case 'boolean':
      return otherThan(node, walk.variant % 2 === 1 ? [false] : [true, false], walk)
    case 'null':
      return null
    default:
      return node.not === undefined ? undefined : otherThan(node, ['string', 1, true, {}, []], walk)
  }
}

/** The first that is not excluded; the very first where all are. */
const otherThan = (node: Node, values: readonly unknown[], walk: Walk): unknown =>
  partsOf(node).some((part) => part.not !== undefined)
    ? (values.find((value) => satisfies(value, node as SchemaNode, walk)) ?? values[0])
    : values[0]
