import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { ApprovalsPage } from './approvals-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const change = {
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
const changes = [
  change,
  { ...change, adjustment_id: 'adj_2', user_name: 'Jun Dela Cruz' },
  { ...change, adjustment_id: 'adj_3', user_name: 'Mara Santos', direction: 'DEDUCT' },
  { ...change, adjustment_id: 'adj_own', requested_by: iris.id, requested_by_name: 'Iris Tan' },
]
const decide = 'POST /api/admin/adjustments/decide'
const decided = json({ data: change })

function renderPage(decisions: Parameters<typeof fakePortal>[0]) {
  history.replaceState(null, '', '/admin/approvals')
  const { sent } = fakePortal({
    'GET /api/admin/adjustments': json({
      data: changes,
      meta: { page: 1, limit: 20, total: changes.length, approval_above: '10000.00' },
    }),
    ...decisions,
  })
  renderApp(
    <KitScope>
      <ApprovalsPage />
    </KitScope>,
    createTestApp(iris),
  )
  return () => sent.filter(({ operation }) => operation === decide).map(({ body }) => body)
}

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

test('a change is decided by a second person, with a note; the first is offered no decision', async () => {
  const decisions = renderPage({ [decide]: decided })
  const own = (await screen.findByText('Another administrator decides')).closest('tr') as HTMLElement
  expect(within(own).queryByRole('button')).toBeNull()
  expect(within(own).queryByRole('checkbox')).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: 'Reject change: Deduct 25,000 paid credits from Mara Santos' }),
  )
  const question = await dialog('Reject this change?')
  await userEvent.type(question.getByRole('textbox'), ' Ask finance. ')
  await userEvent.click(question.getByRole('button', { name: 'Reject' }))
  await expect.poll(decisions).toEqual([{ adjustment_id: 'adj_3', decision: 'REFUSE', note: 'Ask finance.' }])
})

test('several are decided one by one; one that fails is named with its reason, and can be tried again alone', async () => {
  const late = problem(409, { code: 'adjustment_decided', detail: 'Otto Reyes approved this change today.' })
  const inTurn = [decided, late, decided, decided].values()
  const decisions = renderPage({ [decide]: () => (inTurn.next().value ?? decided)() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
  expect(screen.getByText('3 changes selected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const question = await dialog('Approve 3 changes?')
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Add 25,000 paid credits to Tess Villanueva: “Paid by transfer.”',
    'Add 25,000 paid credits to Jun Dela Cruz: “Paid by transfer.”',
    'Deduct 25,000 paid credits from Mara Santos: “Paid by transfer.”',
  ])
  await userEvent.click(question.getByRole('button', { name: 'Approve' }))
  const results = await dialog('1 of 3 failed')
  expect(results.getByText(/^2 changes are approved/)).toBeVisible()
  expect(results.getByRole('listitem')).toHaveTextContent(
    /^Add 25,000 paid credits to Jun Dela Cruz.*Otto Reyes approved this change today\./,
  )
  await userEvent.click(results.getByRole('button', { name: 'Try again' }))
  await userEvent.click((await dialog('Approve this change?')).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(decisions().map((body) => (body as { adjustment_id: string }).adjustment_id)).toEqual([
    'adj_1',
    'adj_2',
    'adj_3',
    'adj_2',
  ])
})
