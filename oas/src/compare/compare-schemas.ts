import { asObject, isRecord } from '../json.ts'
import { type ResolvedSchema, schemasOf } from '../schema/resolve.ts'
import { goesThisWay, requiredOf, type SchemaRow } from '../schema/row.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { added, type Change, changed, code, deprecated, removed } from './change.ts'
import { compareChoices } from './compare-choices.ts'
import { compareRules, conditionsOf } from './compare-rules.ts'
import { constraintBreaks, nonBreakingChanges } from './constraint-changes.ts'
import { fits, type Pair, type Walk } from './fits.ts'
import { isAnything, type SchemaView, type SchemaViews } from './schema-views.ts'
import { changedRules, hasConditions, type Side, unanalysedWords } from './unanalysed-changes.ts'

type Schema = ResolvedSchema['node']

/** As deep as the stack surely reaches. */
const maxDepth = 60
/** More than any schema has that fits into documentation. */
const maxVisits = 50_000

/** `place` is where the schema stands, for people; a named schema goes by its name. */
export function compareSchemas(
  sides: Pair,
  before: SchemaNode | undefined = true,
  after: SchemaNode | undefined = true,
  place: string,
  depth = 0,
): Change[] {
  if (typeof before === 'boolean' && before === after) return []
  if (before === false || after === false) return [allOrNothing(sides, before, after, place)]
  const [old, now] = [sides.old.of(before), sides.now.of(after)]
  if (sides.isTrial) return fitsAt(sides, old, now) ? [] : [changed(place, true)]
  if (sides.walk) return compareViews(sides, sides.walk, { old, now }, { at: place, depth })
  const walk: Walk = { visits: new Set(), waiting: [] }
  const changes = [...compareViews({ ...sides, walk }, walk, { old, now }, { at: place, depth })]
  for (const compare of walk.waiting) changes.push(...compare())
  return changes
}

interface Views {
  readonly old: SchemaView
  readonly now: SchemaView
}

function compareViews(
  pair: Pair,
  { visits, waiting }: Walk,
  { old, now }: Views,
  { at: place, depth }: Below,
): Change[] {
  const visit = `${old.id} ${now.id}`
  if (visits.has(visit)) return []
  visits.add(visit)
  if (visits.size > maxVisits)
    return isAlike(old, now)
      ? []
      : [changed(`${code(place)} is too large to be compared, and differs.`, true)]
  const shared = old.name !== undefined && now.name !== undefined
  const key = `${pair.side} ${old.name} ${now.name}`
  if (shared && pair.seen.has(key)) return []
  if (shared) pair.seen.add(key)
  const compare = (depth: number): Change[] => {
    const below = { at: now.name || place, depth: depth + 1 }
    const all =
      old.choice || now.choice
        ? compareChoices(pair, old, now, {
            compare: (one, other) => compareSchemas(pair, one, other, below.at, below.depth),
            isFit: (one, other) => fitsAt(pair, pair.old.of(one), pair.now.of(other)),
            at: below.at,
          })
        : compareNodes(pair, old.node, now.node, below)
    const everything = [...all, ...subtypes(pair, old, now, below)]
    return everything.map((change) => (shared ? { schema: below.at, ...change } : change))
  }
  if (depth < maxDepth) return compare(depth)
  waiting.push(() => compare(0))
  return []
}

const isAlike = (old: SchemaView, now: SchemaView): boolean =>
  JSON.stringify(old.node) === JSON.stringify(now.node)

const fitsAt = (pair: Pair, old: SchemaView, now: SchemaView): boolean =>
  fits(
    pair,
    old,
    now,
    (trial, one, other) => compareNodes(trial, one.node, other.node, { at: '', depth: 0 }).length === 0,
  )

