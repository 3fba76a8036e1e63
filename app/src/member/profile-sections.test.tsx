// Failures of each section of the profile, by the scenarios of the contract.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { scenario } from '../../test/contract-answers.ts'
import { fakePortal } from '../../test/fake-portal.ts'
import { mara } from '../../test/profiles.ts'
import { createTestApp, renderApp } from '../../test/render-app.tsx'
import { KitScope } from '../layouts/kit-scope.tsx'
import { ProfileSections } from './profile-sections.tsx'

// The first import takes as long as the machine is busy; no test should wait for that.
beforeAll(() =>
  Promise.all([
    import('./profile/details-section.tsx'),
    import('./profile/password-section.tsx'),
    import('./profile/sessions-section.tsx'),
    import('./profile/theme-section.tsx'),
    import('./profile/your-data-section.tsx'),
    import('./notifications/preferences-section.tsx'),
    import('./second-factor/security-section.tsx'),
  ]),
)
afterEach(() => history.replaceState(null, '', '/'))

const read = (path: string) => scenario(`GET ${path}`, 200, 'business')
const reads = {
  'GET /api/second-factor': read('/api/second-factor'),
  'GET /api/sessions': scenario('GET /api/sessions', 200, 'user'),
  'GET /api/notifications/preferences': read('/api/notifications/preferences'),
  'GET /api/wallet/credits': read('/api/wallet/credits'),
}

function renderSection(section: string) {
  fakePortal(reads)
  history.replaceState(null, '', `/dashboard/profile?section=${section}`)
  renderApp(
    <KitScope>
      <ProfileSections />
    </KitScope>,
    createTestApp(mara),
  )
  return userEvent.setup()
}

/** The response to all later requests. */
const answer = (operation: string, status: number, name: string) =>
  fakePortal({ ...reads, [operation]: scenario(operation, status, name) })

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test.each([
  ['security', 'GET /api/second-factor', 'your security settings', 'Authenticator app'],
  ['sessions', 'GET /api/sessions', 'your sessions', 'This session'],
  ['notifications', 'GET /api/notifications/preferences', 'your preferences', 'Low credits'],
  ['your-data', 'GET /api/wallet/credits', 'your balance', 'Your API keys stop working immediately'],
])(
  '%s, where it cannot be read, says so, and another try brings it',
  async (section, operation, what, content) => {
    const user = renderSection('theme')
    await screen.findByRole('heading', { level: 2, name: 'Theme' })
    answer(operation, 403, 'forbidden')
    history.pushState(null, '', `/dashboard/profile?section=${section}`)
    const title = await screen.findByRole('heading', { level: 3, name: `We couldn’t load ${what}` })
    expect(await button('Copy request ID')).toBeVisible()
    fakePortal(reads)
    await user.click(await button('Try again'))
    expect((await screen.findAllByText(new RegExp(content)))[0]).toBeVisible()
    await waitFor(() => expect(title).not.toBeInTheDocument())
  },
)

const save = 'PUT /api/profile'
const change = 'PUT /api/profile/change-password'
const remove = 'POST /api/profile/delete'

async function expectRefused(field: HTMLElement) {
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveFocus()
}

test('a name that is missing is said at its field', async () => {
  const user = renderSection('details')
  answer(save, 422, 'nameMissing')
  await user.click(await button('Save'))
  await expectRefused(screen.getByLabelText('First name'))
})

async function fillPasswords() {
  const user = renderSection('password')
  await user.type(await screen.findByLabelText('Current password'), 'rainy-season-ferry')
  for (const name of ['New password', 'Repeat new password'])
    await user.type(screen.getByLabelText(name), 'paper-boat-on-the-pasig')
  return user
}

test('what is refused of a changed password is said at the field that it is about, else above the form', async () => {
  const user = await fillPasswords()
  for (const [example, refused] of [
    ['passwordWrong', 'Current password'],
    ['passwordCommon', 'New password'],
    ['passwordsDiffer', 'Repeat new password'],
  ] as const) {
    answer(change, 422, example)
    await user.click(await button('Change password'))
    await expectRefused(screen.getByLabelText(refused))
  }
  answer(change, 429, 'tooManyRequests')
  await user.click(await button('Change password'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password wasn’t changed.')
  answer(change, 409, 'passwordNotSet')
  await user.click(await button('Change password'))
  expect(await screen.findByRole('link', { name: 'Set a password' })).toBeVisible()
})

test('a session that could not be ended is told', async () => {
  const user = renderSection('sessions')
  const [signOut] = await screen.findAllByRole('button', { name: /^Sign out / })
  answer('POST /api/sessions/end', 404, 'notFound')
  if (signOut) await user.click(signOut)
  expect(await screen.findByText('Couldn’t sign it out.')).toBeInTheDocument()
})

test('what cannot be had or deleted of one’s data is told where it was asked for', async () => {
  const user = renderSection('your-data')
  answer('GET /api/profile/export', 429, 'tooManyRequests')
  await user.click(await button('Download data'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your data wasn’t downloaded.')
  await user.click(await button('Delete account'))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByLabelText('Password'), 'not this one')
  answer(remove, 422, 'passwordWrong')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await expectRefused(dialog.getByLabelText('Password'))
  answer(remove, 409, 'billOpen')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your account wasn’t deleted.')
})

test('what the section Security cannot do is said at the factor', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const user = renderSection('security')
  for (const [name, path, status, example, title] of [
    ['Add a passkey', '/passkeys/options', 409, 'passkeyLimit', 'The passkey wasn’t added.'],
    ['Replace app', '/totp', 429, 'tooManyRequests', 'Couldn’t start the set-up.'],
    ['Get new codes', '/recovery-codes', 409, 'secondFactorMissing', 'No new codes were made.'],
  ] as const) {
    const pressed = await button(name)
    answer(`POST /api/second-factor${path}`, status, example)
    await user.click(pressed)
    const message = await screen.findByText(title)
    expect(message.closest('[role=alert]')).not.toBeNull()
    expect(pressed.closest('section')).toContainElement(message)
  }
  await user.click(await button('Remove authenticator app'))
  answer('POST /api/second-factor/totp/remove', 404, 'totpMissing')
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('It wasn’t removed.')
})
