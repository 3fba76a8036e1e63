import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chooseEntry } from '../../../test/choose-entry.ts'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { StaffPage } from './staff-page.tsx'

const read = 'GET /api/admin/staff'
const readAccounts = 'GET /api/admin/service-accounts'
const [invite, change, remove] = [
  'POST /api/admin/staff',
  'PUT /api/admin/staff',
  'POST /api/admin/staff/remove',
] as const

function renderStaff(profile: typeof iris = iris) {
  const { sent } = fakePortal({
    [read]: scenario(read, 200, 'admin'),
    [readAccounts]: scenario(readAccounts, 200, 'admin'),
    [invite]: scenario(invite, 201, 'admin'),
    [change]: scenario(change, 200, 'admin'),
    [remove]: scenario(remove, 200, 'admin'),
  })
  renderApp(
    <KitScope>
      <StaffPage />
    </KitScope>,
    createTestApp(profile),
  )
  return (operation: string) =>
    sent.filter((request) => request.operation === operation).map(({ body }) => body)
}

test('an owner invites somebody with the roles that are checked, and with none nobody', async () => {
  const sent = renderStaff()
  const form = within(await screen.findByRole('form', { name: 'Invite an administrator' }))
  await userEvent.type(form.getByLabelText('Email'), 'lea@switchboard.example')
  await userEvent.click(form.getByRole('checkbox', { name: /^Support/ }))
  await userEvent.click(form.getByRole('button', { name: 'Invite' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Choose at least one role.')
  await userEvent.click(form.getByRole('checkbox', { name: /^Auditor/ }))
  await userEvent.click(form.getByRole('checkbox', { name: /^Finance/ }))
  await userEvent.click(form.getByRole('button', { name: 'Invite' }))
  await waitFor(() =>
    expect(sent(invite)).toEqual([{ email: 'lea@switchboard.example', roles: ['FINANCE', 'AUDITOR'] }]),
  )
})

test('an owner changes roles and removes administrators', async () => {
  const sent = renderStaff()
  await screen.findByRole('button', { name: 'More for Otto Reyes' })
  await chooseEntry('More for Otto Reyes', 'Change roles')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Otto Reyes’s roles' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Finance/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change roles' }))
  await waitFor(() => expect(sent(change)).toEqual([{ user_id: 'usr_otto2B', roles: ['SUPPORT'] }]))
  await screen.findByRole('button', { name: 'More for Otto Reyes' })
  await chooseEntry('More for Otto Reyes', 'Remove')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  )
  await waitFor(() => expect(sent(remove)).toEqual([{ user_id: 'usr_otto2B' }]))
})

test('an auditor reads the staff, and changes nobody', async () => {
  renderStaff({ ...iris, staff_roles: ['AUDITOR'] })
  expect(await screen.findByText('Finance, Support')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
  expect(await screen.findByText('Release pipeline')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create service account' })).toBeNull()
})
