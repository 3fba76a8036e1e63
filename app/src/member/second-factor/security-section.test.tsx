import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { StepUpHost } from '../../app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { SecuritySection } from './security-section.tsx'

const nothing = { required: false, totp: null, passkeys: [], passkeys_offered: true, recovery_codes_left: 0 }
const app = { created_at: '2026-11-21T01:42:00Z', last_used_at: null }
const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`)
const setup = {
  challenge_token: 'c-1',
  secret: 'JBSWY3DPEHPK3PXP',
  otpauth_uri: 'otpauth://totp/Switchboard:jun?secret=JBSWY3DPEHPK3PXP',
  expires_in: 600,
}
const refused = problem(428, { code: 'step_up_required' })

function renderSection(answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal({ 'GET /api/second-factor': json({ data: nothing }), ...answers })
  renderApp(
    <KitScope>
      <SecuritySection />
      <StepUpHost />
    </KitScope>,
    createTestApp(jun),
  )
  return { user: userEvent.setup(), ...portal }
}

test('an administrator who has to have a factor is told what to do', async () => {
  renderSection({ 'GET /api/second-factor': json({ data: { ...nothing, required: true } }) })
  expect(await screen.findByText('Your account needs a second factor.')).toBeVisible()
})

test('an app is set up by a code; the recovery codes are shown until they are closed, and are nowhere else', async () => {
  const { user, sent } = renderSection({
    'POST /api/second-factor/totp': json({ data: setup }),
    'PUT /api/second-factor/totp': json({
      data: { second_factor: { ...nothing, totp: app, recovery_codes_left: 10 }, recovery_codes: codes },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Set up app' }))
  const dialog = await screen.findByRole('dialog', { name: 'Set up your authenticator app' })
  expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await user.type(within(dialog).getByLabelText('6-digit code'), '123 456{Enter}')
  const saving = await screen.findByRole('alertdialog', { name: 'Save your recovery codes' })
  expect(within(saving).getAllByRole('listitem')).toHaveLength(10)
  expect(sent.find(({ operation }) => operation.startsWith('PUT'))?.body).toEqual({
    challenge_token: 'c-1',
    code: '123456',
  })
  await user.click(within(saving).getByRole('button', { name: 'I saved them' }))
  expect(within(saving).getByRole('alert')).toHaveTextContent('they can’t be shown again')
  await user.click(within(saving).getByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByText('code-0')).not.toBeInTheDocument())
})

test('a call that asks who is there waits for the password, and who goes back finds the page as it was', async () => {
  let proved = false
  const { user, sent } = renderSection({
    'POST /api/second-factor/totp': () => (proved ? json({ data: setup }) : refused)(),
    'POST /api/second-factor/challenge': json({
      data: { challenge_token: 'c-2', methods: ['PASSWORD'], passkey: null, expires_in: 300 },
    }),
    'POST /api/second-factor/verify': () => {
      proved = true
      return json({ data: { proved_until: '2026-11-21T01:52:00Z' } })()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up app' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent.some(({ operation }) => operation === 'POST /api/second-factor/verify')).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Set up app' }))
  const again = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.type(await within(again).findByLabelText('Password'), 'correct horse{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Set up your authenticator app' })).toBeVisible(),
  )
  expect(sent.find(({ operation }) => operation === 'POST /api/second-factor/verify')?.body).toEqual({
    challenge_token: 'c-2',
    password: 'correct horse',
  })
})

test('who signs in with Google alone logs in again', async () => {
  const { user } = renderSection({
    'POST /api/second-factor/totp': refused,
    'POST /api/second-factor/challenge': json({
      data: { challenge_token: 'c-3', methods: [], passkey: null, expires_in: 300 },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Set up app' }))
  expect(await screen.findByRole('button', { name: 'Log in again' })).toBeVisible()
})
