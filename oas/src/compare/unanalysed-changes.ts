import { isRecord } from '../json.ts'
import { partsOf, type ResolvedSchema } from '../schema/resolve.ts'
import type { NamedSchemas } from '../types.ts'

/** Keywords that are compared by their wording, which may leave something out. */
const ruleWords = [
  ...['not', 'contains', 'minContains', 'maxContains', 'propertyNames', 'dependentRequired'],
  ...['if', 'then', 'else', 'dependentSchemas', 'contentSchema'],
]
/** Compared one by one, or without an effect on what fits. Serialisation as XML counts where a body is XML. */
const analysedWords: ReadonlySet<string> = new Set([
  ...ruleWords,
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

interface Side {
  readonly schema: ResolvedSchema['node']
  readonly schemas: NamedSchemas
}

/** Whether a keyword says nothing about which values fit. */
export const isAnnotation = (word: string): boolean => annotations.test(word)

/** Whether a part of a schema is a rule in words. */
export const isRule = (part: ResolvedSchema['node']): boolean => ruleWords.some((word) => word in part)

/** Keywords that differ, but that nothing else here understands. */
export const unanalysedWords = (old: Side, now: Side, { xml }: { readonly xml: boolean }): string[] =>
  Object.keys({ ...old.schema, ...now.schema })
    .filter((word) => (word === 'xml' && xml) || !(analysedWords.has(word) || isAnnotation(word)))
    .filter((word) => isChanged(word, old, now))

/** Rules that differ, whatever their wording. */
export const changedRules = (old: Side, now: Side): string[] =>
  ruleWords.filter((word) => isChanged(word, old, now))

const isChanged = (word: string, old: Side, now: Side): boolean => meaning(word, old) !== meaning(word, now)

function meaning(word: string, { schema, schemas }: Side): string {
  const names = new Set<string>()
  const all = partsOf(schema).flatMap((part) => (word in part ? [meant(part[word], { schemas, names })] : []))
  return JSON.stringify(all)
}

interface Walk {
  readonly schemas: NamedSchemas
  /** Names whose schemas are included already. */
  readonly names: Set<string>
}

/** A value without annotations and order of keywords, and with the schemas that it names. */
function meant(value: unknown, walk: Walk, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => meant(one, walk))
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
    .filter(([word]) => isMap || !isAnnotation(word))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, one]) => [word, meant(one, walk, !isMap && maps.test(word))])
  const { 'x-named': name } = value
  if (typeof name !== 'string' || isMap || walk.names.has(name)) return entries
  walk.names.add(name)
  return [...entries, meant(walk.schemas[name], walk)]
}
