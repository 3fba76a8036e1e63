import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { PaymentsPage } from './payments-page.tsx'

const difference = {
  ...{
    difference_id: 'dif_1',
    kind: 'UNPAID_HERE',
    day: '2026-11-20',
    reference_number: 'pay_1',
    currency: 'PHP',
  },
  ...{ user_id: 'usr_1', user_name: 'Jun Cruz', amount: null, provider_amount: '300.00' },
  ...{ found_at: '2026-11-21T03:50:00Z', resolved_at: null, resolved_by_name: null, note: null },
}

test('a difference says what to do, and is resolved with a note', async () => {
  const { sent } = fakePortal({
    'GET /api/admin/payments/differences': json({
      data: [difference],
      meta: { page: 1, limit: 20, total: 1 },
    }),
    'POST /api/admin/payments/differences/resolve': json({ data: difference }),
  })
  renderApp(
    <KitScope>
      <PaymentsPage />
    </KitScope>,
  )
  await screen.findByText('Refund it at the provider, or add the credits.')
  await userEvent.click(screen.getByRole('button', { name: 'Resolve pay_1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Resolve pay_1?' })
  await userEvent.type(within(dialog).getByLabelText('What was done'), 'Added the credits.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toContainEqual({ difference_id: 'dif_1', note: 'Added the credits.' })
})
