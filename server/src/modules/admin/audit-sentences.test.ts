import { expect, test } from 'vitest'
import { decimalDetails, sentenceOf } from './audit-sentences.ts'

test.each([
  [
    'payment.start',
    { source: 'TOPUP', amount: 100000, currency: 'PHP', credits: 100000, invoices: null },
    'Started a payment of PHP 1,000.00 for 1,000.00 credits',
  ],
  ['payment.paid', { amount: 123456789 }, 'A payment of 1,234,567.89 was settled'],
  [
    'admin.credits.add',
    { type: 'FREE', amount: 5000, valid_until: '2026-12-31', reason: 'Sorry.' },
    'Added 50.00 free credits, valid until 2026-12-31. Reason: Sorry.',
  ],
  ['admin.credits.deduct', { type: 'PAID', amount: -5, reason: null }, 'Deducted 0.05 paid credits'],
  ['wallet.threshold', { threshold1: 50000 }, 'Set the alert to 500.00 credits'],
  ['admin.user.lock', { ended_sessions: 1 }, 'Locked the account and ended 1 session'],
  ['admin.delivery.retry', { kind: 'MAIL' }, 'Retried an email'],
  ['second_factor.passkey.add', {}, 'Second factor: passkey add'],
  ['toString', {}, 'ToString'],
])('%s reads in words, with its amounts in credits or pesos', (action, details, sentence) => {
  expect(sentenceOf(action, decimalDetails(details))).toBe(sentence)
})

test('amounts are decimals in the details, too, and all else stays', () => {
  const details = { amount: -100, credits: '3.00', threshold1: null, revoked_keys: 4, amount_due: 7 }
  expect(decimalDetails(details)).toEqual({
    amount: '-1.00',
    credits: '3.00',
    threshold1: null,
    revoked_keys: 4,
    amount_due: '0.07',
  })
})
