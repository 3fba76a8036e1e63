import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import type { PathName } from '../../paths.ts'
import { AdjustCreditsPage } from './adjust-credits-page.tsx'
import { CreditLedgerPage } from './credit-ledger-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const account = {
  user_id: 'usr_tess8L',
  firstname: 'Tess',
  lastname: 'Villanueva',
  email: 'tess@bantaypay.example',
  company_name: 'Bantay Pay',
  status: 'ACTIVE',
  plan_type: 'PREPAID',
  subscriptions: 3,
  wallet_credits: '346.00',
  free_credits: '50.00',
  keys_status: 'ACTIVE',
  active_keys: 6,
  last_used_at: null,
}
const adjustment = {
  adjustment_id: 'adj_1',
  user_id: 'usr_tess8L',
  user_name: 'Tess Villanueva',
  direction: 'ADD',
  type: 'PAID',
  credits: '25000.00',
  description: 'Paid by transfer.',
  validity_date: null,
  status: 'PENDING',
  requested_by: 'usr_otto2B',
  requested_by_name: 'Otto Reyes',
  requested_at: '2026-11-20T09:12:00Z',
  decided_by_name: null,
  decided_at: null,
  note: null,
  transaction_id: null,
}
const transaction = {
  transaction_id: 'txn_1',
  created_at: '2026-11-21T01:42:00Z',
  credits: '-20.00',
  balance_before: '346.00',
  balance_after: '326.00',
}
const waits = (data: object[]) =>
  json({ data, meta: { page: 1, limit: 20, total: data.length, approval_above: '10000.00' } })
const addCall = 'POST /api/admin/add-credits'
const deductCall = 'POST /api/admin/deduct-credits'
const answers = {
  'GET /api/admin/user-subscription': json({ data: { account, subscriptions: [] } }),
  'GET /api/admin/adjustments': waits([]),
}

type AdminPage = readonly [Page: typeof AdjustCreditsPage, name: PathName]
const add: AdminPage = [AdjustCreditsPage, 'addCredits']
const deduct: AdminPage = [AdjustCreditsPage, 'deductCredits']

function renderPage([Page, name]: AdminPage, over: Parameters<typeof fakePortal>[0] = {}) {
  const portal = fakePortal({ ...answers, ...over })
  renderApp(
    <KitScope>
      <Page name={name} params={{ id: 'usr_tess8L' }} />
    </KitScope>,
    createTestApp(iris),
  )
  return portal
}

async function fill(credits: string, reason = 'Credited twice.') {
  await userEvent.type(await screen.findByLabelText('Amount'), credits)
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Correction')
  await userEvent.type(screen.getByLabelText('Reason'), reason)
}

