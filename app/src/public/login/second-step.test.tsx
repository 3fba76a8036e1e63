import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import type { AppServices } from '../../lib/services.ts'
import { CancelRecoveryPage } from './cancel-recovery-page.tsx'
import { LoginForm } from './login-form.tsx'
import { createRecoveryLink } from './recovery-link.ts'

const pair = { data: { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } }
const challenge = {
  challenge_token: 'c-1',
  methods: ['TOTP', 'PASSKEY', 'RECOVERY_CODE'],
  passkey: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], userVerification: 'required' },
  expires_in: 300,
}

let services: AppServices
beforeEach(() => {
  services = createTestApp()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  fakePortal({ 'POST /api/logout': json({ data: { message: 'Bye.' } }) })
  await services.portal.session.logout()
})

async function secondStep(answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal({ 'POST /login': json({ data: challenge }, 202), ...answers })
  renderApp(<LoginForm />, services)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'jun@example.com')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Confirm it’s you' })
  return { user, ...portal }
}

test('the code is asked for, sent without its spaces, and logs in; nothing is kept before', async () => {
  const { user, sent } = await secondStep({
    'POST /login/verify': json(pair),
    'GET /api/profile': json({ data: jun }),
  })
  expect(services.portal.session.isLoggedIn).toBe(false)
  await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveFocus())
  await user.keyboard('123 456{Enter}')
  await expect.poll(() => services.session.state.current.kind).toBe('member')
  const verify = sent.find(({ operation }) => operation === 'POST /login/verify')
  expect(verify?.body).toMatchObject({ challenge_token: 'c-1', code: '123456' })
})

test('a browser without passkeys is not offered them', async () => {
  await secondStep({})
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
})

test('a wrong code is said at its field; over a challenge that ended one starts again', async () => {
  const answers = [
    problem(422, {
      code: 'validation_failed',
      errors: [{ pointer: '#/code', code: 'code_wrong', message: 'Not this one.' }],
    }),
    problem(410, { code: 'challenge_expired' }),
  ]
  const { user } = await secondStep({
    'POST /login/verify': () => (answers.shift() ?? answers[0])?.() as never,
  })
  const code = screen.getByLabelText('6-digit code')
  await user.type(code, '000000{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('Not this one.')))
  await user.type(code, '{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  expect(await screen.findByLabelText('Email')).toBeVisible()
})

test('in a browser that has used a passkey, it comes first and has the focus', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  localStorage.setItem('switchboard.passkey', 'used')
  await secondStep({})
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toHaveFocus())
  localStorage.removeItem('switchboard.passkey')
})

test('an owner who has lost everything asks for a link, and reads when it comes', async () => {
  const { user, sent } = await secondStep({
    'POST /login/recovery': json({ data: { message: 'x', ready_at: '2026-11-24T01:57:00Z' } }, 202),
  })
  await user.click(screen.getByRole('button', { name: 'I’ve lost my second factor and recovery codes' }))
  await user.click(screen.getByRole('button', { name: 'Request the link' }))
  expect(await screen.findByRole('status')).toHaveTextContent('24 Nov')
  expect(sent.at(-1)).toEqual({ operation: 'POST /login/recovery', body: { challenge_token: 'c-1' } })
})

test('the mailed link is the proof, after a click that says what it removes; a new factor is set up next', async () => {
  services.stateOf(createRecoveryLink).token = 'rcv_1'
  const portal = fakePortal({
    'POST /login': json({ data: challenge }, 202),
    'POST /login/verify': json(pair),
    'GET /api/profile': json({ data: jun }),
  })
  renderApp(<LoginForm />, services)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'jun@example.com')
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Remove second factor and log in' }))
  await expect.poll(() => services.session.state.current.kind).toBe('member')
  const verify = portal.sent.find(({ operation }) => operation === 'POST /login/verify')
  expect(verify?.body).toMatchObject({ challenge_token: 'c-1', recovery_token: 'rcv_1' })
  expect(services.savedRedirect.state.redirectUrl).toBe('/dashboard/profile?section=security')
})

test('a request is cancelled by a click, not by opening the page', async () => {
  history.replaceState(null, '', '/cancel-recovery?token=rcx_1')
  const { sent } = fakePortal({ 'POST /login/recovery/cancel': json({ data: { message: 'x' } }) })
  renderApp(<CancelRecoveryPage />, services)
  expect(sent).toEqual([])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the request' }))
  expect(await screen.findByRole('heading', { name: 'Request cancelled' })).toHaveFocus()
  expect(sent).toEqual([{ operation: 'POST /login/recovery/cancel', body: { token: 'rcx_1' } }])
  history.replaceState(null, '', '/')
})
