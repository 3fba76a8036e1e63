import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakePortal, json, problem, unreachable } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import type { AppServices } from '../../lib/services.ts'
import { deviceId } from '../../lib/session/device-id.ts'
import { LoginForm } from './login-form.tsx'

const pair = { data: { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } }

const saysAt = (field: HTMLElement, message: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(message))

function renderForm() {
  renderApp(<LoginForm />, services)
  const user = userEvent.setup()
  return {
    user,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    send: () => user.click(screen.getByRole('button', { name: 'Log in' })),
  }
}

async function filled() {
  const form = renderForm()
  await form.user.type(form.email, ' jun@example.com ')
  await form.user.type(form.password, 'correct horse')
  return form
}

let services: AppServices
beforeEach(() => {
  services = createTestApp()
})

afterEach(async () => {
  fakePortal({ 'POST /api/logout': json({ data: { message: 'Bye.' } }) })
  await services.portal.session.logout()
})

test('what is missing or misspelled is said at its field, and nothing is sent', async () => {
  const { sent } = fakePortal({})
  const { user, email, password, send } = renderForm()
  await send()
  expect(email).toBeRequired()
  await saysAt(email, 'Enter your email address.')
  await saysAt(password, 'Enter your password.')
  expect(email).toHaveFocus()

  await user.type(email, 'jun')
  await saysAt(email, 'Write it like name@company.com.')
  expect(email).toBeInvalid()
  expect(sent).toEqual([])
})

test('a login stores the session and fetches the profile once', async () => {
  const { sent } = fakePortal({ 'POST /login': json(pair), 'GET /api/profile': json({ data: jun }) })
  const { send } = await filled()
  await send()
  await expect.poll(() => services.session.state.current.kind).toBe('member')
  expect(sent).toEqual([
    {
      operation: 'POST /login',
      body: { email: 'jun@example.com', password: 'correct horse', device_id: deviceId(localStorage) },
    },
    { operation: 'GET /api/profile', body: undefined },
  ])
})

test.each([
  [401, false],
  [429, false],
  [500, true],
])('a %i is told in the server’s words; with its request ID: %s', async (status, hasId) => {
  fakePortal({ 'POST /login': problem(status, { detail: 'In the server’s words.' }) })
  const { send } = await filled()
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Couldn’t log you in.')
  expect(alert).toHaveTextContent('In the server’s words.')
  expect(screen.queryAllByRole('button', { name: 'Copy request ID' })).toHaveLength(hasId ? 1 : 0)
})

test.each([
  [{}, 'Email'],
  [{ verifiedEmail: 'jun@example.com' }, 'Password'],
])('the first empty field has the focus: %o', async (state, label) => {
  history.replaceState(state, '')
  renderForm()
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  history.replaceState(null, '')
})

test('a person whom a page has sent here is told which', () => {
  history.replaceState({ turnedAwayFrom: 'Keys' }, '')
  renderForm()
  expect(screen.getByText('Log in to continue to Keys.')).toBeVisible()
  history.replaceState(null, '')
})

test('an error with a pointer lands on its field', async () => {
  const errors = [{ pointer: '#/email', code: 'format', message: 'This is no email address.' }]
  fakePortal({ 'POST /login': problem(422, { errors }) })
  const { email, send } = await filled()
  await send()
  await saysAt(email, 'This is no email address.')
  expect(email).toBeInvalid()
  expect(email).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server out of reach is no wrong password', async () => {
  fakePortal({ 'POST /login': unreachable })
  const { send } = await filled()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.')
})

test('the password can be looked at', async () => {
  const { user, password } = renderForm()
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
})

test('other ways in and out are links', () => {
  renderForm()
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/forgot-password')
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
})
