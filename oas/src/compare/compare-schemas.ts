import { asObject, isRecord } from '../json.ts'
import { type ResolvedSchema, resolve, schemasOf } from '../schema/resolve.ts'
import { goesThisWay, requiredOf, type SchemaRow } from '../schema/row.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import { added, type Change, changed, code, deprecated, removed } from './change.ts'
import { compareRules, conditionsOf } from './compare-rules.ts'
import { constraintBreaks, nonBreakingChanges } from './constraint-changes.ts'
import { changedRules, isAnnotation, isRule, unanalysedWords } from './unanalysed-changes.ts'

type Schema = ResolvedSchema['node']

export interface SchemaSides {
  readonly old: NamedSchemas
  readonly now: NamedSchemas
  /** Named schemas that were compared already: they may lead to themselves. */
  readonly seen: Set<string>
}

export interface Pair extends SchemaSides {
  readonly side: Direction
  /** Whether elements and attributes of XML are compared, too. */
  readonly xml?: boolean
  /** Parts that were compared on the way: also those without a name may lead to themselves. */
  readonly visits?: Map<SchemaNode, Set<SchemaNode>>
}

const maxDepth = 20
/** More than any schema has that fits into documentation. */
const maxVisits = 50_000

/** `place` is where the schema stands, for people; a named schema goes by its name. */
export function compareSchemas(
  { visits = new Map(), ...sides }: Pair,
  before: SchemaNode | undefined = true,
  after: SchemaNode | undefined = true,
  place: string,
  depth = 0,
): Change[] {
  if ((typeof before === 'boolean' && before === after) || depth > maxDepth) return []
  if (before === false || after === false) return [allOrNothing(sides, before, after, place)]
  const partners = visits.get(before) ?? new Set()
  if (partners.has(after) || visits.size > maxVisits) return []
  visits.set(before, partners.add(after))
  const pair = { ...sides, visits }
  const old = compared(before, pair.old)
  const now = compared(after, pair.now)
  const shared = old.name !== undefined && now.name !== undefined
  const key = `${pair.side} ${old.name} ${now.name}`
  if (shared && pair.seen.has(key)) return []
  if (shared) pair.seen.add(key)
  const at = now.name || place
  const below = { at, depth: depth + 1 }
  const breaks = constraintBreaks(pair.side, old.schema, now.schema)
  const others = breaks.length > 0 ? [] : nonBreakingChanges(old.schema, now.schema)
  const [was, is] = [
    { schema: old.schema, schemas: pair.old },
    { schema: now.schema, schemas: pair.now },
  ]
  const ruleWords = changedRules(was, is)
  const rules = [
    ...(ruleWords.length > 0 ? compareRules(was, is, { side: pair.side, at }) : []),
    ...onConditions(pair, old.schema, now.schema, below),
  ]
  const unknown = unanalysedWords(was, is, { xml: pair.xml === true })
  const all = [
    ...breaks.map((words) => changed(`${code(at)}: ${words}.`, true)),
    ...others.map((words) => changed(`${code(at)}: ${words}.`)),
    ...[...unknown, ...(rules.length > 0 ? [] : ruleWords)].map((word) =>
      changed(`${code(at)}: ${word} changed.`, true),
    ),
    ...fields(pair, old.schema, now.schema, below),
    ...otherFields(pair, old.schema, now.schema, below),
    ...items(pair, old.schema, now.schema, below),
    ...variants(pair, old.schema, now.schema, below),
    ...rules,
  ]
  return all.map((change) => (shared ? { schema: at, ...change } : change))
}

/** A value that nothing may be, or no longer. Callers are used to new fields in responses, not to more items. */
function allOrNothing({ side }: Pair, before: SchemaNode, after: SchemaNode, place: string): Change {
  const isRequest = side === 'request'
  const verb = isRequest ? 'accepted' : 'returned'
  return after === false
    ? removed(`${code(place)} is no longer ${verb}.`, isRequest || !isAnything(before))
    : added(`${code(place)} may now be ${verb}.`, !isRequest && place.endsWith(']'))
}

const isAnything = (schema: SchemaNode): boolean =>
  schema === true || Object.keys(schema).every((word) => isAnnotation(word))

/** A schema as one thing, so that moving a field between it and an `allOf` is no change; null is one of its types. */
function compared(schema: SchemaNode, schemas: NamedSchemas) {
  const { node, nullable } = resolve(schema, schemas)
  const types = [node.type ?? []].flat()
  return {
    name: nameOf(schema),
    schema:
      nullable && types.length > 0 && !types.includes('null') ? { ...node, type: [...types, 'null'] } : node,
  }
}

/** The name of a schema that says nothing else; empty for one that says nothing at all. */
function nameOf(schema: SchemaNode): string | undefined {
  const words = Object.entries(schema).filter(([word]) => !isAnnotation(word))
  const [[word, value] = ['x-named', '']] = words
  if (words.length > 1) return undefined
  if (word === 'x-named') return String(value)
  return word === 'allOf' && schemasOf(value).length === 1 ? nameOf(schemasOf(value)[0] ?? true) : undefined
}

interface Below {
  readonly at: string
  readonly depth: number
}

function fields(pair: Pair, old: Schema, now: Schema, { at, depth }: Below): Change[] {
  const [was, is] = fieldsOf(pair, old, now)
  const [needed, needs] = [new Set(requiredOf(old)), new Set(requiredOf(now))]
  const isRequest = pair.side === 'request'
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
  const common = Object.keys(was).filter((name) => Object.hasOwn(is, name))
  return [
    ...changes,
    ...common.flatMap((name) => compareSchemas(pair, was[name], is[name], `${at}.${name}`, depth)),
  ]
}

