import { expect, test } from 'vitest'
import type { SchemaNode } from '../types.ts'
import { faultsOf } from './faults.ts'

const session: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  required: ['profile', 'id'],
  properties: {
    id: { type: 'string', readOnly: true },
    profile: { type: 'string', enum: ['LOW', 'STEADY'] },
    duration: { type: 'integer', minimum: 60 },
    devices: {
      type: 'array',
      items: { type: 'object', required: ['a/b'], properties: { 'a/b': { type: 'string', maxLength: 2 } } },
    },
    phone: { type: 'string', description: 'In E.164 form.', pattern: '^\\+\\d+$' },
    pin: { type: 'string', pattern: '^\\d+$' },
    note: { oneOf: [{ type: 'null' }, { type: 'string' }] },
    area: {
      type: 'object',
      oneOf: [
        { required: ['radius'], properties: { kind: { const: 'CIRCLE' }, radius: { type: 'number' } } },
        { required: ['side'], properties: { kind: { const: 'SQUARE' }, side: { type: 'number' } } },
      ],
    },
  },
}

test.each([
  ['what is right', { profile: 'LOW', duration: 60, note: null, area: { kind: 'SQUARE', side: 1 } }, []],
  ['a wrong value of a fixed set', { profile: 'FAST' }, ['/profile: Expected one of LOW, STEADY.']],
  ['a missing field, but not one that only the server sets', {}, ['/profile: Required.']],
  ['a field that isn’t documented', { profile: 'LOW', x: 1 }, ['/x: Not a documented field.']],
  ['another type', { profile: 'LOW', duration: '60' }, ['/duration: Expected integer, at least 60.']],
  ['a bound', { profile: 'LOW', duration: 1 }, ['/duration: Expected integer, at least 60.']],
  [
    'within a list, by an escaped name',
    { profile: 'LOW', devices: [{ 'a/b': 'x' }, { 'a/b': 'xyz' }] },
    ['/devices/1/a~1b: Expected string, at most 2 characters.'],
  ],
  [
    'in the variant that is nearest',
    { profile: 'LOW', area: { kind: 'SQUARE', side: 'x' } },
    ['/area/side: Expected number.'],
  ],
  [
    'an expression, in the words of the document where it has any',
    { profile: 'LOW', phone: '1', pin: 'a' },
    ['/phone: Expected string. In E.164 form.', '/pin: Expected string, pattern ^\\d+$.'],
  ],
  ['the value itself', 'LOW', [': Expected object, no additional fields.']],
])('%s', (_what, value, faults) => {
  const all = faultsOf(value, session, { schemas: {}, direction: 'request' })
  expect(all.map(({ at, text }) => `${at}: ${text}`)).toEqual(faults)
})
