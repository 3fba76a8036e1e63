// biome-ignore-all lint/suspicious/noThenProperty: it is a word of JSON Schema
import { describe, expect, test } from 'vitest'
import { documentOf, inRequest, inResponse, isBreaking, sentencesOf } from '../../test/compare-one.ts'

const number = { type: 'number' }
const text = { type: 'string' }
const list = { type: 'array', items: text }
const map = (rest: object) => ({ type: 'object', ...rest })
const kinds = (...types: string[]) => types.map((type) => ({ type, minLength: 1 }))
const pet = { type: 'object', required: ['kind'], properties: { kind: text } }

/** A response may be longer, larger or of another form than before: clients rarely hold it to its bounds. */
const bounds = new Set([
  ...['multipleOf', 'a finer multipleOf', 'maxLength', 'minimum', 'pattern', 'prefixItems'],
  ...['a bound of inline variants', 'a second pattern', 'a second multipleOf'],
])

describe('a narrower schema breaks requests, a wider one responses but for bounds', () => {
  // The wider schema first.
  test.each<[string, object | boolean, object | boolean]>([
    ['multipleOf', number, { ...number, multipleOf: 5 }],
    ['a finer multipleOf', { ...number, multipleOf: 0.01 }, { ...number, multipleOf: 0.1 }],
    ['maxLength', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }],
    ['minimum', number, { ...number, minimum: 0 }],
    ['pattern', text, { ...text, pattern: '^a' }],
    ['format', text, { ...text, format: 'date' }],
    ['uniqueItems', list, { ...list, uniqueItems: true }],
    ['const', { ...text, enum: ['a', 'b'] }, { ...text, enum: ['a', 'b'], const: 'a' }],
    [
      'null beside variants',
      { oneOf: [...kinds('string', 'array'), { type: 'null' }] },
      { oneOf: kinds('string', 'array') },
    ],
    ['items', { type: 'array' }, list],
    ['prefixItems', list, { ...list, prefixItems: [{ ...text, maxLength: 3 }] }],
    ['a type of prefixItems', { prefixItems: [{ type: ['string', 'null'] }] }, { prefixItems: [text] }],
    ['no more items', { prefixItems: [text] }, { prefixItems: [text], items: false }],
    ['unevaluatedItems', { prefixItems: [text] }, { prefixItems: [text], unevaluatedItems: text }],
    ['additionalProperties', map({}), map({ additionalProperties: text })],
    [
      'a type of additionalProperties',
      map({ additionalProperties: number }),
      map({ additionalProperties: { type: 'integer' } }),
    ],
    ['additionalProperties true', map({ additionalProperties: true }), map({ additionalProperties: text })],
    ['unevaluatedProperties', map({}), map({ unevaluatedProperties: text })],
    [
      'a type of unevaluatedProperties',
      map({ unevaluatedProperties: number }),
      map({ unevaluatedProperties: { type: 'integer' } }),
    ],
    ['patternProperties', map({}), map({ patternProperties: { '^x-': text } })],
    [
      'a type of patternProperties',
      map({ patternProperties: { '^x-': number } }),
      map({ patternProperties: { '^x-': { type: 'integer' } } }),
    ],
    ['a required field without a schema', map({}), map({ required: ['a'] })],
    [
      'a field that any value was allowed for',
      map({ properties: { a: true } }),
      map({ properties: { a: text } }),
    ],
    ['propertyNames', map({}), map({ propertyNames: { maxLength: 3 } })],
    ['contains', list, { ...list, contains: { const: 'a' } }],
    ['dependentRequired', map({}), map({ dependentRequired: { a: ['b'] } })],
    [
      'a type of inline variants',
      { oneOf: kinds('string', 'number') },
      { oneOf: kinds('string', 'integer') },
    ],
    ['a bound of inline variants', { anyOf: [list, text] }, { anyOf: [list, { ...text, maxLength: 8 }] }],
    [
      'variants in another order',
      { oneOf: kinds('string', 'number') },
      { oneOf: kinds('integer', 'string') },
    ],
    ['a second pattern', { allOf: [{ pattern: 'a' }] }, { allOf: [{ pattern: 'a' }, { pattern: 'b' }] }],
    [
      'a second multipleOf',
      { ...number, multipleOf: 2 },
      { ...number, allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] },
    ],
    [
      'a second choice',
      { allOf: [{ anyOf: kinds('string', 'array') }] },
      { allOf: [{ anyOf: kinds('string', 'array') }, { oneOf: kinds('string', 'number') }] },
    ],
  ])('%s', (word, wide, narrow) => {
    expect(sentencesOf(inRequest(wide), inRequest(narrow)).filter(isBreaking)).not.toEqual([])
    expect(sentencesOf(inRequest(narrow), inRequest(wide)).filter(isBreaking)).toEqual([])
    expect(sentencesOf(inResponse(narrow), inResponse(wide)).some(isBreaking)).toBe(!bounds.has(word))
    expect(sentencesOf(inResponse(wide), inResponse(narrow)).filter(isBreaking)).toEqual([])
  })
})

