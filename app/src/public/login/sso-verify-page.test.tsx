import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { openApp, preloadPages } from '../../../test/open-app.tsx'
import { jun, leo } from '../../../test/profiles.ts'
import { createTestApp } from '../../../test/render-app.tsx'
import type { AppServices } from '../../lib/services.ts'
import { deviceId } from '../../lib/session/device-id.ts'

const pair = { data: { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } }

beforeAll(preloadPages)

const open = (search: string) => openApp(`/sso-verify${search}`, services)

let services: AppServices
beforeEach(() => {
  services = createTestApp()
})

afterEach(async () => {
  fakePortal({ 'POST /api/logout': json({ data: { message: 'Bye.' } }) })
  await services.portal.session.logout()
})

test('the token is traded once, and the way on is that of a log-in', async () => {
  const { sent } = fakePortal({ 'POST /sso-verify': json(pair), 'GET /api/profile': json({ data: jun }) })
  const { history } = open('?token=one-time')
  await waitFor(() => expect(history.at(-1)).toBe('/dashboard'))
  expect(services.session.state.current).toMatchObject({ kind: 'member' })
  expect(sent.filter(({ operation }) => operation === 'POST /sso-verify')).toEqual([
    { operation: 'POST /sso-verify', body: { sso_token: 'one-time', device_id: deviceId(localStorage) } },
  ])
})

test('the page that was asked for before waits, and so do the terms', async () => {
  fakePortal({ 'POST /sso-verify': json(pair), 'GET /api/profile': json({ data: leo }) })
  services.savedRedirect.save('/plans')
  const { history } = open('?token=one-time')
  await waitFor(() => expect(history.at(-1)).toBe('/login?action=accept-terms-and-conditions'))
  act(() => services.session.update({ ...leo, tc_agree: true }))
  await waitFor(() => expect(history.at(-1)).toBe('/plans'))
})

test('a link makes nobody who is signed in somebody else', async () => {
  const { sent } = fakePortal({ 'POST /sso-verify': json(pair) })
  services.session.update(jun)
  const { history } = open('?token=of-another-person')
  await waitFor(() => expect(history.at(-1)).toBe('/dashboard'))
  expect(sent.map(({ operation }) => operation)).not.toContain('POST /sso-verify')
})

test('a refused token says so and leads back to the log-in', async () => {
  fakePortal({ 'POST /sso-verify': problem(401, { detail: 'This sign-in was used already.' }) })
  open('?token=used')
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in was used already.')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('without a token nothing is asked', async () => {
  const { sent } = fakePortal({})
  open('')
  expect(await screen.findByRole('alert')).toHaveTextContent('incomplete')
  expect(sent).toEqual([])
})