/** Changes of two schemas without a choice; in a trial, the first that breaks. */
function compareNodes(pair: Pair, old: Schema, now: Schema, below: Below): Change[] {
  const { at } = below
  const tell = (words: string, breaking = true) => changed(`${code(at)}: ${words}.`, breaking)
  const breaks = constraintBreaks(pair.side, old, now)
  const parts = [
    () => breaks.map((words) => tell(words)),
    () =>
      (breaks.length > 0 || pair.isTrial ? [] : nonBreakingChanges(old, now)).map((words) =>
        tell(words, false),
      ),
    () => rules(pair, old, now, below),
    () => fields(pair, old, now, below),
    () => otherFields(pair, old, now, below),
    () => items(pair, old, now, below),
  ]
  if (!pair.isTrial) return parts.flatMap((part) => part())
  return parts.some((part) => part().some(({ breaking }) => breaking)) ? [changed(at, true)] : []
}

function rules(pair: Pair, old: Schema, now: Schema, below: Below): Change[] {
  const { at } = below
  const [was, is] = [
    { schema: old, schemas: pair.old.schemas },
    { schema: now, schemas: pair.now.schemas },
  ]
  const words = changedRules(was, is)
  const sentences = [
    ...(words.length > 0 ? compareRules(was, is, { side: pair.side, at }) : []),
    ...onConditions(pair, was, is, below),
  ]
  const unknown = unanalysedWords(was, is, { xml: pair.xml === true })
  return [
    ...[...unknown, ...(sentences.length > 0 ? [] : words)].map((word) =>
      changed(`${code(at)}: ${word} changed.`, true),
    ),
    ...sentences,
  ]
}

/** A value that nothing may be, or no longer. Callers are used to new fields in responses, not to more items. */
function allOrNothing({ side }: Pair, before: SchemaNode, after: SchemaNode, place: string): Change {
  const isRequest = side === 'request'
  const verb = isRequest ? 'accepted' : 'returned'
  return after === false
    ? removed(`${code(place)} is no longer ${verb}.`, isRequest || !isAnything(before))
    : added(`${code(place)} may now be ${verb}.`, !isRequest && place.endsWith(']'))
}

interface Below {
  readonly at: string
  readonly depth: number
}

function fields(pair: Pair, old: Schema, now: Schema, { at, depth }: Below): Change[] {
  if (!allows(old, 'object') || !allows(now, 'object')) return []
  const [was, is] = fieldsOf(pair, old, now)
  const [needed, needs] = [new Set(requiredOf(old)), new Set(requiredOf(now))]
  const isRequest = pair.side === 'request'
  const at_ = (name: string) => (pair.isTrial ? '' : code(`${at}.${name}`))
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
  if (pair.isTrial && changes.some(({ breaking }) => breaking)) return changes
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
  const of = ({ properties }: Schema, views: SchemaViews) => {
    const all = { ...Object.fromEntries(unlisted.map((name) => [name, {}])), ...asObject(properties) }
    const ours = Object.entries(all as NamedSchemas).filter(
      ([, field]) => field !== false && goesThisWay(views.of(field), { direction: side }),
    )
    return Object.fromEntries(ours)
  }
  return [of(old, pair.old), of(now, pair.now)]
}

const isDeprecated = (schema: unknown): boolean => isRecord(schema) && schema.deprecated === true

/** Changes of schemas that a value of a discriminator leads to. */
function subtypes(pair: Pair, old: SchemaView, now: SchemaView, { at, depth }: Below): Change[] {
  const [was, is] = [old, now].map(({ choice, node }) =>
    asObject(asObject((choice ?? node).discriminator).mapping),
  )
  return Object.entries(was ?? {}).flatMap(([value, target]) => {
    const next = is?.[value]
    if (typeof target !== 'string' || typeof next !== 'string') return []
    return compareSchemas(pair, { 'x-named': target }, { 'x-named': next }, at, depth)
  })
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

/** Changes within conditions that both versions have. */
function onConditions(pair: Pair, old: Side, now: Side, { at, depth }: Below): Change[] {
  if (!hasConditions(old.schema) || !hasConditions(now.schema)) return []
  const is = conditionsOf(now, pair.side)
  return [...conditionsOf(old, pair.side)].flatMap(([when, row]) => {
    const next = is.get(when)
    return next ? compareSchemas(pair, withoutRequired(row), withoutRequired(next), at, depth) : []
  })
}

/** That is a rule in words already. */
const withoutRequired = ({ schema: { node } }: SchemaRow): SchemaNode => ({ ...node, required: [] })
