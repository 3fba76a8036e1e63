import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decimalDetails, hasSentence, sentenceOf } from './audit-sentences.ts'

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
  ['spend_cap.set', { credits: 50000 }, 'Set a spend cap of 500.00 credits a month'],
  ['admin.staff.invite', { roles: ['SUPPORT'] }, 'Invited an administrator: support'],
  [
    'admin.staff.roles',
    { from: ['SUPPORT'], to: ['OWNER', 'FINANCE'] },
    'Changed the staff roles from support to owner, finance',
  ],
  ['admin.staff.recover', {}, 'Reset an administrator’s ways to log in'],
  ['admin.staff.remove', { roles: ['AUDITOR'] }, 'Removed an administrator: auditor'],
  ['admin.user.lock', { ended_sessions: 1 }, 'Locked the account and ended 1 session'],
  ['admin.delivery.retry', { kind: 'MAIL' }, 'Retried an email'],
  [
    'statement.close',
    { month: '2026-10', amount_due: 493305 },
    'Closed the statement of 2026-10, PHP 4,933.05',
  ],
  ['some_day.built', {}, 'Some day: built'],
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

/** Second factors are written by one function, which puts their area before the change. */
const writtenActions = /(?:\baction: |recordChange\([\w.]+, |record\(\w+, )'([a-z_]+(?:\.[a-z_]+)+)'/g

test('every action that the server writes has a sentence', () => {
  const files = globSync('src/modules/**/*.ts', { cwd: `${import.meta.dirname}/../../..` })
  const actions = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8').matchAll(writtenActions),
    ])
    .map(([text, action = '']) => (text.startsWith('recordChange') ? `second_factor.${action}` : action))
  expect(new Set(actions).size).toBeGreaterThan(60)
  const unworded = actions.filter((action) => !hasSentence(action))
  expect(unworded).toEqual([])
})
