import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import type { AppServices } from '../../lib/services.ts'
import { LoginForm } from './login-form.tsx'

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
