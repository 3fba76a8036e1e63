import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import type { Profile } from '../../lib/session/session.ts'
import { VerifyPage } from './verify-page.tsx'

const operation = 'POST /api/register/verify'
const accepted = json({ data: { message: 'A mail is on its way.' } }, 202)

beforeEach(() => localStorage.clear())

function open(search: string, profile?: Profile) {
  history.replaceState(null, '', `/verify${search}`)
  const { services } = renderApp(<VerifyPage />, createTestApp(profile))
  const user = userEvent.setup()
  return { user, services, verify: () => user.click(screen.getByRole('button', { name: 'Verify email' })) }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

const verified = (session: object | null) =>
  json({ data: { message: 'Done.', email: 'ana@example.com', session } })

test('only the click uses the link up; elsewhere, the way on is the login, with the address', async () => {
  const { sent } = fakePortal({ [operation]: verified(null) })
  const { verify } = open('?token=ver_1')
  await title('Verify your email')
  expect(sent).toEqual([])
  await verify()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  const device_id = localStorage.getItem('switchboard.device')
  expect(device_id).toMatch(/^dev_/)
  expect(sent).toEqual([{ operation, body: { verification_token: 'ver_1', device_id } }])
  expect(history.state).toEqual({ verifiedEmail: 'ana@example.com' })
  expect(location.search).toBe('')
})

test('in the browser that registered, it signs in', async () => {
  const tokens = { access_token: 'a1', refresh_token: 'r1', token_type: 'Bearer', expires_in: 900 }
  fakePortal({ [operation]: verified(tokens), 'GET /api/profile': json({ data: jun }) })
  const { verify, services } = open('?token=ver_1')
  await verify()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(services.session.state.current).toMatchObject({ kind: 'member', profile: { id: jun.id } })
  expect(history.state).toBeNull()
  await services.portal.session.logout()
})

test('whoever is signed in stays who they are', async () => {
  const { sent } = fakePortal({ [operation]: verified(null) })
  const { verify } = open('?token=ver_1', jun)
  await verify()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(sent).toEqual([{ operation, body: { verification_token: 'ver_1' } }])
})

test.each([
  [410, 'verification_expired', 'This link has expired'],
  [404, 'verification_unknown', 'This link doesn’t work'],
])('%i %s: a new link is a field away', async (status, code, heading) => {
  const resend = 'POST /api/register/resend'
  const { sent } = fakePortal({ [operation]: problem(status, { code }), [resend]: accepted })
  const { user, verify } = open('?token=ver_1')
  await verify()
  expect(await title(heading)).toHaveFocus()
  await user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Send a new link' }))
  expect(await title('Check your email')).toHaveFocus()
  expect(sent.at(-1)).toEqual({ operation: resend, body: { email: 'ana@example.com' } })
  expect(location.search).toBe('')
  expect(screen.getByRole('button', { name: /^Resend email in/ })).toBeVisible()
})

test('410 verification_used: nothing is left to do but log in', async () => {
  fakePortal({ [operation]: problem(410, { code: 'verification_used' }) })
  const { verify } = open('?token=ver_1')
  await verify()
  expect(await title('This link was already used')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('a failure of the server says so, and the link can be tried again', async () => {
  fakePortal({ [operation]: problem(503, { detail: 'Maintenance until 10:00.' }) })
  const { verify } = open('?token=ver_1')
  await verify()
  expect(await screen.findByRole('alert')).toHaveTextContent('Maintenance until 10:00.')
  expect(screen.getByRole('button', { name: 'Verify email' })).toBeEnabled()
})

test('without a link, one can be asked for; one that is on its way is waited for', async () => {
  const tooSoon = { type: 't', title: 'T', status: 429, code: 'resend_too_soon' }
  const init = { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '75' } }
  fakePortal({ 'POST /api/register/resend': () => Response.json(tooSoon, init) })
  const { user } = open('')
  await title('Verify your email')
  await user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Send a new link' }))
  await title('Check your email')
  expect(screen.getByRole('button', { name: /^Resend email in [01]:\d\d$/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
})
