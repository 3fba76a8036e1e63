import { expect, test } from 'vitest'
import { bodyOf, intentKey, isAbove, previewOf } from './adjustment.ts'

const wallet = { wallet_credits: '346.00', free_credits: '50.00' }

test.each([
  ['ADD', 'PAID', '100', '446.00', '396.00', false],
  ['ADD', 'FREE', '0.5', '346.50', '50.50', false],
  ['DEDUCT', 'PAID', '296', '50.00', '0.00', false],
  ['DEDUCT', 'PAID', '296.01', '49.99', '-0.01', true],
  ['DEDUCT', 'FREE', '51', '295.00', '-1.00', true],
] as const)('%s %s %s leaves %s, %s of its kind', (direction, type, credits, after, ofKind, short) => {
  const preview = previewOf(wallet, direction, { type, credits })
  expect([preview?.after, preview?.ofKind.after, preview?.short]).toEqual([after, ofKind, short])
})

test.each(['', '1,000', '-5', '1.234', 'ten'])('“%s” is no number of credits', (credits) => {
  expect(previewOf(wallet, 'ADD', { type: 'PAID', credits })).toBeUndefined()
})

test('a hundredth above the limit is above it', () => {
  expect([isAbove('10000.00', '10000.00'), isAbove('10000.01', '10000.00'), isAbove('x', '1.00')]).toEqual([
    false,
    true,
    false,
  ])
})

const fields = {
  type: 'FREE',
  credits: ' 5 ',
  validity_date: '2026-12-31',
  description: ' For it. ',
  reason_code: '',
} as const

test('a last day is sent only with free credits that are added', () => {
  expect(bodyOf('usr_1', 'ADD', fields)).toEqual({
    user_id: 'usr_1',
    type: 'FREE',
    credits: '5',
    validity_date: '2026-12-31',
    description: 'For it.',
  })
  expect(bodyOf('usr_1', 'DEDUCT', fields)).not.toHaveProperty('validity_date')
  expect(bodyOf('usr_1', 'ADD', { ...fields, type: 'PAID' })).not.toHaveProperty('validity_date')
})

test('the same change is one intent, however its number is written; anything else is another', async () => {
  const intent = {
    adminId: 'usr_iris9A',
    direction: 'ADD',
    body: bodyOf('usr_1', 'ADD', fields),
    day: '2026-11-22',
    round: 0,
  } as const
  const key = await intentKey(intent)
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(await intentKey({ ...intent, body: { ...intent.body, credits: '5.00' } })).toBe(key)
  const others = [
    { adminId: 'usr_otto2B' },
    { direction: 'DEDUCT' },
    { day: '2026-11-23' },
    { round: 1 },
    ...[
      { user_id: 'usr_2' },
      { credits: '5.01' },
      { description: 'For that.' },
      { type: 'PAID' },
      { reason_code: 'FRAUD' },
    ].map((body) => ({ body: { ...intent.body, ...body } })),
  ] as Partial<typeof intent>[]
  const keys = await Promise.all(others.map((other) => intentKey({ ...intent, ...other })))
  expect(new Set([key, ...keys]).size).toBe(others.length + 1)
})
