import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { UserPayments } from './user-payments.tsx'
import { AccountFacts, UserNotes } from './user-profile.tsx'

const payment = {
  ...{
    transaction_id: 'txn_1',
    reference_number: 'pay_1',
    status: 'FAILED',
    source: 'TOPUP',
    amount: '300.00',
  },
  ...{
    currency: 'PHP',
    amount_php: '300.00',
    payment: 'CARD',
    credits: '300.00',
    invoices: [],
    automatic: true,
  },
  ...{
    checkout_url: null,
    created_at: '2026-11-21T01:40:12Z',
    expires_at: '2026-11-21T02:40:12Z',
    paid_at: null,
  },
  failure_reason: 'The bank declined the card.',
}
const profile = {
  ...{
    user_id: 'usr_1',
    plan_type: 'PREPAID',
    plan_name: 'Pay as you go',
    registered_at: '2026-08-03T02:11:00Z',
  },
  last_login_date: null,
  second_factor: { authenticator_app: true, passkeys: 2, recovery_codes: 0 },
  team: [
    { user_id: 'usr_1', firstname: 'Jun', lastname: 'Cruz', role: 'OWNER' },
    { user_id: 'usr_2', firstname: 'Lea', lastname: 'Cruz', role: 'DEVELOPER' },
  ],
  ...{ verifications: [], payments: [payment], payments_total: 1, notes: [] },
}
const draw = (part: React.ReactNode, more: Parameters<typeof fakePortal>[0] = {}) => {
  const portal = fakePortal({ 'GET /api/admin/user-profile': json({ data: profile }), ...more })
  renderApp(<KitScope>{part}</KitScope>)
  return portal
}

test('plan, factors and team of a user; teammates lead to their pages', async () => {
  draw(<AccountFacts userId="usr_1" />)
  const card = await screen.findByRole('region', { name: 'Account' })
  expect(card).toHaveTextContent('Authenticator app, 2 passkeys')
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/users/usr_2'])
})

test('a payment that failed says why', async () => {
  draw(<UserPayments userId="usr_1" />)
  const table = await screen.findByRole('table', { name: 'Payments' })
  expect(table).toHaveTextContent('The bank declined the card.')
  expect(table).toHaveTextContent('Card, automatic')
})

test('unspent credits of a top-up are refunded with a reason; what was refunded is told', async () => {
  const refund = {
    ...{ refund_id: 'rfd_1', status: 'FAILED', amount: '100.00', credits: '100.00', reason: 'Mistake.' },
    ...{
      created_at: '2026-11-22T01:40:12Z',
      ended_at: '2026-11-22T01:41:12Z',
      failure_reason: 'Card closed.',
    },
  }
  const paid = { ...payment, status: 'PAID', failure_reason: null, refunds: [refund] }
  const refundable = [{ transaction_id: 'txn_1', credits: '40.00', amount: '40.00' }]
  const { sent } = draw(<UserPayments userId="usr_1" />, {
    'GET /api/admin/user-profile': json({ data: { ...profile, payments: [paid], refundable } }),
    'POST /api/admin/payments/refund': json({ data: paid }, 201),
  })
  expect(await screen.findByRole('table', { name: 'Payments' })).toHaveTextContent('failed: Card closed.')
  await userEvent.click(screen.getByRole('button', { name: 'Refund pay_1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Refund pay_1?' })
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Bought twice.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toContainEqual({ transaction_id: 'txn_1', credits: '40.00', reason: 'Bought twice.' })
})

test('a note is added for this user', async () => {
  const { sent } = draw(<UserNotes userId="usr_1" />, {
    'POST /api/admin/notes': json({ data: { note_id: 'not_1' } }, 201),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add note' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' })
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Call first.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add note' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toContainEqual({ user_id: 'usr_1', text: 'Call first.' })
})