/** Fields that go this way. A field that is required alone can be any value. */
function fieldsOf({ side, ...pair }: Pair, old: Schema, now: Schema): [NamedSchemas, NamedSchemas] {
  const unlisted = [old, now].flatMap((schema) =>
    requiredOf(schema).filter((name) => !Object.hasOwn(asObject(schema.properties), name)),
  )
  const of = ({ properties }: Schema, schemas: NamedSchemas) => {
    const all = { ...Object.fromEntries(unlisted.map((name) => [name, {}])), ...asObject(properties) }
    const ours = Object.entries(all as NamedSchemas).filter(
      ([, field]) => field !== false && goesThisWay(resolve(field, schemas), { direction: side }),
    )
    return Object.fromEntries(ours)
  }
  return [of(old, pair.old), of(now, pair.now)]
}

const isDeprecated = (schema: unknown): boolean => isRecord(schema) && schema.deprecated === true

function variants(pair: Pair, old: Schema, now: Schema, { at, depth }: Below): Change[] {
  const inParts = ['oneOf', 'anyOf', 'allOf'].flatMap((word) =>
    pairsOf(old[word], now[word])
      // Variants that come or go are counted.
      .filter(([one, other]) => word === 'allOf' || (one !== undefined && other !== undefined))
      .flatMap(([one, other]) => compareSchemas(pair, one, other, at, depth)),
  )
  const [was, is] = [old, now].map(({ discriminator }) => asObject(asObject(discriminator).mapping))
  const inSubtypes = Object.entries(was ?? {}).flatMap(([value, target]) => {
    const next = is?.[value]
    if (typeof target !== 'string' || typeof next !== 'string') return []
    return compareSchemas(pair, { 'x-named': target }, { 'x-named': next }, at, depth)
  })
  return [...inParts, ...inSubtypes]
}

const allows = (schema: Schema, type: string): boolean => {
  const types = [schema.type ?? []].flat()
  return types.length === 0 || types.includes(type)
}

const othersOf = ({ additionalProperties, unevaluatedProperties }: Schema) =>
  (additionalProperties ?? unevaluatedProperties ?? true) as SchemaNode

/** Fields that aren't listed by name. */
function otherFields(pair: Pair, old: Schema, now: Schema, { at, depth }: Below): Change[] {
  if (!allows(old, 'object') || !allows(now, 'object')) return []
  const [was, is] = [asObject(old.patternProperties), asObject(now.patternProperties)] as NamedSchemas[]
  const patterns = Object.keys({ ...was, ...is }).flatMap((pattern) =>
    compareSchemas(
      pair,
      was?.[pattern] ?? othersOf(old),
      is?.[pattern] ?? othersOf(now),
      `${at}.${pattern}`,
      depth,
    ),
  )
  const [before, after] = [othersOf(old), othersOf(now)]
  const isRequest = pair.side === 'request'
  const others =
    after !== false || before === false || (!isRequest && !isAnything(before))
      ? compareSchemas(pair, before, after, `${at}.*`, depth)
      : isRequest
        ? [changed(`${code(at)}: other fields are now rejected.`, true)]
        : []
  return [...patterns, ...others]
}

const itemsOf = ({ items: each, unevaluatedItems }: Schema) =>
  (each ?? unevaluatedItems ?? true) as SchemaNode

function items(pair: Pair, old: Schema, now: Schema, { at, depth }: Below): Change[] {
  if (!allows(old, 'array') || !allows(now, 'array')) return []
  const [first, next] = [schemasOf(old.prefixItems), schemasOf(now.prefixItems)]
  const places = Array.from({ length: Math.max(first.length, next.length) }, (_, index) =>
    compareSchemas(pair, first[index] ?? itemsOf(old), next[index] ?? itemsOf(now), `${at}[${index}]`, depth),
  )
  return [...places.flat(), ...compareSchemas(pair, itemsOf(old), itemsOf(now), `${at}[]`, depth)]
}

/** Variants that are written alike belong together, wherever they stand; the others by their order. */
function pairsOf(old: unknown, now: unknown): [SchemaNode | undefined, SchemaNode | undefined][] {
  const left = schemasOf(now).filter((part) => !isRule(part as Schema))
  const alike: [SchemaNode, SchemaNode][] = []
  const rest: SchemaNode[] = []
  for (const one of schemasOf(old).filter((part) => !isRule(part as Schema))) {
    const index = left.findIndex((other) => JSON.stringify(other) === JSON.stringify(one))
    const [other] = index < 0 ? [] : left.splice(index, 1)
    if (other === undefined) rest.push(one)
    else alike.push([one, other])
  }
  const others = Array.from({ length: Math.max(rest.length, left.length) }, (_, index) => [
    rest[index],
    left[index],
  ])
  return [...alike, ...(others as typeof alike)]
}

/** Changes within conditions that both versions have. */
function onConditions(pair: Pair, old: Schema, now: Schema, { at, depth }: Below): Change[] {
  const is = conditionsOf({ schema: now, schemas: pair.now }, pair.side)
  return [...conditionsOf({ schema: old, schemas: pair.old }, pair.side)].flatMap(([when, row]) => {
    const next = is.get(when)
    return next ? compareSchemas(pair, withoutRequired(row), withoutRequired(next), at, depth) : []
  })
}

/** That is a rule in words already. */
const withoutRequired = ({ schema: { node } }: SchemaRow): SchemaNode => ({ ...node, required: [] })
