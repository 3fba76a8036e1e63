import { isRecord } from '../json.ts'
import { type ResolvedSchema, resolve } from '../schema/resolve.ts'
import type { SchemaRow } from '../schema/row.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import { added, type Change, changed, code, deprecated, removed } from './change.ts'
import { compareRules, conditionsOf } from './compare-rules.ts'
import { constraintBreaks, nonBreakingChanges } from './constraint-changes.ts'

type Schema = ResolvedSchema['node']

export interface SchemaSides {
  readonly old: NamedSchemas
  readonly now: NamedSchemas
  /** Named schemas that were compared already: they may lead to themselves. */
  readonly seen: Set<string>
}

export interface Pair extends SchemaSides {
  readonly side: Direction
}

const maxDepth = 20

/** `place` is where the schema stands, for people; a named schema goes by its name. */
export function compareSchemas(
  pair: Pair,
  before: SchemaNode | undefined,
  after: SchemaNode | undefined,
  place: string,
  depth = 0,
): Change[] {
  if (!isRecord(before) || !isRecord(after) || depth > maxDepth) return []
  const old = compared(before, pair.old)
  const now = compared(after, pair.now)
  const shared = old.name !== undefined && now.name !== undefined
  const key = `${pair.side} ${old.name} ${now.name}`
  if (shared && pair.seen.has(key)) return []
  if (shared) pair.seen.add(key)
  const at = now.name ?? place
  const breaks = constraintBreaks(pair.side, old.schema, now.schema)
  const others = breaks.length > 0 ? [] : nonBreakingChanges(old.schema, now.schema)
  const here = [
    ...breaks.map((words) => changed(`${code(at)}: ${words}.`, true)),
    ...others.map((words) => changed(`${code(at)}: ${words}.`)),
    ...compareRules(
      { schema: old.schema, schemas: pair.old },
      { schema: now.schema, schemas: pair.now },
      { side: pair.side, at },
    ),
    ...fields(pair, old.schema, now.schema, at),
  ]
  const parts = deeper(pair, old.schema, now.schema, { at, depth: depth + 1 })
  return [...here, ...parts].map((change) => (shared ? { schema: at, ...change } : change))
}

/** A schema as one thing, so that moving a field between it and an `allOf` is no change; null is one of its types. */
function compared(schema: { [keyword: string]: unknown }, schemas: NamedSchemas) {
  const { node, nullable } = resolve(schema, schemas)
  const types = [node.type ?? []].flat()
  const named = schema['x-named']
  return {
    name: typeof named === 'string' ? named : undefined,
    schema:
      nullable && types.length > 0 && !types.includes('null') ? { ...node, type: [...types, 'null'] } : node,
  }
}

function fields({ side }: Pair, old: Schema, now: Schema, at: string): Change[] {
  const [was, is] = [propertiesOf(old), propertiesOf(now)]
  const [needed, needs] = [requiredOf(old), requiredOf(now)]
  const isRequest = side === 'request'
  const at_ = (name: string) => code(`${at}.${name}`)
  const changes: Change[] = []
  for (const name of Object.keys(was)) {
    if (!Object.hasOwn(is, name))
      changes.push(removed(`${at_(name)} is no longer ${isRequest ? 'accepted' : 'returned'}.`))
    else if (isDeprecated(is[name]) && !isDeprecated(was[name]))
      changes.push(deprecated(`${at_(name)} is deprecated.`))
  }
  for (const name of Object.keys(is)) {
    const isNew = !Object.hasOwn(was, name)
    const [before, after] = [needed.has(name), needs.has(name)]
    if (isNew && isRequest && after) changes.push(added(`New required field ${at_(name)}.`, true))
    else if (isNew) changes.push(added(`New ${isRequest ? 'optional ' : ''}field ${at_(name)}.`))
    else if (isRequest && after && !before) changes.push(changed(`${at_(name)} is now required.`, true))
    else if (isRequest && before && !after) changes.push(changed(`${at_(name)} is now optional.`))
    else if (before && !after) changes.push(changed(`${at_(name)} may now be missing.`, true))
    else if (after && !before) changes.push(changed(`${at_(name)} is now always present.`))
  }
  return changes
}

const propertiesOf = ({ properties }: Schema): NamedSchemas =>
  isRecord(properties) ? (properties as NamedSchemas) : {}
const requiredOf = (schema: Schema): ReadonlySet<unknown> =>
  new Set(Array.isArray(schema.required) ? schema.required : [])
const isDeprecated = (schema: unknown): boolean => isRecord(schema) && schema.deprecated === true

const part = (keyword: unknown): SchemaNode | undefined => (isRecord(keyword) ? keyword : undefined)

function deeper(
  pair: Pair,
  old: Schema,
  now: Schema,
  { at, depth }: { at: string; depth: number },
): Change[] {
  const [was, is] = [propertiesOf(old), propertiesOf(now)]
  const inFields = Object.keys(was)
    .filter((name) => Object.hasOwn(is, name))
    .flatMap((name) => compareSchemas(pair, was[name], is[name], `${at}.${name}`, depth))
  const items = compareSchemas(pair, part(old.items), part(now.items), `${at}[]`, depth)
  const others = compareSchemas(
    pair,
    part(old.additionalProperties),
    part(now.additionalProperties),
    `${at}.*`,
    depth,
  )
  const variants = ['oneOf', 'anyOf'].flatMap((word) => {
    const [first, second] = [old[word], now[word]]
    if (!Array.isArray(first) || !Array.isArray(second)) return []
    return first.flatMap((one, index) => compareSchemas(pair, one, second[index], at, depth))
  })
  return [...inFields, ...items, ...others, ...variants, ...onConditions(pair, old, now, { at, depth })]
}

/** Changes within conditions that both versions have. */
function onConditions(
  pair: Pair,
  old: Schema,
  now: Schema,
  { at, depth }: { at: string; depth: number },
): Change[] {
  const is = conditionsOf({ schema: now, schemas: pair.now }, pair.side)
  return [...conditionsOf({ schema: old, schemas: pair.old }, pair.side)].flatMap(([when, row]) => {
    const next = is.get(when)
    return next ? compareSchemas(pair, withoutRequired(row), withoutRequired(next), at, depth) : []
  })
}

/** That is a rule in words already. */
const withoutRequired = ({ schema: { node } }: SchemaRow): SchemaNode => ({ ...node, required: [] })
