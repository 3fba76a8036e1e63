import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { UserKeysPage } from './user-keys-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const account = {
  user_id: 'usr_jun7Q2',
  firstname: 'Jun',
  lastname: 'Dela Cruz',
  email: 'jun@example.com',
  company_name: null,
  status: 'ACTIVE',
  plan_type: 'PREPAID',
  subscriptions: 1,
  wallet_credits: '1250.50',
  free_credits: '0.00',
  keys_status: 'ACTIVE',
  active_keys: 2,
  last_used_at: null,
}
const key = (id: string, status: string) => ({
  key_id: id,
  type: 'TEST',
  prefix: 'sb_test_',
  last_four: id.slice(-4),
  status,
  created_at: '2026-11-02T03:14:20Z',
  last_used_at: null,
  expires_at: null,
  grace_ends_at: null,
})
const subscription = {
  user_subscription_id: 'sub_1',
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  name: 'SIM Swap',
  status: 'ACTIVE',
  products: [],
  plan: null,
  keys: [key('key_aaaa', 'ACTIVE'), key('key_bbbb', 'GRACE'), key('key_cccc', 'REVOKED')],
  live_blocker: null,
  created_at: '2026-11-02T03:14:20Z',
  cancelled_at: null,
}
const revoke = 'POST /api/admin/keys/revoke'

test('keys that still work are revoked together, by their number and one reason', async () => {
  history.replaceState(null, '', '/admin/users/usr_jun7Q2')
  const { sent } = fakePortal({
    'GET /api/admin/user-subscription': json({ data: { account, subscriptions: [subscription] } }),
    [revoke]: json({ data: key('key_aaaa', 'REVOKED') }),
  })
  renderApp(
    <KitScope>
      <UserKeysPage name="adminUser" params={{ id: 'usr_jun7Q2' }} />
    </KitScope>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Jun Dela Cruz' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Keys', selected: true })).toBeVisible()
  expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(2)
  await userEvent.click(screen.getByRole('checkbox', { name: 'All on this page' }))
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Selected keys' })).getByRole('button', { name: 'Revoke' }),
  )
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke 2 keys?' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Both were in a public repository.')
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke keys' }))
  expect(dialog.getByText('Type 2.')).toBeVisible()
  expect(sent.filter(({ operation }) => operation === revoke)).toEqual([])
  await userEvent.type(dialog.getByLabelText('Type 2 to confirm'), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke keys' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const body = { user_id: 'usr_jun7Q2', reason: 'Both were in a public repository.' }
  expect(sent.filter(({ operation }) => operation === revoke).map((call) => call.body)).toEqual([
    { ...body, key_id: 'key_aaaa' },
    { ...body, key_id: 'key_bbbb' },
  ])
})
