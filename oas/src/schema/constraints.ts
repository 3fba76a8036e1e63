import { asArray, isRecord } from '../json.ts'
import { writeJson } from '../numbers.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { countPhrases, numberPhrases, range } from './bounds.ts'
import { describe } from './describe.ts'
import { type EnumValue, enumValues } from './enum-values.ts'
import { capitalized, listed, type Phrase, term } from './phrase.ts'
import { partsOf, type ResolvedSchema } from './resolve.ts'
import type { SchemaReading } from './row.ts'
import { xmlWords } from './xml-words.ts'

export interface Constraints {
  /** Each a short phrase, such as `Length 8 to 16`. */
  readonly phrases: readonly string[]
  /** Each a sentence without its full stop, such as: With `card`, `billing` is required. */
  readonly rules: readonly Phrase[]
  readonly patterns: readonly string[]
  /** Every value that is allowed, or undefined when any is. */
  readonly values: readonly EnumValue[] | undefined
  /** The default value; undefined if there is none, which differs from null. */
  readonly fallback: unknown
  readonly examples: readonly unknown[]
}

/** Constraints on a value, and its serialisation where that isn't plain. */
export function constraintsOf(
  schema: ResolvedSchema,
  { schemas, xml = false }: Pick<SchemaReading, 'schemas' | 'xml'>,
): Constraints {
  const { node } = schema
  const parts = partsOf(node)
  const values = enumValues(node)
  return {
    phrases: phrasesOf(node),
    rules: [
      ...parts.flatMap((part) => rulesOf(part, { schemas, present: new Set(asArray(node.required)) })),
      ...(xml ? xmlWords(schema) : []),
    ],
    patterns: parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])),
    values,
    fallback: node.default,
    examples: values ? [] : examplesOf(node),
  }
}

function phrasesOf(node: ResolvedSchema['node']): string[] {
  const { additionalProperties, unevaluatedProperties, items, prefixItems, unevaluatedItems } = node
  const closed =
    (additionalProperties === false && isRecord(node.properties)) || unevaluatedProperties === false
  const full = (items === false && prefixItems !== undefined) || unevaluatedItems === false
  return [
    ...countPhrases(node),
    ...numberPhrases(node),
    ...(closed ? ['No additional fields'] : []),
    ...(full ? ['No additional items'] : []),
    ...(node.readOnly === true ? ['Response only'] : []),
    ...(node.writeOnly === true ? ['Request only'] : []),
  ]
}

interface RuleContext {
  readonly schemas: NamedSchemas
  readonly present: ReadonlySet<unknown>
}

function rulesOf(node: ResolvedSchema['node'], { schemas, present }: RuleContext): Phrase[] {
  const { dependentRequired, not, propertyNames } = node
  const needs = Object.entries(isRecord(dependentRequired) ? dependentRequired : {})
  return [
    ...needs.map(([name, needed]): Phrase => {
      const names = asArray(needed)
      return [
        'With ',
        term(name),
        ', ',
        ...listed(names, 'and'),
        names.length === 1 ? ' is required' : ' are required',
      ]
    }),
    ...(not === undefined || isNothing(not)
      ? []
      : [['Not allowed if ', ...describe(not as SchemaNode, { schemas, of: ['it'], present })]]),
    ...containsRule(node, schemas),
    ...(propertyNames === undefined
      ? []
      : [capitalized(describe(propertyNames as SchemaNode, { schemas, of: ['each field name'] }))]),
  ]
}

/** Schemas that allow every value; under `not` they forbid every value, which is no condition. */
const isNothing = (schema: unknown): boolean =>
  schema === true || (isRecord(schema) && Object.keys(schema).length === 0)

function containsRule(node: ResolvedSchema['node'], schemas: NamedSchemas): Phrase[] {
  const { contains, minContains = 1, maxContains } = node
  if (contains === undefined) return []
  const count = range(minContains, maxContains, { unit: 'item' })
  if (count === '') return []
  const words = `Contains ${count.charAt(0).toLowerCase()}${count.slice(1)} where `
  return [[words, ...describe(contains as SchemaNode, { schemas, of: ['the item'] })]]
}

const maxExamples = 5
const maxExampleLength = 200

/** Those that fit beside a field, but for what is told as the default. */
function examplesOf({ example, examples, default: fallback }: ResolvedSchema['node']): unknown[] {
  const all: unknown[] = Array.isArray(examples) ? examples : example === undefined ? [] : [example]
  return all
    .filter((one) => writeJson(one) !== writeJson(fallback) && writeJson(one).length <= maxExampleLength)
    .slice(0, maxExamples)
}
