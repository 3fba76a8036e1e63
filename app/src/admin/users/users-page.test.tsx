import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseEntry } from '../../../test/choose-entry.ts'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { UsersPage } from './users-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const account = {
  user_id: 'usr_jun7Q2',
  firstname: 'Jun',
  lastname: 'Dela Cruz',
  email: 'jun@example.com',
  company_name: null,
  status: 'ACTIVE',
  plan_type: 'PREPAID',
  subscriptions: 2,
  wallet_credits: '1250.50',
  free_credits: '0.00',
  keys_status: 'ACTIVE',
  active_keys: 3,
  last_used_at: null,
}

function renderPage(status: string) {
  history.replaceState(null, '', '/admin/users')
  const state = json({ data: { user_id: account.user_id, status, ended_sessions: 2 } })
  const portal = fakePortal({
    'GET /api/admin/user-subscriptions': json({
      data: [{ ...account, status }],
      meta: { page: 1, limit: 20, total: 1 },
    }),
    'POST /api/admin/users/lock': state,
    'POST /api/admin/users/unlock': state,
    'POST /api/admin/users/sign-out': state,
  })
  renderApp(
    <KitScope>
      <UsersPage />
    </KitScope>,
  )
  return (deed: string) =>
    portal.sent.filter(({ operation }) => operation.endsWith(deed)).map(({ body }) => body)
}

async function choose(entry: string) {
  await chooseEntry('Actions for Jun Dela Cruz', entry)
  return within(await screen.findByRole('alertdialog'))
}

test('an account is locked with a reason and the address typed, and with neither alone', async () => {
  const sent = renderPage('ACTIVE')
  const dialog = await choose('Lock account')
  const lock = dialog.getByRole('button', { name: 'Lock account' })
  await userEvent.type(dialog.getByLabelText(/^Type /), account.email)
  await userEvent.click(lock)
  expect(await dialog.findByText('Enter a reason.')).toBeVisible()
  expect(sent('/lock')).toEqual([])
  await userEvent.type(dialog.getByLabelText('Reason'), 'Takeover, ticket 4711.')
  await userEvent.click(lock)
  await expect
    .poll(() => sent('/lock'))
    .toEqual([{ user_id: 'usr_jun7Q2', reason: 'Takeover, ticket 4711.' }])
})

test('one that is locked is unlocked, and not locked again', async () => {
  const sent = renderPage('SUSPENDED')
  expect(await screen.findByText('Locked', { selector: 'span' })).toBeVisible()
  const dialog = await choose('Unlock account')
  await userEvent.click(dialog.getByRole('button', { name: 'Unlock account' }))
  await expect.poll(() => sent('/unlock')).toEqual([{ user_id: 'usr_jun7Q2' }])
})

test('signing out everywhere says how many sessions ended', async () => {
  const sent = renderPage('ACTIVE')
  const dialog = await choose('Sign out everywhere')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await expect.poll(() => sent('/sign-out')).toEqual([{ user_id: 'usr_jun7Q2' }])
})
