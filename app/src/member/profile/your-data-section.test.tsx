import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { iris, jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import type { Profile } from '../../lib/session/session.ts'
import { YourDataSection } from './your-data-section.tsx'

const wallet = {
  'GET /api/wallet/credits': json({
    data: {
      wallet_credits: '1250.50',
      settled_credits: '1250.50',
      in_flight_credits: '0.00',
      free_credits: [],
      starter_credits: '0.00',
    },
  }),
}
const remove = 'POST /api/profile/delete'
const link = 'POST /api/profile/delete-link'
const deleted = json({ data: { message: 'Gone.', credits_lost: '1250.50', keys_ended: 3 } })

beforeEach(() => localStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

function renderSection(profile: Profile, search = '') {
  history.replaceState(null, '', `/dashboard/profile?section=your-data${search}`)
  const services = createTestApp(profile)
  renderApp(
    <KitScope>
      <YourDataSection profile={profile} />
    </KitScope>,
    services,
  )
  return services
}

test('what goes and what stays is said before anything is asked, with the credits that are lost', async () => {
  fakePortal(wallet)
  renderSection(jun)
  expect(await screen.findByText(/You lose/)).toHaveTextContent('You lose 1,250.50 credits.')
  expect(screen.getByText(/The law requires us to keep payments/)).toBeVisible()
})

test('the password is asked for; a wrong one is told at its field, and the account stays', async () => {
  const errors = [{ pointer: '#/password', code: 'password_wrong', message: 'This isn’t your password.' }]
  const { sent } = fakePortal({ ...wallet, [remove]: problem(422, { errors }) })
  renderSection(jun)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('Enter your password.')).toBeVisible()
  await user.type(dialog.getByLabelText('Password'), 'rainy')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('This isn’t your password.')).toBeVisible()
  expect(sent.find(({ operation }) => operation === remove)?.body).toEqual({ password: 'rainy' })
})

test('once it is gone, the session ends without a word to analytics', async () => {
  fakePortal({ ...wallet, [remove]: deleted })
  const services = renderSection(jun)
  const left = vi.fn()
  services.session.accountDeleted = async () => left
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  await user.type(await screen.findByLabelText('Password'), 'rainy-season-ferry')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete account' }))
  await screen.findByRole('alertdialog', { name: 'Your account is deleted' })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(left).toHaveBeenCalled()
})

const withoutPassword: Profile = { ...jun, is_sso: true, sso_by: 'google', has_password: false }

test('who has no password is mailed a link', async () => {
  const { sent } = fakePortal({ ...wallet, [link]: json({ data: { message: 'On its way.' } }, 202) })
  renderSection(withoutPassword)
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link' }))
  expect(await screen.findByText('Check your email.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Resend email in/ })).toBeVisible()
  expect(sent.some(({ operation }) => operation === link)).toBe(true)
})

test('the link leads to the question; one that is too old leads to another', async () => {
  const { sent } = fakePortal({
    ...wallet,
    [remove]: problem(410, { code: 'verification_expired', detail: 'A link works for one hour.' }),
  })
  renderSection(withoutPassword, '&token=del_1')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText(/A link works for one hour/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Email me a link' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Delete account' })).toBeNull()
  expect(sent.find(({ operation }) => operation === remove)?.body).toEqual({ verification_token: 'del_1' })
})

test('an administrator downloads, and is told who removes the account', async () => {
  fakePortal({})
  renderSection(iris)
  expect(await screen.findByText(/Administrator accounts are removed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})

test('a download that is refused says why', async () => {
  fakePortal({
    ...wallet,
    'GET /api/profile/export': problem(429, { detail: 'Let one finish, then try again.' }),
  })
  renderSection(jun)
  await userEvent.click(screen.getByRole('button', { name: 'Download data' }))
  expect(await screen.findByText(/Let one finish, then try again/)).toBeVisible()
})

test('the file is handed to the browser under the server’s name', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  URL.createObjectURL = vi.fn(() => 'blob:data')
  URL.revokeObjectURL = vi.fn()
  const file = () =>
    new Response('{"data":{}}', {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="switchboard-account-2026-11-21.json"',
      },
    })
  fakePortal({ ...wallet, 'GET /api/profile/export': file })
  renderSection(jun)
  await userEvent.click(screen.getByRole('button', { name: 'Download data' }))
  expect(await screen.findByText('Your download has started.')).toBeInTheDocument()
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('switchboard-account-2026-11-21.json')
})
