import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { SetupPage } from './setup-page.tsx'

const read = 'GET /api/admin/setup'
const sendTest = 'POST /api/admin/setup/test-email'

function renderSetup(profile: typeof iris = iris) {
  const portal = fakePortal({
    [read]: scenario(read, 200, 'admin'),
    [sendTest]: scenario(sendTest, 202, 'admin'),
  })
  renderApp(
    <KitScope>
      <SetupPage />
    </KitScope>,
    createTestApp(profile),
  )
  return portal
}
const part = async (name: string) =>
  (await screen.findAllByRole('listitem')).find((one) => one.textContent?.startsWith(name)) as HTMLElement

test('each part has its state, a sentence and the way there', async () => {
  renderSetup()
  expect(await part('Terms and privacy')).toHaveTextContent('Required')
  expect(await part('Your brand')).toHaveTextContent('DoneThe portal is called Lumina Connect.')
  expect(await part('Backups')).toHaveTextContent('Can’t tell')
  const api = within(await part('First API'))
  expect(api.getByText('Open')).toBeVisible()
  expect(api.getByRole('link')).toHaveAttribute('href', '/admin/apis')
})

test('an owner sends a test message to themselves', async () => {
  const { sent } = renderSetup()
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test message' }))
  await screen.findByText(/^A test message is on its way to/)
  expect(sent.filter(({ operation }) => operation === sendTest)).toHaveLength(1)
})

test('an auditor has no button to send', async () => {
  renderSetup({ ...iris, staff_roles: ['AUDITOR'] })
  expect(await part('Email')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send a test message' })).toBeNull()
})
