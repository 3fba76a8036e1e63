import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { mara } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { BillingCards } from './billing-cards.tsx'

const charge = {
  plan_name: 'Business monthly',
  api: null,
  fee: '1200.00',
  included_credits: '1500.00',
  used_credits: '1580.00',
  credit_price: '1.00',
  extra_credits: '80.00',
  extra_amount: '80.00',
  amount: '1280.00',
}
const statement = (month: string, rest: object = {}) => ({
  invoice_id: `inv_${month}`,
  month,
  status: 'DUE',
  amount_due: '12480.00',
  currency: 'PHP',
  due_date: '2026-11-30',
  payment_reference: null,
  charges: [charge],
  ...rest,
})
const running = statement('2026-11', { status: 'OPEN', amount_due: '1280.00', due_date: '2026-12-31' })

async function show(...data: readonly object[]) {
  fakePortal({ 'GET /api/billing-statements': json({ data }) })
  renderApp(
    <KitScope>
      <BillingCards />
    </KitScope>,
    createTestApp(mara),
  )
  return within(await screen.findByRole('region', { name: 'Due now' }))
}

test('what is due, by when, and the way to pay it; what the month has come to, of what is included, and what one more costs', async () => {
  const due = await show(running, statement('2026-10'))
  expect(due.getByText('PHP 12,480.00')).toBeVisible()
  expect(due.getByText('October 2026, due by 30 Nov 2026.')).toBeVisible()
  expect(due.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/pay')
  const month = within(screen.getByRole('region', { name: 'November 2026 so far' }))
  expect(month.getByText('PHP 1,280.00')).toBeVisible()
  expect(month.getByText('1,500 of 1,500 credits')).toBeVisible()
  expect(month.getByText('80 extra at PHP 1.00 each: PHP 80.00.')).toBeVisible()
})

test('several months are one sum, due since the oldest; one in payment says so', async () => {
  const paying = { payment_reference: 'pay_1' }
  const due = await show(
    statement('2026-10', paying),
    statement('2026-09', { ...paying, status: 'OVERDUE', due_date: '2026-10-31' }),
  )
  expect(due.getByText('PHP 24,960.00')).toBeVisible()
  expect(due.getByText(/overdue since 31 Oct 2026. A payment is under way/)).toBeVisible()
  expect(due.getByRole('link', { name: 'View payment' })).toBeVisible()
})

test('nothing due; a statement from before the record of included credits, and one below them', async () => {
  const old = { ...charge, included_credits: null, used_credits: null, extra_credits: '0.00' }
  const due = await show({ ...running, charges: [old] }, statement('2026-10', { status: 'PAID' }))
  expect(due.getByText('Nothing')).toBeVisible()
  expect(screen.getByText('Each extra credit costs PHP 1.00.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
