import { constraintBreaks } from '@switchboard/contract/constraints'
import { added, type Change, changed, code, deprecated, type Operation, removed } from './change.ts'
import { easings } from './easings.ts'
import { flat, type Schema } from './flat.ts'

type Named = Operation['schemas']

export interface Sides {
  readonly old: Named
  readonly now: Named
  /** Named schemas that were compared already: they may lead to themselves. */
  readonly seen: Set<string>
}

/** What a caller sends may only be taken more widely; what is answered may only become narrower. */
export interface Pair extends Sides {
  readonly side: 'request' | 'answer'
}

const deepest = 20

/** `place` is where the schema stands, for people; a named schema goes by its name. */
export function compareSchemas(
  pair: Pair,
  before: unknown,
  after: unknown,
  place: string,
  depth = 0,
): Change[] {
  const old = flat(pair.old, before)
  const now = flat(pair.now, after)
  if (!old || !now || depth > deepest) return []
  const shared = old.name !== undefined && now.name !== undefined
  const key = `${pair.side} ${old.name} ${now.name}`
  if (shared && pair.seen.has(key)) return []
  if (shared) pair.seen.add(key)
  const at = now.name ?? place
  const breaks = constraintBreaks(pair.side, old.schema, now.schema)
  return [
    ...breaks.map((words) => changed(`${code(at)}: ${words}.`, true)),
    ...(breaks.length > 0
      ? []
      : easings(old.schema, now.schema).map((words) => changed(`${code(at)}: ${words}.`))),
    ...fields(pair, old.schema, now.schema, at),
    ...deeper(pair, old.schema, now.schema, { at, depth: depth + 1 }),
  ]
}

function fields({ side }: Pair, old: Schema, now: Schema, at: string): Change[] {
  const [was, is] = [propertiesOf(old), propertiesOf(now)]
  const [needed, needs] = [requiredOf(old), requiredOf(now)]
  const taken = side === 'request'
  const at_ = (name: string) => code(`${at}.${name}`)
  const changes: Change[] = []
  for (const name of Object.keys(was)) {
    if (!Object.hasOwn(is, name))
      changes.push(removed(`${at_(name)} is no longer ${taken ? 'taken' : 'answered'}.`))
    else if (isDeprecated(is[name]) && !isDeprecated(was[name]))
      changes.push(deprecated(`${at_(name)} is deprecated.`))
  }
  for (const name of Object.keys(is)) {
    const isNew = !Object.hasOwn(was, name)
    const [before, after] = [needed.has(name), needs.has(name)]
    if (taken && after && !before)
      changes.push((isNew ? added : changed)(`${at_(name)} must now be sent.`, true))
    else if (isNew)
      changes.push(added(taken ? `${at_(name)} may be sent.` : `${at_(name)} is answered, too.`))
    else if (taken && before && !after) changes.push(changed(`${at_(name)} may now be left out.`))
    else if (!taken && before && !after) changes.push(changed(`${at_(name)} may now be missing.`, true))
    else if (!taken && after && !before) changes.push(changed(`${at_(name)} is now always there.`))
  }
  return changes
}

const propertiesOf = (schema: Schema): Readonly<Record<string, unknown>> =>
  typeof schema.properties === 'object' && schema.properties !== null ? schema.properties : {}
const requiredOf = (schema: Schema): ReadonlySet<unknown> =>
  new Set(Array.isArray(schema.required) ? schema.required : [])
const isDeprecated = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'deprecated' in schema && schema.deprecated === true

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
  const items = compareSchemas(pair, old.items, now.items, `${at}[]`, depth)
  const others = compareSchemas(pair, old.additionalProperties, now.additionalProperties, `${at}.*`, depth)
  const variants = ['oneOf', 'anyOf'].flatMap((word) => {
    const [first, second] = [old[word], now[word]]
    if (!Array.isArray(first) || !Array.isArray(second)) return []
    return first.flatMap((one, index) => compareSchemas(pair, one, second[index], at, depth))
  })
  return [...inFields, ...items, ...others, ...variants]
}
