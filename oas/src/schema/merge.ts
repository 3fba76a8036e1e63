import { asArray, isRecord } from '../json.ts'
import { compareNumbers, isNumber } from '../numbers.ts'

export type Keywords = Record<string, unknown>

/**
 * Two schemas combined into one. The later description wins; constraints accumulate. Parts that one schema can't
 * state twice, such as a second choice, stay in `allOf`.
 */
export function merge(base: Keywords, more: Keywords): Keywords {
  const own: Keywords = { ...more }
  const apart: Keywords[] = []
  for (const unit of units) {
    const [first = ''] = unit
    if (base[first] === undefined || own[first] === undefined) continue
    const taken = Object.fromEntries(unit.flatMap((word) => (word in own ? [[word, own[word]]] : [])))
    if (!isSame(base[first], own[first])) apart.push(taken)
    for (const word of unit) delete own[word]
  }
  const merged: Keywords = { ...base, ...own }
  for (const [word, both] of Object.entries(together)) {
    const [one, other] = [base[word], own[word]]
    if (one !== undefined && other !== undefined) merged[word] = both(one, other)
  }
  if (Array.isArray(base.enum) && merged.enum !== base.enum)
    for (const [word, words] of Object.entries(byValue(base))) if (!(word in own)) merged[word] = words
  const left = [...asArray(base.allOf), ...asArray(own.allOf), ...apart]
  if (left.length > 0) merged.allOf = left
  return merged
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Words that only together mean something, after the one that begins them. */
const units = [
  ['oneOf', 'discriminator'],
  ['anyOf', 'discriminator'],
  ['discriminator'],
  ['if', 'then', 'else'],
  ['not'],
  ['contains', 'minContains', 'maxContains'],
  ['pattern'],
  ['multipleOf'],
] as const

type Both = (one: unknown, other: unknown) => unknown

const numeric =
  (isFirst: (order: number) => boolean): Both =>
  (one, other) =>
    isNumber(one) && isNumber(other) && isFirst(compareNumbers(one, other)) ? one : other

const floor = numeric((order) => order > 0)
const ceiling = numeric((order) => order < 0)

/** A property that both describe must satisfy both. */
const bothSchemas: Both = (one, other) => {
  if (one === false || other === false) return false
  if (isRecord(one) && isRecord(other)) return isSame(one, other) ? other : { allOf: [one, other] }
  return isRecord(one) ? one : other
}

const bothFields: Both = (one, other) => {
  if (!isRecord(one) || !isRecord(other)) return other
  const both = Object.entries(other).map(([name, field]): [string, unknown] => [
    name,
    Object.hasOwn(one, name) ? bothSchemas(one[name], field) : field,
  ])
  return { ...one, ...Object.fromEntries(both) }
}

const union: Both = (one, other) => [...new Set([...asArray(one), ...asArray(other)])]

const bothValues: Both = (one, other) => {
  const shared = asArray(other).filter((value) => asArray(one).some((had) => isSame(had, value)))
  return shared.length > 0 ? shared : asArray(other).length > 0 ? other : one
}

const bothTypes: Both = (one, other) => {
  const [had, has] = [one, other].map((types) => (Array.isArray(types) ? types : [types]))
  const shared = (has ?? []).filter(
    (type) => had?.includes(type) || (type === 'integer' && had?.includes('number')),
  )
  // A number that is also an integer is an integer.
  if (shared.length === 0 && has?.includes('number') && had?.includes('integer')) return one
  if (shared.length === 0) return other
  return shared.length === 1 ? shared[0] : shared
}

const together: Readonly<Record<string, Both>> = {
  properties: bothFields,
  patternProperties: bothFields,
  dependentSchemas: bothFields,
  dependentRequired: (one, other) => {
    if (!isRecord(one) || !isRecord(other)) return other
    const both = Object.entries(other).map(([name, needs]) => [name, union(one[name], needs)])
    return { ...one, ...Object.fromEntries(both) }
  },
  required: union,
  additionalProperties: bothSchemas,
  unevaluatedProperties: bothSchemas,
  propertyNames: bothSchemas,
  items: bothSchemas,
  unevaluatedItems: bothSchemas,
  contentSchema: bothSchemas,
  enum: bothValues,
  type: bothTypes,
  minLength: floor,
  minimum: floor,
  exclusiveMinimum: floor,
  minItems: floor,
  minProperties: floor,
  maxLength: ceiling,
  maximum: ceiling,
  exclusiveMaximum: ceiling,
  maxItems: ceiling,
  maxProperties: ceiling,
}

/** Lists of words for the values of an enum, by value: fewer values would have other words. */
function byValue(node: Keywords): Keywords {
  const lists = Object.entries(node).filter(
    ([word, list]) => word.startsWith('x-enum') && Array.isArray(list),
  )
  return Object.fromEntries(
    lists.map(([word, list]) => [
      word,
      Object.fromEntries(asArray(node.enum).map((value, place) => [String(value), asArray(list)[place]])),
    ]),
  )
}
