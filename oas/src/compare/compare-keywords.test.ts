// biome-ignore-all lint/suspicious/noThenProperty: it is a word of JSON Schema
import { describe, expect, test } from 'vitest'
import { readReference } from '../document/read-reference.ts'
import { compare } from './compare.ts'

const media = (schema: unknown, more = {}) => ({ content: { 'application/json': { schema, ...more } } })
const of = (operation: object, schemas: object = {}) =>
  readReference({
    openapi: '3.1.0',
    paths: { '/a': { post: { summary: 'A', responses: {}, ...operation } } },
    components: { schemas },
  } as never)
const told = (old: ReturnType<typeof of>, now: ReturnType<typeof of>) =>
  compare(old, now).changes.map(({ breaking, text }) => `${breaking ? 'breaking: ' : ''}${text}`)

const inRequest = (schema: unknown, schemas?: object) => of({ requestBody: media(schema) }, schemas)
const inResponse = (schema: unknown, schemas?: object) => of({ responses: { 200: media(schema) } }, schemas)
const isBreaking = (text: string) => text.startsWith('breaking: ')

const number = { type: 'number' }
const text = { type: 'string' }
const list = { type: 'array', items: text }
const map = (rest: object) => ({ type: 'object', ...rest })
const kinds = (...types: string[]) => types.map((type) => ({ type, minLength: 1 }))
const pet = { type: 'object', required: ['kind'], properties: { kind: text } }

describe('a narrower schema breaks requests, a wider one responses', () => {
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
      { allOf: [{ anyOf: kinds('string', 'array') }, { oneOf: kinds('string', 'number', 'array') }] },
    ],
  ])('%s', (_word, wide, narrow) => {
    expect(told(inRequest(wide), inRequest(narrow)).filter(isBreaking)).not.toEqual([])
    expect(told(inRequest(narrow), inRequest(wide)).filter(isBreaking)).toEqual([])
    expect(told(inResponse(narrow), inResponse(wide)).filter(isBreaking)).not.toEqual([])
    expect(told(inResponse(wide), inResponse(narrow)).filter(isBreaking)).toEqual([])
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
    const breaks = told(inRequest(old), inRequest(now)).filter(isBreaking)
    expect(breaks).toContainEqual(expect.stringContaining(sentence))
    expect(told(inRequest(now), inRequest(old)).filter(isBreaking)).not.toEqual([])
  })
})
