// biome-ignore-all lint/suspicious/noThenProperty: it is a word of JSON Schema
import { expect, test } from 'vitest'
import { compareSchemas } from './compare-schemas.ts'
import { sidesOf } from './fits.ts'

const order = { type: 'object', properties: { card: { type: 'string' }, billing: { type: 'string' } } }
const list = { type: 'array', items: { type: 'string' } }
const ifCard = (then: object) => ({ ...order, if: { required: ['card'] }, then })

function changes(side: 'request' | 'response', old: Record<string, unknown>, now: Record<string, unknown>) {
  const pair = { ...sidesOf({}, {}), side }
  return compareSchemas(pair, old, now, 'body').map(({ breaking, text }) => [breaking, text])
}

test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
  [
    'dependentRequired',
    order,
    { ...order, dependentRequired: { card: ['billing'] } },
    'with `card`, `billing` is required',
  ],
  [
    'not',
    order,
    { ...order, not: { required: ['card', 'billing'] } },
    'not allowed if `card` is there and `billing` is there',
  ],
  [
    'contains',
    list,
    { ...list, contains: { const: 'main' } },
    'contains at least 1 item where the item is `main`',
  ],
  [
    'propertyNames',
    order,
    { ...order, propertyNames: { pattern: '^[a-z]+$' } },
    'each field name matches `^[a-z]+$`',
  ],
  ['if and then', order, ifCard({ required: ['billing'] }), 'if `card` is there, `billing` is required'],
  [
    'dependentSchemas',
    order,
    { ...order, dependentSchemas: { card: { required: ['billing'] } } },
    'with `card`, `billing` is required',
  ],
])('a rule of %s asks more of callers, and promises them more', (_word, without, withRule, words) => {
  expect(changes('request', without, withRule)).toEqual([[true, `\`body\`: new rule: ${words}.`]])
  expect(changes('request', withRule, without)).toEqual([[false, `\`body\`: no longer a rule: ${words}.`]])
  expect(changes('response', without, withRule)).toEqual([[false, `\`body\`: new rule: ${words}.`]])
  expect(changes('response', withRule, without)).toEqual([[true, `\`body\`: no longer a rule: ${words}.`]])
})

test('what holds on a condition is compared within it', () => {
  const of = (maxLength: number) => ifCard({ properties: { card: { type: 'string', maxLength } } })
  expect(changes('request', of(19), of(16))).toEqual([
    [true, '`body.card`: maxLength lowered from 19 to 16.'],
  ])
})

test('a rule that is written in another way is no change', () => {
  const one = { ...order, dependentRequired: { card: ['billing'] } }
  expect(changes('request', one, { allOf: [one] })).toEqual([])
})
