import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../test/fake-portal.ts'
import { iris, jun, mara } from '../../test/profiles.ts'
import { createTestApp, renderApp } from '../../test/render-app.tsx'
import { AccountBar } from '../layouts/header/account.tsx'
import { KitScope } from '../layouts/kit-scope.tsx'
import type { Profile } from '../lib/session/session.ts'
import { ProfileSections } from './profile-sections.tsx'

// The first import takes as long as the machine is busy; no test should wait for that.
beforeAll(() =>
  Promise.all([import('./profile/details-section.tsx'), import('./profile/password-section.tsx')]),
)
afterEach(() => history.replaceState(null, '', '/'))

function renderPage(profile: Profile, section?: string, bar?: ReactNode) {
  history.replaceState(null, '', `/dashboard/profile${section ? `?section=${section}` : ''}`)
  return renderApp(
    <>
      {bar}
      <KitScope>
        <ProfileSections />
      </KitScope>
    </>,
    createTestApp(profile),
  )
}

const nav = () => within(screen.getByRole('navigation', { name: 'Profile' }))
const save = 'PUT /api/profile'
const change = 'PUT /api/profile/change-password'

test.each([
  ['the first section without a name in the address', undefined, 'Details'],
  ['the section that the address names', 'password', 'Password'],
  ['the first section for a name that nobody knows', '../admin', 'Details'],
])('shows %s', async (_what, section, label) => {
  fakePortal({})
  renderPage(jun, section)
  expect(await screen.findByRole('heading', { level: 2, name: label })).toBeVisible()
  expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent(label)
})

test('an administrator has the same page', async () => {
  fakePortal({})
  renderPage(iris)
  expect(await screen.findByLabelText('First name')).toHaveValue('Iris')
})

test('a saved name is in the menu at once', async () => {
  const { sent } = fakePortal({
    'GET /api/notifications': json({ data: [] }),
    [save]: json({ data: { ...jun, firstname: 'Juno', lastname: 'Reyes', company: null } }),
  })
  renderPage(jun, 'details', <AccountBar />)
  const user = userEvent.setup()
  const first = await screen.findByLabelText('First name')
  await user.clear(first)
  await user.type(first, ' Juno ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: /Juno Reyes/ })).toHaveTextContent('JR')
  expect(sent.find(({ operation }) => operation === save)?.body).toEqual({
    firstname: 'Juno',
    lastname: 'Dela Cruz',
    company: null,
  })
})

test('a business says which, and that it is verified', async () => {
  fakePortal({})
  renderPage(mara)
  expect(await screen.findByText('Verified business')).toBeVisible()
  expect(screen.getByText('mara@lakbay.example')).toBeVisible()
})

test('what the server refuses lands on its field, and what was typed stays', async () => {
  fakePortal({
    [save]: problem(422, {
      errors: [{ pointer: '#/lastname', code: 'max_length', message: 'Too long.' }],
    }),
  })
  renderPage(jun)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Last name'), ' III')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too long.')).toBeVisible()
  expect(screen.getByLabelText('Last name')).toHaveValue('Dela Cruz III')
  expect(screen.getByLabelText('Last name')).toHaveFocus()
})

async function changePassword() {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Current password'), 'rainy-season-ferry')
  await user.type(screen.getByLabelText('New password'), 'paper-boat-on-pasig')
  await user.type(screen.getByLabelText('Repeat new password'), 'paper-boat-on-pasig')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a changed password is said, and the fields are gone', async () => {
  const { sent } = fakePortal({ [change]: json({ data: { message: 'Set.' } }) })
  renderPage(jun, 'password')
  await changePassword()
  expect(await screen.findByText('Password changed.')).toBeVisible()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(sent.at(-1)?.body).toEqual({
    current_password: 'rainy-season-ferry',
    new_password: 'paper-boat-on-pasig',
    repeat_password: 'paper-boat-on-pasig',
  })
})

test('a wrong current password is told at its field', async () => {
  const errors = [{ pointer: '#/current_password', code: 'password_wrong', message: 'Not your password.' }]
  fakePortal({ [change]: problem(422, { errors }) })
  renderPage(jun, 'password')
  await changePassword()
  expect(await screen.findByText('Not your password.')).toBeVisible()
  expect(screen.getByLabelText('Current password')).toHaveFocus()
})

test('who has no password is led to a link that sets one', async () => {
  fakePortal({})
  renderPage({ ...jun, is_sso: true, sso_by: 'google', has_password: false }, 'password')
  expect(await screen.findByRole('link', { name: 'Set a password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('who lost the password meanwhile is told so', async () => {
  fakePortal({ [change]: problem(409, { code: 'password_not_set' }) })
  renderPage({ ...jun, is_sso: true, sso_by: 'google' }, 'password')
  await changePassword()
  expect(await screen.findByRole('link', { name: 'Set a password' })).toBeVisible()
})

test('a password manager reads whose password it is', async () => {
  fakePortal({})
  renderPage(jun, 'password')
  const form = await screen.findByRole('form', { name: 'Change password' })
  expect(form.querySelector('input[autocomplete="username"]')).toHaveValue('jun@example.com')
})