test('the wallet is shown before and after, and a deduction waits for the address of whom it concerns', async () => {
  const { sent } = renderPage(deduct, {
    [deductCall]: json({ data: { transaction, wallet: {} } }, 201),
  })
  await fill('20')
  const preview = within(screen.getByRole('region', { name: 'Before and after' }))
  expect(preview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '346.00 → 326.00',
    '296.00 → 276.00',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Deduct credits' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(sent.some(({ operation }) => operation === deductCall)).toBe(false)
  await userEvent.type(dialog.getByRole('textbox'), `${account.email}{Enter}`)
  expect(await screen.findByRole('heading', { name: '20.00 credits deducted' })).toHaveFocus()
  expect(sent.find(({ operation }) => operation === deductCall)?.body).toEqual({
    user_id: 'usr_tess8L',
    type: 'PAID',
    credits: '20',
    description: 'Credited twice.',
    reason_code: 'CORRECTION',
  })
})

test('who goes back from the question has deducted nothing, and finds the form as it was', async () => {
  const { sent } = renderPage(deduct)
  await fill('20')
  await userEvent.click(screen.getByRole('button', { name: 'Deduct credits' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
  expect(screen.getByLabelText('Amount')).toHaveValue('20')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent.some(({ operation }) => operation === deductCall)).toBe(false)
})

test('more than there is: said before, and refused at the field', async () => {
  const message = 'Deduct at most 296.00 paid ones.'
  renderPage(deduct, {
    [deductCall]: problem(422, { errors: [{ pointer: '#/credits', code: 'insufficient_credits', message }] }),
  })
  await fill('400')
  expect(screen.getByText('The wallet has only 296.00 paid credits.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Deduct credits' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('above the limit the form says so before, and the answer that it waits', async () => {
  renderPage(add, { [addCall]: json({ data: adjustment }, 202) })
  await fill('25000')
  expect(await screen.findByText('This needs a second person.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Request approval' }))
  expect(
    await screen.findByRole('heading', { name: '25,000.00 credits are waiting for approval' }),
  ).toBeVisible()
})

test('a last day is asked for with free credits alone', async () => {
  renderPage(add)
  await screen.findByLabelText('Amount')
  expect(screen.queryByLabelText('Last day')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Free (expire on a date)' }))
  expect(screen.getByLabelText('Last day')).toHaveAttribute('min')
})

test('a copy of an intent is told as one, and made once more only when that is meant', async () => {
  const keys: (string | null)[] = []
  renderPage(add)
  const { fetch } = globalThis
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'POST') return fetch(request)
    keys.push(request.headers.get('Idempotency-Key'))
    const headers = { ...(keys.length === 1 && { 'Idempotent-Replayed': 'true' }) }
    return Response.json(
      { data: { transaction: { ...transaction, credits: '5.00' }, wallet: {} } },
      { headers },
    )
  }) as typeof fetch
  await fill('5')
  await userEvent.click(screen.getByRole('button', { name: 'Add credits' }))
  await screen.findByRole('heading', { name: 'These credits were already added' })
  await userEvent.click(screen.getByRole('button', { name: 'Make it again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add credits' }))
  await screen.findByRole('heading', { name: '5.00 credits added' })
  expect(new Set(keys).size).toBe(2)
})

test('without a category nothing is changed', async () => {
  const { sent } = renderPage(add)
  await userEvent.type(await screen.findByLabelText('Amount'), '5')
  await userEvent.type(screen.getByLabelText('Reason'), 'Credited twice.')
  await userEvent.click(screen.getByRole('button', { name: 'Add credits' }))
  expect(await screen.findByText('Enter a category.')).toBeVisible()
  expect(sent.some(({ operation }) => operation === addCall)).toBe(false)
})

test('a change is reversed with a reason, and names its reversal', async () => {
  const row = { ...transaction, reason: 'Twice.', reason_code: 'GOODWILL' }
  const gone = { ...row, transaction_id: 'txn_gone', reversed_by: 'txn_back' }
  const { sent } = renderPage([CreditLedgerPage, 'creditLedger'], {
    'GET /api/admin/transactions': json({ data: [row, gone], meta: { page: 1, limit: 20, total: 2 } }),
    'POST /api/admin/transactions/reverse': json({ data: { transaction, wallet: {} } }, 201),
  })
  expect(await screen.findByRole('link', { name: 'Reversed' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?row=txn_back$/),
  )
  // Only one of the two can be reversed.
  await userEvent.click(screen.getByRole('button', { name: /^Reverse/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('definition')).toHaveTextContent('346.00 → 366.00')
  await userEvent.type(dialog.getByLabelText('Reason'), 'It was right.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse change' }))
  await screen.findByText('The change is reversed')
  expect(sent.find(({ operation }) => operation.endsWith('/reverse'))?.body).toEqual({
    user_id: 'usr_tess8L',
    transaction_id: transaction.transaction_id,
    description: 'It was right.',
  })
})

test('the ledger of a user has their words, and no link to pages that are theirs alone', async () => {
  const call = {
    ...transaction,
    kind: 'USAGE',
    description: 'SIM Swap',
    reference: 'req_8Tk2',
    request_id: 'req_8Tk2',
    reason: null,
    actor: 'USER',
    acted_by: null,
    key: null,
  }
  renderPage([CreditLedgerPage, 'creditLedger'], {
    'GET /api/admin/transactions': json({ data: [call], meta: { page: 1, limit: 20, total: 1 } }),
  })
  const row = within(await screen.findByRole('cell', { name: 'SIM Swap' }))
  expect(row.queryByRole('link')).toBeNull()
  expect(screen.getByRole('cell', { name: 'The user' })).toBeVisible()
})
