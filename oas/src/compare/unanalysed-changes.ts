import { isRecord } from '../json.ts'
import { partsOf, type ResolvedSchema } from '../schema/resolve.ts'
import type { NamedSchemas } from '../types.ts'

/** Keywords that are compared by their wording, which may leave something out. */
const rules = [
  ...[['not'], ['contains', 'minContains', 'maxContains'], ['propertyNames'], ['dependentRequired']],
  ...[['if', 'then', 'else'], ['dependentSchemas'], ['contentSchema']],
]
/** Compared one by one, or without an effect on what fits. Serialisation as XML counts where a body is XML. */
const analysedWords: ReadonlySet<string> = new Set([
  ...rules.flat(),
  ...['type', 'enum', 'const', 'nullable', 'format', 'pattern', 'multipleOf', 'uniqueItems', 'xml'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'contentEncoding', 'contentMediaType'],
  ...['properties', 'required', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'prefixItems', 'unevaluatedItems', 'allOf', 'oneOf', 'anyOf', 'discriminator'],
  ...['readOnly', 'writeOnly', 'definitions', 'id'],
])
const annotations =
  /^(?:title|description|examples?|externalDocs|default|deprecated|x-(?!named$|number$).*|\$.*)$/
/** Keywords that hold the author's own names. */
const maps = /^(?:properties|patternProperties|dependentSchemas|mapping)$/

export interface Side {
  readonly schema: ResolvedSchema['node']
  readonly schemas: NamedSchemas
}

/** Whether a keyword says nothing about which values fit. */
export const isAnnotation = (word: string): boolean => annotations.test(word)

/** Keywords that differ, but that nothing else here understands. */
export const unanalysedWords = (old: Side, now: Side, { xml }: { readonly xml: boolean }): string[] =>
  Object.keys({ ...old.schema, ...now.schema })
    .filter((word) => (word === 'xml' && xml) || !(analysedWords.has(word) || isAnnotation(word)))
    .filter((word) => isChanged(word, old, now))

/** Whether a schema has parts that hold on a condition. */
export const hasConditions = (node: ResolvedSchema['node']): boolean =>
  partsOf(node).some((part) => ['if', 'dependentSchemas', 'contentSchema'].some((word) => word in part))

/** Rules that differ, whatever their wording and order. */
export const changedRules = (old: Side, now: Side): string[] =>
  [old, now].some(({ schema }) => partsOf(schema).some(isRule))
    ? rules.filter((words) => rulesIn(words, old) !== rulesIn(words, now)).map(([word = '']) => word)
    : []

const isRule = (part: ResolvedSchema['node']): boolean =>
  rules.some((words) => words.some((word) => word in part))

const rulesIn = (words: readonly string[], { schema, schemas }: Side): string => {
  const all = partsOf(schema).map((part) => words.map((word) => part[word] ?? null))
  const stated = all.filter((values) => values.some((value) => value !== null))
  return JSON.stringify(
    stated.map((rule) => JSON.stringify(meant(rule, { schemas, names: new Map() }))).sort(),
  )
}

const isChanged = (word: string, old: Side, now: Side): boolean => meaning(word, old) !== meaning(word, now)

function meaning(word: string, { schema, schemas }: Side): string {
  const names = new Map<string, number>()
  const all = partsOf(schema).flatMap((part) => (word in part ? [meant(part[word], { schemas, names })] : []))
  return JSON.stringify(all)
}

interface Walk {
  readonly schemas: NamedSchemas
  /** Names whose schemas are included already, by their place: another name is no other schema. */
  readonly names: Map<string, number>
}

/** A value without annotations and order of keywords, and with the schemas that it names. */
function meant(value: unknown, walk: Walk, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => meant(one, walk))
  if (!isRecord(value)) return value
  const { 'x-named': name, ...own } = isMap ? { ...value, 'x-named': undefined } : value
  const entries = Object.entries(isMap ? value : own)
    .filter(([word]) => isMap || !isAnnotation(word))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, one]) => [word, meant(one, walk, !isMap && maps.test(word))])
  if (typeof name !== 'string') return entries
  const met = walk.names.get(name)
  if (met !== undefined) return [...entries, met]
  walk.names.set(name, walk.names.size)
  return [...entries, meant(walk.schemas[name], walk)]
}
