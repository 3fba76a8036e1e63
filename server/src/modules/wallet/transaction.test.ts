import { expect, test } from 'vitest'
import { transactionOf } from './transaction.ts'

const row = {
  id: 'txn_1',
  sequence: 7,
  user_id: 'usr_1',
  kind: 'USAGE',
  amount: -60,
  balance_after: 9_40,
  description: 'Messaging',
  reference: 'req_1',
  reason: null,
  actor: 'USER',
  api: 'messaging',
  request_id: 'req_1',
  idempotency_key: 'req_1',
  created_at: new Date('2026-11-21T01:42:00Z'),
  price_version: null,
} as const

const origin = { acted_by: null, key: null }

test('a row of the ledger says what was there before it', () => {
  expect(transactionOf(row, origin)).toEqual({
    transaction_id: 'txn_1',
    created_at: '2026-11-21T01:42:00.000Z',
    kind: 'USAGE',
    description: 'Messaging',
    credits: '-0.60',
    balance_before: '10.00',
    balance_after: '9.40',
    reference: 'req_1',
    payment_id: null,
    reason: null,
    actor: 'USER',
    acted_by: null,
    key: null,
    api: 'messaging',
    request_id: 'req_1',
  })
})

test('a lot that ended is told in words, which the database has none of', () => {
  const { description } = transactionOf({ ...row, kind: 'EXPIRY', description: '' }, origin)
  expect(description).toBe('Free credits expired')
})
