import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakePortal, json, problem, unreachable } from '../../../test/fake-portal.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const forgot = 'POST /api/forgot-password'
const reset = 'POST /api/reset-password'
const accepted = json({ data: { message: 'On its way.' } }, 202)

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/forgot-password')
})
afterEach(() => history.replaceState(null, '', '/'))

function renderPage(page: 'forgot' | 'reset', typed = '') {
  const services = createTestApp()
  services.stateOf(createTypedEmail).email = typed
  renderApp(page === 'forgot' ? <ForgotPasswordPage /> : <ResetPasswordPage />, services)
  return userEvent.setup()
}

async function askFor(email: string) {
  const user = renderPage('forgot')
  await user.type(screen.getByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  return user
}

test('the address of the login form is filled in', () => {
  renderPage('forgot', 'jun@example.com')
  expect(screen.getByLabelText('Email')).toHaveValue('jun@example.com')
})

test('every address is told the same, and the button to resend counts down', async () => {
  const { sent } = fakePortal({ [forgot]: accepted })
  await askFor(' nobody@example.com ')
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
  expect(screen.getByText('nobody@example.com')).toBeVisible()
  const resend = screen.getByRole('button', { name: /^Resend email in (6:00|5:5\d)$/ })
  expect(resend).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toEqual([{ operation: forgot, body: { email: 'nobody@example.com' } }])
  expect(location.search).toBe('')
})

test('a page that is loaded anew still says where to look', async () => {
  fakePortal({ [forgot]: accepted })
  const user = await askFor('jun@example.com')
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(history.state).toEqual({ sentTo: 'jun@example.com' })
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
})

test('who asks again too soon is told to look, and waits as long as the server says', async () => {
  const tooSoon = () => {
    const response = problem(429, { code: 'resend_too_soon' })()
    return new Response(response.body, { ...response, status: 429, headers: { 'Retry-After': '90' } })
  }
  fakePortal({ [forgot]: tooSoon })
  await askFor('jun@example.com')
  expect(await screen.findByRole('button', { name: /^Resend email in 1:(30|2\d)$/ })).toBeVisible()
})

test('after the wait another email is asked for', async () => {
  const { sent } = fakePortal({ [forgot]: accepted })
  history.replaceState({ sentTo: 'jun@example.com' }, '')
  const user = renderPage('forgot')
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByText('We’ve sent another email. Earlier links no longer work.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Resend email in / })).toHaveFocus()
  expect(sent).toEqual([{ operation: forgot, body: { email: 'jun@example.com' } }])
})

test('a failure keeps what was typed', async () => {
  fakePortal({ [forgot]: unreachable })
  await askFor('jun@example.com')
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.')
  expect(screen.getByLabelText('Email')).toHaveValue('jun@example.com')
})

async function setPassword(password: string) {
  history.replaceState(null, '', '/reset-password?token=rst_1')
  const user = renderPage('reset')
  await user.type(screen.getByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
}

test('a new password is sent with the token of the link, and leads to the login', async () => {
  const { sent } = fakePortal({ [reset]: json({ data: { message: 'Set.' } }) })
  await setPassword('paper-boat-on-pasig')
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(sent).toEqual([
    { operation: reset, body: { password: 'paper-boat-on-pasig', verification_token: 'rst_1' } },
  ])
})

test('what the server refuses of the password is said at its field', async () => {
  const errors = [{ pointer: '#/password', code: 'password_common', message: 'Choose another.' }]
  fakePortal({ [reset]: problem(422, { errors }) })
  await setPassword('password123')
  const field = screen.getByLabelText('New password')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Choose another\.$/))
  expect(field).toHaveValue('password123')
})

test.each([
  ['verification_unknown', 404, 'This link doesn’t work'],
  ['verification_expired', 410, 'This link has expired'],
  ['verification_used', 410, 'This link was already used'],
])('%s says so, and where to request another', async (code, status, title) => {
  fakePortal({ [reset]: problem(status, { code }) })
  await setPassword('paper-boat-on-pasig')
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('an address without a token asks nothing', () => {
  const { sent } = fakePortal({})
  history.replaceState(null, '', '/reset-password')
  renderPage('reset')
  expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(sent).toEqual([])
})
