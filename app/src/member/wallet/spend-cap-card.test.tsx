import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { SpendCapCard } from './spend-cap-card.tsx'

const cap = {
  member_id: null,
  credits: '500.00',
  credits_this_month: '499.80',
  rejects_calls: true,
  month_ends_at: '2026-11-30T16:00:00Z',
}

function renderCard(over: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal({
    'GET /api/limits/caps': json({ data: [{ ...cap, credits: null, rejects_calls: false }] }),
    ...over,
  })
  renderApp(
    <KitScope>
      <SpendCapCard />
    </KitScope>,
  )
  return portal
}

test('a spend cap is set above 0, changed and removed', async () => {
  const { sent } = renderCard({ 'PUT /api/limits/caps': json({ data: [cap] }) })
  const card = within(await screen.findByRole('region', { name: /^Spend cap/ }))
  expect(card.getByText('Calls have cost 499.80 credits this month.')).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Set cap' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Spend cap' }))
  const save = dialog.getByRole('button', { name: 'Save cap' })
  await userEvent.type(dialog.getByRole('textbox'), '0')
  await userEvent.click(save)
  expect(dialog.getByRole('textbox')).toBeInvalid()
  await userEvent.clear(dialog.getByRole('textbox'))
  await userEvent.type(dialog.getByRole('textbox'), '500')
  await userEvent.click(save)
  await screen.findByText('Spend cap saved')
  const write = { operation: 'PUT /api/limits/caps' }
  expect(sent).toContainEqual({ ...write, body: { member_id: null, credits: '500' } })
})

test('one that is reached says what follows, and an empty field removes it', async () => {
  const { sent } = renderCard({
    'GET /api/limits/caps': json({ data: [cap] }),
    'PUT /api/limits/caps': json({ data: [{ ...cap, credits: null }] }),
  })
  const card = within(await screen.findByRole('region', { name: 'Spend cap Reached' }))
  expect(card.getByText('499.80 of 500 credits')).toBeVisible()
  expect(card.getByText(/^Live calls above the cap are rejected until next month/)).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Spend cap' }))
  await userEvent.clear(dialog.getByRole('textbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save cap' }))
  await screen.findByText('Spend cap removed')
  expect(sent).toContainEqual({
    operation: 'PUT /api/limits/caps',
    body: { member_id: null, credits: null },
  })
})
