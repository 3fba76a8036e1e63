import { expect, test } from 'vitest'
import { selfContained } from './self-contained.ts'

const parts = {
  'shared/schemas.yaml': {
    Problem: { properties: { errors: { $ref: '#/Error' } } },
    Error: { type: 'object' },
    Unused: {},
  },
  'shared/responses.yaml': { Gone: { schema: { $ref: 'schemas.yaml#/Problem' } } },
  'sms/schemas.yaml': { Message: { not: { $ref: '../shared/schemas.yaml#/Error' } }, Problem: {} },
  'sms/examples.yaml': { sent: { value: 1 } },
}

test('what a document quotes moves into its components, and what that quotes follows', () => {
  const document = { a: { $ref: 'shared/responses.yaml#/Gone' }, b: [{ $ref: '#/components/schemas/Own' }] }
  expect(selfContained({ ...document, components: { schemas: { Own: {} } } }, parts)).toEqual({
    a: { $ref: '#/components/responses/Gone' },
    b: [{ $ref: '#/components/schemas/Own' }],
    components: {
      responses: { Gone: { schema: { $ref: '#/components/schemas/Problem' } } },
      schemas: {
        Own: {},
        Problem: { properties: { errors: { $ref: '#/components/schemas/Error' } } },
        Error: { type: 'object' },
      },
    },
  })
})

test('a part may quote a file of another folder', () => {
  const { components } = selfContained({ a: { $ref: 'sms/schemas.yaml#/Message' } }, parts)
  expect(components).toEqual({
    schemas: { Message: { not: { $ref: '#/components/schemas/Error' } }, Error: { type: 'object' } },
  })
})

test('an example is put where it is quoted', () => {
  const document = { examples: { first: { $ref: 'sms/examples.yaml#/sent' } } }
  expect(selfContained(document, parts)).toEqual({ examples: { first: { value: 1 } }, components: {} })
})

test('a part that quotes itself stays a reference', () => {
  const tree = { 'shared/schemas.yaml': { Tree: { items: { $ref: '#/Tree' } } } }
  expect(selfContained({ a: { $ref: 'shared/schemas.yaml#/Tree' } }, tree)).toEqual({
    a: { $ref: '#/components/schemas/Tree' },
    components: { schemas: { Tree: { items: { $ref: '#/components/schemas/Tree' } } } },
  })
})

test('a quote of what does not exist is refused', () => {
  const document = { a: { $ref: 'shared/schemas.yaml#/Nothing' } }
  expect(() => selfContained(document, parts)).toThrow('shared/schemas.yaml has no Nothing')
})

test.each([
  ['in the document', { components: { schemas: { Problem: {} } } }],
  ['in another file', { b: { $ref: 'sms/schemas.yaml#/Problem' } }],
])('a name that is taken %s is refused', (_where, more) => {
  const document = { a: { $ref: 'shared/schemas.yaml#/Problem' }, ...more }
  expect(() => selfContained(document, parts)).toThrow('two parts are named Problem in schemas')
})
