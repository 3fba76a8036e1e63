import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { priceOfCalls } from '../../../test/price.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { BalanceAtCard } from './balance-at-card.tsx'
import { Ledger } from './ledger.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const list = (data: object[]) => json({ data, meta: { page: 1, limit: 20, total: data.length } })

function renderPart(part: ReactNode, answers: Parameters<typeof fakePortal>[0], search = '') {
  history.replaceState(null, '', `/dashboard/wallet${search}`)
  fakePortal(answers)
  renderApp(<KitScope>{part}</KitScope>)
}

const charge = {
  transaction_id: 'txn_1',
  created_at: '2026-11-20T03:15:00Z',
  kind: 'USAGE',
  description: 'SIM Swap',
  balance_before: '348.00',
  balance_after: '346.00',
  reference: 'req_1',
  payment_id: null,
  acted_by: null,
  reason: null,
  actor: 'USER',
  api: 'sim-swap',
  key: { key_id: 'key_1', name: 'Live key', last_four: 'm7Ky' },
  request_id: 'req_1',
  credits: '-2.00',
  price: priceOfCalls,
}

test('a charge is explained: the price then, its list, the operation, the key and the call', async () => {
  renderPart(<Ledger />, { 'GET /api/transactions': list([charge]) }, '?view=usage&entry=txn_1')
  expect(await screen.findByRole('link', { name: '20 Nov, 11:15', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard/wallet?view=usage&entry=txn_1',
  )
  const drawer = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  expect(await drawer.findByText('2.00 credits a call')).toBeVisible()
  expect(drawer.getByText('1 Jul 2026')).toBeVisible()
  const links = {
    'SIM Swap, pay per call, 2026-07': '/subscriptions?api=sim-swap',
    checkSimSwap: '/subscriptions/usage?tab=log&api=sim-swap&search=checkSimSwap',
    'Live key …m7Ky': '/subscriptions/usage?tab=log&key=key_1',
    'Show the call': '/subscriptions/usage?tab=log&call=req_1',
  }
  for (const [name, to] of Object.entries(links))
    expect(drawer.getByRole('link', { name })).toHaveAttribute('href', to)
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
  expect(location.search).toBe('?view=usage')
})

test('a plan’s fee names the plan, and a price announced for a moment has its time', async () => {
  const { price_list: _, operation_id: __, ...of } = priceOfCalls
  const valid_from = '2026-11-20T02:30:00.000Z'
  const fee = { ...of, source: 'PLAN_FEE', credits: '1700.00', unit: 'MONTH', valid_from }
  const entry = { ...charge, kind: 'ADJUSTMENT', plan_part: 'FEE', key: null, price: fee }
  renderPart(<Ledger />, { 'GET /api/transactions': list([entry]) }, '?entry=txn_1')
  const drawer = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  expect(await drawer.findByText('1,700.00 credits a month')).toBeVisible()
  expect(drawer.getByText('20 Nov 2026, 10:30')).toBeVisible()
  expect(drawer.getByRole('link', { name: 'Pay as you go' })).toBeVisible()
})

test('the balance of a moment is asked for in the market’s time, and names the last transaction before', async () => {
  const data = { at: '2026-11-20T10:03:05.000Z', balance: '955.50', last_transaction: charge }
  renderPart(<BalanceAtCard />, { 'GET /api/wallet/balance': json({ data }) })
  fireEvent.change(await screen.findByLabelText('Balance on'), { target: { value: '2026-11-20T18:03:05' } })
  expect(await screen.findByText('955.50 credits')).toBeVisible()
  expect(location.search).toBe('?at=2026-11-20T10%3A03%3A05.000Z')
  expect(screen.getByRole('link', { name: 'SIM Swap, −2.00' })).toHaveAttribute(
    'href',
    '/dashboard/wallet?entry=txn_1',
  )
  fireEvent.change(screen.getByLabelText('Balance on'), { target: { value: '' } })
  expect(screen.queryByText('955.50 credits')).toBeNull()
})

test('a moment that lies ahead is not asked for, and an empty ledger says so', async () => {
  const data = { at: '2020-11-20T10:03:05.000Z', balance: '0.00', last_transaction: null }
  renderPart(<BalanceAtCard />, { 'GET /api/wallet/balance': json({ data }) }, '?at=2999-01-01T00:00:00Z')
  expect(await screen.findByText('Choose a time in the past.')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Balance on'), { target: { value: '2020-11-20T18:03:05' } })
  expect(await screen.findByText('None yet')).toBeVisible()
})
