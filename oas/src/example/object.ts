import { asArray, isRecord } from '../json.ts'
import { resolve } from '../schema/resolve.ts'
import type { SchemaNode } from '../types.ts'
import { satisfies } from './satisfies.ts'
import { exampleText } from './scalar.ts'
import {
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

const maxWholeDepth = 2
const maxFields = 20
const maxNameLength = 200
/** One condition may bring the next. */
const maxRounds = 6

type Fields = Record<string, unknown>

/** With what its conditions ask of it; undefined where it leads back to itself. */
export function exampleObject(node: Node, walk: Walk): Fields | undefined {
  let schema = node
  let value = fieldsFor(schema, walk)
  for (let round = 0; value && round < maxRounds; round += 1) {
    const more = conditions(node, value, walk)
    const { node: next } = resolve({ allOf: [node as SchemaNode, ...more] }, walk.schemas)
    if (more.length === 0 || JSON.stringify(next) === JSON.stringify(schema)) break
    schema = next
    value = fieldsFor(schema, walk) ?? value
  }
  return value && withoutFaults(value, { node, asked: schema, walk })
}

/** Schemas that apply because of the fields present. */
function conditions(node: Node, value: Fields, walk: Walk): SchemaNode[] {
  const has = (name: string) => Object.hasOwn(value, name)
  return partsOf(node).flatMap((part): SchemaNode[] => {
    const { dependentRequired, dependentSchemas, if: condition, then: met, else: unmet } = part
    const needs = entriesOf(dependentRequired).flatMap(([name, others]) => (has(name) ? asArray(others) : []))
    const schemas = entriesOf(dependentSchemas).flatMap(([name, schema]) =>
      has(name) ? [schema as SchemaNode] : [],
    )
    const branch =
      condition === undefined ? undefined : satisfies(value, condition as SchemaNode, walk) ? met : unmet
    return [
      ...(needs.length > 0 ? [{ required: needs }] : []),
      ...schemas,
      ...(branch === undefined ? [] : [branch as SchemaNode]),
    ]
  })
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : [])

interface Repair {
  readonly node: Node
  readonly asked: Node
  readonly walk: Walk
}

/** Without fields that may be left out, where with them it is no value of its schema. */
function withoutFaults(value: Fields, { node, asked, walk }: Repair): Fields {
  const fits = (one: Fields) => satisfies(one, node as SchemaNode, walk)
  if (fits(value)) return value
  const required = requiredOf(asked)
  const optional = Object.keys(value).filter((name) => !required.includes(name))
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
  for (const name of optional.toReversed()) {
    const less = without([name])
    if (fits(less)) return less
  }
  const least = without(optional)
  return fits(least) ? least : value
}

function fieldsFor(node: Node, walk: Walk): Fields | undefined {
  const fields = fieldsOf(node)
  const required = requiredOf(node)
  const needed = new Map(required.map((name) => [name, requiredField(node, name, walk)]))
  if ([...needed.values()].some((field) => field === undefined)) return undefined
  // An object of which nothing is required is shown with its fields: empty, it would say nothing.
  const whole = walk.whole || (required.length === 0 && walk.depth <= maxWholeDepth)
  const described = Object.keys(fields).flatMap((name): [string, unknown][] => {
    const own = needed.get(name)
    if (own) return own
    if (!whole || !mayBeCalled(name, node, walk)) return []
    const { node: field } = resolve(fields[name], walk.schemas)
    const value = goesTheOtherWay(field, walk) ? undefined : walk.valueFor(fields[name], within(walk))
    return saysNothing(value) ? [] : [[name, value]]
  })
  const undescribed = required
    .filter((name) => !Object.hasOwn(fields, name))
    .flatMap((name) => needed.get(name) ?? [])
  const all = [...described, ...undescribed]
  return Object.fromEntries(
    [...all, ...furtherFields(node, all, walk)].slice(0, Math.max(maxFields, all.length)),
  )
}

const mayBeCalled = (name: string, { propertyNames }: Node, walk: Walk): boolean =>
  propertyNames === undefined || satisfies(name, propertyNames as SchemaNode, walk)

/** Fields of any name, where there have to be more, or where a pattern names all that there are. */
function furtherFields(node: Node, all: readonly [string, unknown][], walk: Walk): [string, unknown][] {
  const { minProperties, patternProperties, propertyNames, additionalProperties } = node
  const [pattern] = entriesOf(patternProperties)
  const least = typeof minProperties === 'number' ? Math.min(minProperties, maxFields) : 0
  const count = Math.max(least - all.length, pattern && all.length === 0 && walk.whole ? 1 : 0)
  const byPattern =
    pattern && additionalProperties !== undefined && (additionalProperties === false || least === 0)
  const taken = new Set(all.map(([name]) => name))
  const entries: [string, unknown][] = []
  for (let place = 0; entries.length < count && place < maxFields * 2; place += 1) {
    const name =
      pattern && (byPattern || additionalProperties === undefined)
        ? exampleText({ pattern: pattern[0], maxLength: maxNameLength }, { variant: place })
        : propertyNames === undefined
          ? `key${place > 0 ? place + 1 : ''}`
          : walk.valueFor(namesOf(propertyNames), { ...within(walk), variant: place })
    if (typeof name !== 'string' || taken.has(name) || !mayBeCalled(name, node, walk)) continue
    taken.add(name)
    entries.push([name, otherField(node, name, walk)])
  }
  return entries
}

const namesOf = (propertyNames: unknown): SchemaNode => ({
  allOf: [{ type: 'string' }, propertyNames as SchemaNode],
})

/** No field where it goes the other way; undefined where it leads back to itself. */
export function requiredField(node: Node, name: string, walk: Walk): [string, unknown][] | undefined {
  const fields = fieldsOf(node)
  if (!Object.hasOwn(fields, name)) return [[name, otherField(node, name, walk)]]
  const { node: field, nullable } = resolve(fields[name], walk.schemas)
  if (goesTheOtherWay(field, walk)) return []
  const value = walk.valueFor(fields[name], within(walk))
  if (value !== undefined) return [[name, value]]
  const kind = kindOf(field)
  if (!walk.cut && (kind !== 'any' || isChoice(field))) return nullable ? [[name, null]] : undefined
  return [[name, nullable ? null : kind === 'object' ? {} : kind === 'array' ? [] : 'string']]
}

/** A field that has no schema of its own. */
function otherField({ additionalProperties, patternProperties }: Node, name: string, walk: Walk): unknown {
  const [byPattern] = entriesOf(patternProperties).flatMap(([source, schema]) =>
    satisfies(name, { pattern: source }, walk) ? [schema as SchemaNode] : [],
  )
  const schema =
    byPattern ?? (isRecord(additionalProperties) ? (additionalProperties as SchemaNode) : undefined)
  return (schema === undefined ? undefined : walk.valueFor(schema, within(walk))) ?? 'string'
}

const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)