describe('a change in both directions', () => {
  test.each<[string, object, object, string]>([
    [
      'minContains',
      { contains: text },
      { contains: text, minContains: 2 },
      'new rule: contains at least 2 items',
    ],
    [
      'contentEncoding',
      text,
      { ...text, contentEncoding: 'base64' },
      '`body`: contentEncoding set to base64.',
    ],
    [
      'contentMediaType',
      { ...text, contentMediaType: 'image/png' },
      { ...text, contentMediaType: 'image/gif' },
      '`body`: contentMediaType changed from `image/png` to `image/gif`.',
    ],
    [
      'a rule of the same wording',
      map({ not: { required: ['a'], title: 'A' } }),
      map({ not: { required: ['a'], type: 'object' } }),
      '`body`: not changed.',
    ],
    ['a keyword that nobody knows', text, { ...text, collation: 'de' }, '`body`: collation changed.'],
    [
      'the property of a discriminator',
      { ...pet, discriminator: { propertyName: 'kind' } },
      { ...pet, discriminator: { propertyName: 'type' } },
      '`body`: discriminator propertyName changed from kind to type.',
    ],
  ])('%s', (_word, old, now, sentence) => {
    const breaks = sentencesOf(inRequest(old), inRequest(now)).filter(isBreaking)
    expect(breaks).toContainEqual(expect.stringContaining(sentence))
    expect(sentencesOf(inRequest(now), inRequest(old)).filter(isBreaking)).not.toEqual([])
  })
})

test.each([
  ['readOnly', inRequest, 'accepted'],
  ['writeOnly', inResponse, 'returned'],
] as const)('a field that only goes the other way is gone: %s', (word, within, verb) => {
  const [both, one] = [{}, { [word]: true }].map((way) =>
    within(map({ required: ['a'], properties: { a: { ...text, ...way } } })),
  ) as [ReturnType<typeof documentOf>, ReturnType<typeof documentOf>]
  expect(sentencesOf(both, one)).toEqual([
    `breaking: \`body.a\` is no longer ${verb}.`.replace(
      'body',
      verb === 'returned' ? '200 response' : 'body',
    ),
  ])
  expect(sentencesOf(one, both).filter(isBreaking)).toEqual(
    word === 'readOnly' ? ['breaking: New required field `body.a`.'] : [],
  )
})

test('a change of a subtype that a discriminator alone leads to is seen', () => {
  const family = (maxLength: number) =>
    inRequest(
      { $ref: '#/components/schemas/Pet' },
      {
        Pet: { ...pet, discriminator: { propertyName: 'kind' } },
        Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { name: { ...text, maxLength } } },
      },
    )
  expect(sentencesOf(family(9), family(8))).toEqual(['breaking: `Cat.name`: maxLength lowered from 9 to 8.'])
})

test('annotations are no change, nor is another order', () => {
  const words = {
    title: 'A',
    description: 'B',
    examples: ['C'],
    'x-a': 1,
    externalDocs: { url: 'https://a.example' },
  }
  const one = map({
    not: text,
    oneOf: kinds('string', 'number'),
    patternProperties: { a: text },
    properties: { b: text },
  })
  const other = {
    ...words,
    properties: { b: { ...text, ...words } },
    patternProperties: { a: { ...words, ...text } },
    oneOf: [...kinds('number', 'string')],
    not: { ...words, ...text },
    type: 'object',
  }
  for (const within of [inRequest, inResponse]) {
    expect(sentencesOf(within(one), within(other))).toEqual([])
    expect(sentencesOf(within(other), within(one))).toEqual([])
  }
})

test('schemas that lead to themselves twice over are compared in no time', () => {
  const tree = (more: object) => {
    const again = { allOf: [{ $ref: '#/components/schemas/Tree' }], ...more }
    const properties = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, again]))
    return inRequest({ $ref: '#/components/schemas/Tree' }, { Tree: map({ properties, minProperties: 1 }) })
  }
  expect(sentencesOf(tree({}), tree({})).length).toBe(0)
  expect(sentencesOf(tree({ maxProperties: 2 }), tree({ maxProperties: 2 })).length).toBe(0)
})

test.each([
  ['application/json', 'application/json; charset=utf-8', false],
  ['application/json', 'Application/JSON', false],
  ['image/png', 'image/*', false],
  ['application/json', '*/*', false],
  ['image/*', 'image/png', true],
  ['application/json', 'application/xml', true],
])('a body as %s is accepted as %s; breaking: %s', (old, now, breaks) => {
  const accepting = (type: string) => documentOf({ requestBody: { content: { [type]: { schema: text } } } })
  expect(sentencesOf(accepting(old), accepting(now)).some(isBreaking)).toBe(breaks)
})
