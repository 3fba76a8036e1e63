import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
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
    'GET /api/admin/limits': json({ data: [] }),
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

const setLimits = 'PUT /api/admin/limits'
const use = {
  user_subscription_id: 'sub_1',
  api: 'sim-swap',
  name: 'SIM Swap',
  source: 'PLAN',
  plan_name: 'Pay as you go',
  limits: { calls_per_second: 100, calls_per_minute: null, calls_per_day: 1000, calls_per_month: null },
  calls_today: 412,
  calls_this_month: 9120,
  day_ends_at: '2026-11-21T16:00:00Z',
  month_ends_at: '2026-11-30T16:00:00Z',
  keys: [],
}

async function openLimits(answer = json({ data: use })) {
  history.replaceState(null, '', '/admin/users/usr_jun7Q2')
  const { sent } = fakePortal({
    'GET /api/admin/user-subscription': json({ data: { account, subscriptions: [subscription] } }),
    'GET /api/admin/limits': json({ data: [use] }),
    [setLimits]: answer,
  })
  renderApp(
    <KitScope>
      <UserKeysPage name="adminUser" params={{ id: 'usr_jun7Q2' }} />
    </KitScope>,
  )
  const card = within(await screen.findByRole('region', { name: 'Limits' }))
  expect(card.getByText('412 of 1,000')).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Change limits of SIM Swap' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change limits of SIM Swap' }))
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  const written = () => sent.flatMap(({ operation, body }) => (operation === setLimits ? [body] : []))
  return { dialog, save, written }
}

test('a subscription gets limits of its own, with a reason', async () => {
  const { dialog, save, written } = await openLimits()
  expect(dialog.getByLabelText('Calls a day')).toHaveAccessibleDescription('412 made today')
  await userEvent.clear(dialog.getByLabelText('Calls a second'))
  await userEvent.type(dialog.getByLabelText('Calls a minute'), '1.5')
  await save()
  expect(await dialog.findByText(/^Enter a whole number from 1 to 1,000,000,000/)).toBeVisible()
  expect(dialog.getByText('Enter a reason.')).toBeVisible()
  expect(written()).toEqual([])
  await userEvent.clear(dialog.getByLabelText('Calls a minute'))
  await userEvent.type(dialog.getByLabelText('Calls a month'), '5000000')
  await userEvent.type(dialog.getByLabelText('Reason'), 'Launch in December')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(written()).toEqual([
    {
      user_subscription_id: 'sub_1',
      limits: {
        calls_per_second: null,
        calls_per_minute: null,
        calls_per_day: 1000,
        calls_per_month: 5_000_000,
      },
      reason: 'Launch in December',
    },
  ])
})

test('a subscription follows its plan again, whatever the fields held', async () => {
  const { dialog, save, written } = await openLimits()
  await userEvent.type(dialog.getByLabelText('Calls a minute'), 'none')
  await userEvent.click(dialog.getByRole('radio', { name: 'Follow the plan, Pay as you go' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'The launch is over')
  await save()
  await waitFor(() =>
    expect(written()).toEqual([
      { user_subscription_id: 'sub_1', limits: null, reason: 'The launch is over' },
    ]),
  )
})

test('a quota below what was used is told at its field', async () => {
  const { dialog, save } = await openLimits(
    problem(422, {
      code: 'validation_failed',
      errors: [
        {
          pointer: '#/limits/calls_per_day',
          code: 'below_minimum',
          message: '412 calls were made today. Set at least that.',
        },
      ],
    }),
  )
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too many calls')
  await save()
  await waitFor(() =>
    expect(dialog.getByLabelText('Calls a day')).toHaveAccessibleDescription(/Set at least that\.$/),
  )
})
