import { asArray, type JsonObject } from '@switchboard/oas/document'
import { typesOf } from './flat-schema.ts'

interface FaultyValue {
  readonly keyword: string
  readonly value: unknown
}

/** Longer ones would test how much a backend takes, not what its schema says. */
const longest = 20_000
const mostItems = 300

/** Values beside those that a schema allows, by the keyword that each breaks. Some may satisfy it in another way. */
export function faultyValues(
  node: JsonObject,
  value: unknown,
  { isText }: { readonly isText: boolean },
): readonly FaultyValue[] {
  const types = typesOf(node)
  if (types.length === 0 && node.enum === undefined && node.const === undefined) return []
  return [
    ...(isText ? ofTextType(types) : ofType(types)),
    ...(node.enum !== undefined ? [{ keyword: 'enum', value: 'conformance-not-listed' }] : []),
    ...(node.const !== undefined
      ? [{ keyword: 'const', value: node.const === true ? false : 'conformance-not-it' }]
      : []),
    ...ofText(node, types, value),
    ...ofNumber(node),
    ...ofList(node, value),
  ]
}

function ofType(types: readonly string[]): FaultyValue[] {
  if (types.length === 0) return []
  const others = {
    string: 12345,
    integer: 'conformance',
    number: 'conformance',
    boolean: 'conformance',
    array: {},
    object: [],
  }
  const [type = ''] = types.filter((one) => one !== 'null')
  const wrong = others[type as keyof typeof others]
  return [
    ...(wrong === undefined ? [] : [{ keyword: 'type', value: wrong }]),
    ...(type === 'string'
      ? [
          { keyword: 'type', value: ['x'] },
          { keyword: 'type', value: { x: 1 } },
        ]
      : []),
    ...(type === 'integer' ? [{ keyword: 'type', value: 1.5 }] : []),
    ...(types.includes('null') ? [] : [{ keyword: 'type', value: null }]),
  ]
}

/** In an address or a form everything is text. */
const ofTextType = (types: readonly string[]): FaultyValue[] =>
  types.some((type) => ['integer', 'number', 'boolean'].includes(type)) && !types.includes('string')
    ? [{ keyword: 'type', value: 'conformance' }]
    : []

function ofText(
  { minLength, maxLength, pattern, format }: JsonObject,
  types: readonly string[],
  value: unknown,
): FaultyValue[] {
  if (!types.includes('string')) return []
  return [
    ...(typeof minLength === 'number' && minLength > 0
      ? [{ keyword: 'minLength', value: 'x'.repeat(minLength - 1) }]
      : []),
    ...(typeof maxLength === 'number' && maxLength < longest
      ? [{ keyword: 'maxLength', value: 'x'.repeat(maxLength + 1) }]
      : []),
    ...(pattern !== undefined
      ? [...blanks(minLength), ...nearMisses(value), '~ ~', 'é', '1', 'conformance'].map((value) => ({
          keyword: 'pattern',
          value,
        }))
      : []),
    ...(format !== undefined
      ? [
          { keyword: 'format', value: 'conformance %' },
          { keyword: 'format', value: '2026-02-31' },
        ]
      : []),
  ]
}

/** Text that says nothing, as long as one has to be. */
const blanks = (minLength: unknown): readonly string[] => [
  ' '.repeat(Math.max(1, typeof minLength === 'number' ? minLength : 0)),
]

/** Beside a number that is right: nothing, less than nothing, and a finer one. */
const nearMisses = (value: unknown): readonly string[] =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
    ? [value.replace(/\d/g, '0'), `-${value}`, value.includes('.') ? `${value}1` : `${value}.001`]
    : []

function ofNumber({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: JsonObject): FaultyValue[] {
  return [
    ...(typeof minimum === 'number' ? [{ keyword: 'minimum', value: minimum - 1 }] : []),
    ...(typeof maximum === 'number' ? [{ keyword: 'maximum', value: maximum + 1 }] : []),
    ...(typeof exclusiveMinimum === 'number'
      ? [{ keyword: 'exclusiveMinimum', value: exclusiveMinimum }]
      : []),
    ...(typeof exclusiveMaximum === 'number'
      ? [{ keyword: 'exclusiveMaximum', value: exclusiveMaximum }]
      : []),
    ...(typeof multipleOf === 'number' ? [{ keyword: 'multipleOf', value: multipleOf * 1.5 }] : []),
  ]
}

function ofList({ minItems, maxItems, uniqueItems }: JsonObject, value: unknown): FaultyValue[] {
  const items = asArray(value)
  const [first] = items
  if (!Array.isArray(value)) return []
  return [
    ...(typeof minItems === 'number' && minItems > 0
      ? [{ keyword: 'minItems', value: items.slice(0, minItems - 1) }]
      : []),
    ...(typeof maxItems === 'number' && maxItems < mostItems && first !== undefined
      ? [{ keyword: 'maxItems', value: Array.from({ length: maxItems + 1 }, () => first) }]
      : []),
    ...(uniqueItems === true && first !== undefined
      ? [{ keyword: 'uniqueItems', value: [first, first] }]
      : []),
  ]
}
