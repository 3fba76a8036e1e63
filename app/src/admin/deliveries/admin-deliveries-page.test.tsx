import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { AdminDeliveriesPage } from './admin-deliveries-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const mail = {
  delivery_id: 'mail_1',
  kind: 'MAIL',
  status: 'FAILED',
  user_id: 'usr_rico6G',
  user_name: 'Rico Bautista',
  recipient: 'rico@sakay.example',
  subject: 'Your credits are low',
  attempts: 12,
  last_error: '550 no such user',
  created_at: '2026-11-20T00:00:00Z',
  next_attempt_at: null,
  sent_at: null,
}
const detail = (change: object = {}) => ({
  ...mail,
  ...change,
  attempt_log: [{ at: '2026-11-20T01:00:00Z', error: '550 no such user' }],
})

function renderPage(data: readonly object[], more: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/admin/deliveries${search}`)
  const portal = fakePortal({
    'GET /api/admin/deliveries': json({ data, meta: { page: 1, limit: 20, total: data.length } }),
    'GET /api/admin/delivery': json({ data: detail() }),
    ...more,
  })
  renderApp(
    <KitScope>
      <AdminDeliveriesPage />
    </KitScope>,
  )
  return portal
}

test('a mail that failed says to whom, about what and why, and is tried again', async () => {
  const { sent } = renderPage(
    [mail],
    { 'POST /api/admin/deliveries/retry': json({ data: mail }) },
    '?delivery=mail_1',
  )
  const link = await screen.findByRole('link', { name: 'Your credits are low', hidden: true })
  expect(link).toHaveAttribute('href', '/admin/deliveries?delivery=mail_1')
  const drawer = await screen.findByRole('dialog', { name: 'Delivery' })
  expect(await within(drawer).findByText('550 no such user')).toBeVisible()
  expect(within(drawer).queryByRole('button', { name: 'Stop retrying' })).toBeNull()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Retry now' }))
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ delivery_id: 'mail_1' })
})

test('what waits can be given up; a refusal is told in the server’s words', async () => {
  const detailText = 'Only waiting deliveries can be stopped.'
  renderPage(
    [mail],
    {
      'GET /api/admin/delivery': json({ data: detail({ status: 'WAITING' }) }),
      'POST /api/admin/deliveries/give-up': problem(409, {
        code: 'delivery_not_waiting',
        detail: detailText,
      }),
    },
    '?delivery=mail_1',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Stop retrying' }))
  expect(await screen.findByText(detailText)).toBeVisible()
})
