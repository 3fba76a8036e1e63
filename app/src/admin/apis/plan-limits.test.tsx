import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { PlanLimitsCard } from './plan-limits-card.tsx'

test('limits on a plan are set for one API with a reason; what would lower them for subscribers is rejected above the fields', async () => {
  const limits = { calls_per_second: 100, calls_per_minute: 3000, calls_per_day: null, calls_per_month: null }
  const plan = { plan_id: 'pln_payg01', plan_type: 'PREPAID', plan_name: 'Pay as you go' }
  const portal = fakePortal({
    'GET /api/plan-limits': json({ data: [{ ...plan, source: 'PLAN', limits }] }),
    'PUT /api/admin/apis/limits': problem(409, {
      code: 'announcement_required',
      detail: 'This lowers limits for subscribers on Pay as you go: calls a day from no limit to 500.',
    }),
  })
  renderApp(
    <KitScope>
      <PlanLimitsCard detail={{ api: 'museum', name: 'Museum' }} />
    </KitScope>,
  )
  expect(await screen.findByRole('row', { name: /100 a second, 3,000 a minute/ })).toHaveTextContent(
    'Every API on the plan',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change limits on Pay as you go' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Calls a day'), '500')
  await userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  expect(dialog.getByLabelText('Reason')).toHaveFocus()
  await userEvent.type(dialog.getByLabelText('Reason'), 'A trial')
  await userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  expect(await dialog.findByText(/calls a day from no limit to 500/)).toBeVisible()
  await userEvent.click(dialog.getByLabelText('Follow the plan, Pay as you go'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  const request = { api: 'museum', plan_id: plan.plan_id, reason: 'A trial' }
  await expect
    .poll(() =>
      portal.sent.flatMap(({ operation, body }) =>
        operation === 'PUT /api/admin/apis/limits' ? [body] : [],
      ),
    )
    .toEqual([
      { ...request, limits: { ...limits, calls_per_day: 500 } },
      { ...request, limits: null },
    ])
})

test('of limits that contradict one another, both are set to the lower one in one click', async () => {
  const limits = { calls_per_second: 100, calls_per_minute: 3000, calls_per_day: null, calls_per_month: null }
  const plan = { plan_id: 'pln_payg01', plan_type: 'PREPAID', plan_name: 'Pay as you go' }
  fakePortal({ 'GET /api/plan-limits': json({ data: [{ ...plan, source: 'PLAN', limits }] }) })
  renderApp(
    <KitScope>
      <PlanLimitsCard detail={{ api: 'museum', name: 'Museum' }} />
    </KitScope>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Change limits on Pay as you go' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText('Calls a minute'))
  await userEvent.type(dialog.getByLabelText('Calls a minute'), '60')
  expect(dialog.getByText('60 a minute is less than 100 a second.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Set both to 60' }))
  expect(dialog.getByLabelText('Calls a second')).toHaveValue('60')
  expect(dialog.queryByRole('button', { name: /^Set both/ })).toBeNull()
})
