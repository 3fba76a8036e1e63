import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chooseEntry } from '../../../test/choose-entry.ts'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { ServiceAccounts } from './service-accounts.tsx'

const read = 'GET /api/admin/service-accounts'
const [create, change, rotate, remove] = [
  'POST /api/admin/service-accounts',
  'PUT /api/admin/service-accounts',
  'POST /api/admin/service-accounts/rotate',
  'POST /api/admin/service-accounts/remove',
] as const
const id = 'svc_release4Pb'

function renderAccounts(which: 'admin' | 'none' = 'admin') {
  const { sent } = fakePortal({
    [read]: scenario(read, 200, which),
    [create]: scenario(create, 201, 'admin'),
    [change]: scenario(change, 200, 'admin'),
    [rotate]: scenario(rotate, 200, 'admin'),
    [remove]: scenario(remove, 200, 'admin'),
  })
  renderApp(
    <KitScope>
      <ServiceAccounts isOwner />
    </KitScope>,
    createTestApp(iris),
  )
  return (operation: string) =>
    sent.filter((request) => request.operation === operation).map(({ body }) => body)
}

test('an owner creates one, whose key is shown once with the command that uses it', async () => {
  const sent = renderAccounts('none')
  expect(await screen.findByText('No service accounts yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create service account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Release pipeline')
  expect(dialog.queryByRole('checkbox', { name: /^Owner/ })).toBeNull()
  const addresses = dialog.getByLabelText(/^IP addresses/)
  await userEvent.type(addresses, '203.0.113.0/24{enter}here')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText(/“here” isn’t an IP address/)).toBeVisible()
  await userEvent.clear(addresses)
  await userEvent.type(addresses, '203.0.113.0/24')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  const stored = within(await screen.findByRole('alertdialog', { name: 'Store the key' }))
  expect(stored.getByText(/npm run publish-api/)).toBeVisible()
  expect(stored.queryByText(/^sb_service_/)).toBeNull()
  expect(sent(create)).toMatchObject([
    { name: 'Release pipeline', roles: ['PUBLISHER'], addresses: ['203.0.113.0/24'] },
  ])
  await userEvent.click(stored.getByRole('button', { name: 'I stored it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('an owner edits one without moving its end, replaces its key and removes it', async () => {
  const sent = renderAccounts()
  const more = 'More for Release pipeline'
  await screen.findByRole('button', { name: more })
  expect(screen.getByText('Ended')).toBeVisible()
  await chooseEntry(more, 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Release pipeline' }))
  await userEvent.click(form.getByRole('checkbox', { name: /^Auditor/ }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(change)).toMatchObject([
      { service_account_id: id, roles: ['PUBLISHER', 'AUDITOR'], expires_at: '2027-05-31T15:59:59Z' },
    ]),
  )
  await screen.findByRole('button', { name: more })
  await chooseEntry(more, 'Replace key')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'In 7 days')
  await userEvent.click(dialog.getByRole('button', { name: 'Replace key' }))
  await userEvent.click(await screen.findByRole('button', { name: 'I stored it' }))
  expect(sent(rotate)).toEqual([{ service_account_id: id, key_id: 'svk_rel7Kq2', grace_seconds: 604_800 }])
  await screen.findByRole('button', { name: more })
  await chooseEntry(more, 'Remove')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  )
  await waitFor(() => expect(sent(remove)).toEqual([{ service_account_id: id }]))
})
