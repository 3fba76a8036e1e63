// biome-ignore-all lint/suspicious/noThenProperty: it is a word of JSON Schema
import { describe, expect, test } from 'vitest'
import { inRequest, inResponse, isBreaking, sentencesOf } from '../../test/compare-one.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const whole = { type: 'integer' }
const list = { type: 'array', items: text }
const map = <Rest extends object>(rest: Rest) => ({ type: 'object', ...rest })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const cat = map({ required: ['kind', 'lives'], properties: { kind: { const: 'cat' }, lives: whole } })
const dog = map({ required: ['kind', 'tricks'], properties: { kind: { const: 'dog' }, tricks: list } })
const schemas = { Cat: cat, Dog: dog, Hound: dog, Kitten: cat }
const byKind = { propertyName: 'kind', mapping: { cat: ref('Cat').$ref, dog: ref('Dog').$ref } }

const breaksBetween = (old: unknown, now: unknown) =>
  [inRequest, inResponse].map((within) =>
    sentencesOf(within(old, schemas), within(now, schemas)).filter(isBreaking),
  )

describe('the same in other words breaks nobody', () => {
  test.each<[string, unknown, unknown]>([
    ['an exclusive minimum of an integer', { ...whole, exclusiveMinimum: 0 }, { ...whole, minimum: 1 }],
    ['an exclusive maximum of an integer', { ...whole, exclusiveMaximum: 10 }, { ...whole, maximum: 9 }],
    ['a minimum between two integers', { ...whole, minimum: 0.5 }, { ...whole, minimum: 1 }],
    [
      'an exclusive minimum as OpenAPI 3.0 has it',
      { ...number, minimum: 0, exclusiveMinimum: true },
      { ...number, exclusiveMinimum: 0 },
    ],
    ['two minimums', { ...number, minimum: 0, exclusiveMinimum: 0 }, { ...number, exclusiveMinimum: 0 }],
    ['multiples of 1', whole, { ...number, multipleOf: 1 }],
    ['multiples of an integer', { ...whole, multipleOf: 5 }, { ...number, multipleOf: 5 }],
    ['multiples that every integer is', whole, { ...whole, multipleOf: 0.5 }],
    ['bounds that every value meets', text, { ...text, minLength: 0 }],
    ['bounds of other types', text, { ...text, minimum: 3, maxItems: 4, required: ['a'], items: whole }],
    ['one value', { ...text, enum: ['a'] }, { const: 'a' }],
    ['values without their type', { ...text, enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
    ['objects as values', { enum: [{ a: 1, b: [2] }] }, { const: { b: [2], a: 1 } }],
    ['bounds that the values meet', { enum: ['a', 'b'] }, { ...text, enum: ['a', 'b'], maxLength: 1 }],
    ['types as variants', { type: ['string', 'integer'] }, { anyOf: [whole, text] }],
    [
      'types as one of variants',
      { type: ['string', 'integer'], maxLength: 3 },
      { oneOf: [{ ...text, maxLength: 3 }, whole] },
    ],
    ['null as a variant', { ...cat, type: ['object', 'null'] }, { anyOf: [cat, { type: 'null' }] }],
    ['null as OpenAPI 3.0 has it', { ...text, nullable: true }, { type: ['null', 'string'] }],
    [
      'null among values',
      { ...text, nullable: true, enum: ['a'] },
      { anyOf: [{ const: 'a' }, { type: 'null' }] },
    ],
    ['all types', {}, { type: ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] }],
    [
      'values of several variants',
      { enum: ['a', 'b', 'c'] },
      { oneOf: [{ ...text, enum: ['a', 'b'] }, { const: 'c' }] },
    ],
    ['base64', { ...text, format: 'byte' }, { ...text, contentEncoding: 'base64' }],
    ['a file', { ...text, format: 'binary' }, { contentMediaType: 'application/octet-stream' }],
    ['a file without a word', { ...text, format: 'binary' }, text],
    ['a condition without a demand', cat, { ...cat, if: { required: ['a'] } }],
    ['a condition with an empty demand', cat, { ...cat, if: { required: ['a'] }, then: {} }],
    ['both values of a type', { type: ['boolean', 'null'] }, { enum: [null, true, false] }],
    ['a demand without a condition', cat, { ...cat, then: { required: ['a'] } }],
    [
      'rules without a demand',
      map({}),
      map({
        propertyNames: true,
        dependentRequired: {},
        dependentSchemas: {},
        properties: {},
        patternProperties: {},
      }),
    ],
    [
      'items without a demand',
      { type: 'array' },
      { type: 'array', items: {}, minContains: 2, uniqueItems: false },
    ],
    [
      'items of which one at least fits',
      { ...list, contains: text },
      { ...list, contains: text, minContains: 1 },
    ],
    ['further fields', map({}), map({ additionalProperties: true, required: [] })],
    ['a bound in a part', { ...text, maxLength: 5 }, { ...text, allOf: [{ maxLength: 5 }] }],
    [
      'parts in another order',
      { allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
      { allOf: [{ pattern: 'b' }, { pattern: 'a' }] },
    ],
    [
      'rules in another order',
      { allOf: [{ not: { const: 1 } }, { not: { const: 2 } }] },
      { allOf: [{ not: { const: 2 } }, { not: { const: 1 } }] },
    ],
    ['variants in another order', { oneOf: [cat, dog] }, { oneOf: [dog, cat] }],
    [
      'variants with titles',
      { oneOf: [cat, dog] },
      {
        oneOf: [
          { ...dog, title: 'A' },
          { title: 'B', ...cat },
        ],
      },
    ],
    [
      'variants with other names',
      { oneOf: [ref('Cat'), ref('Dog')] },
      { oneOf: [ref('Hound'), ref('Kitten')] },
    ],
    ['variants without names', { anyOf: [ref('Cat'), ref('Dog')] }, { anyOf: [dog, cat] }],
    ['a rule about another name', { not: ref('Cat') }, { not: ref('Kitten') }],
    ['another word for variants', { anyOf: [cat, dog] }, { oneOf: [cat, dog] }],
    ['a variant within another', { anyOf: [cat, { anyOf: [dog, text] }] }, { anyOf: [text, cat, dog] }],
    [
      'the part that variants share',
      map({ required: ['a'], properties: { a: text }, oneOf: [cat, dog] }),
      { oneOf: [dog, cat].map((one) => ({ allOf: [one, { required: ['a'], properties: { a: text } }] })) },
    ],
    [
      'two choices in another order',
      { allOf: [{ oneOf: [cat, dog] }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }] },
      { allOf: [{ anyOf: [{ required: ['b'] }, { required: ['a'] }] }, { oneOf: [cat, dog] }] },
    ],
  ])('%s', (_name, one, other) => {
    const none = [[], []]
    expect([breaksBetween(one, other), breaksBetween(other, one)]).toEqual([none, none])
  })
})

describe('a schema of which more fits breaks responses alone, and the other way round requests', () => {
  // The one of which more fits first.
  test.each<[string, unknown, unknown]>([
    ['a variant more', { oneOf: [cat, dog] }, cat],
    ['any of more variants', { anyOf: [dog, cat] }, cat],
    ['a named variant more', { oneOf: [ref('Dog'), ref('Cat')] }, ref('Kitten')],
    [
      'a variant more, chosen by a value',
      { oneOf: [ref('Cat'), ref('Dog')], discriminator: byKind },
      ref('Cat'),
    ],
    ['a variant and null', { oneOf: [cat, dog, { type: 'null' }] }, cat],
    ['a third variant', { oneOf: [cat, dog, text] }, { oneOf: [dog, cat] }],
    ['a variant for a type', { anyOf: [whole, text, cat] }, { type: ['string', 'integer'] }],
    ['a variant for values', { anyOf: [{ enum: ['a', 'b'] }, whole] }, { enum: ['a', 'b'] }],
    ['a number for an integer among variants', { anyOf: [number, text] }, { anyOf: [text, whole] }],
    [
      'a field of a variant that need not be there',
      { oneOf: [dog, { ...cat, required: ['kind'] }] },
      { oneOf: [cat, dog] },
    ],
    ['a value that the other’s bounds allow', { ...whole, maximum: 100 }, { enum: [1, 100] }],
    ['a longer format', { ...whole, format: 'int64' }, { ...whole, format: 'int32' }],
    ['references to a URI', { ...text, format: 'uri-reference' }, { ...text, format: 'uri' }],
    ['no format', text, { ...text, format: 'date' }],
    ['a null value', { enum: ['a', null] }, { enum: ['a'] }],
    [
      'variants that exclude nothing',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
    ['a list of variants', { type: 'array', items: { oneOf: [cat, dog] } }, { type: 'array', items: cat }],
  ])('%s', (_name, wide, narrow) => {
    const [wider, narrower] = [breaksBetween(narrow, wide), breaksBetween(wide, narrow)]
    expect([wider[0], narrower[1]]).toEqual([[], []])
    expect([wider[1], narrower[0]]).not.toContainEqual([])
  })
})

test.each<[string, unknown, unknown]>([
  ['a format for another', { ...text, format: 'date' }, { ...text, format: 'date-time' }],
  [
    'base64 for hexadecimal digits',
    { ...text, contentEncoding: 'base64' },
    { ...text, contentEncoding: 'base16' },
  ],
  ['a variant for another', { oneOf: [cat, dog] }, { oneOf: [cat, list] }],
  [
    'variants that swap a value',
    { oneOf: [cat, dog] },
    {
      oneOf: [
        { ...cat, properties: dog.properties },
        { ...dog, properties: cat.properties },
      ],
    },
  ],
  [
    'another value of a variant',
    { oneOf: [cat, dog] },
    { oneOf: [{ ...cat, properties: { ...cat.properties, kind: { const: 'lion' } } }, dog] },
  ],
])('%s breaks both ways', (_name, one, other) => {
  expect(
    [...breaksBetween(one, other), ...breaksBetween(other, one)].map(({ length }) => length > 0),
  ).toEqual([true, true, true, true])
})

test('a variant that its value alone tells can’t be told without that value', () => {
  const free = { schema: map({ properties: { kind: text } }) }
  const choice = { oneOf: [free.schema, dog], discriminator: { propertyName: 'kind' } }
  expect(breaksBetween(free.schema, choice)[0]).toHaveLength(1)
})

test.each([30, 150])('what changes %i levels down is found', (depth) => {
  const nest = (schema: object) => {
    const all = Array.from({ length: depth }, (_, level): [string, object] => [
      `L${level}`,
      map({ properties: { a: level + 1 < depth ? ref(`L${level + 1}`) : schema } }),
    ])
    return inRequest(ref('L0'), Object.fromEntries(all))
  }
  expect(sentencesOf(nest(text), nest(text))).toEqual([])
  expect(sentencesOf(nest(text), nest(whole)).filter(isBreaking)).toHaveLength(1)
})
