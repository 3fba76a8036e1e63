import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import type { AppServices } from '../../lib/services.ts'
import { deviceId } from '../../lib/session/device-id.ts'
import { SsoVerifyPage } from './sso-verify-page.tsx'

const pair = { data: { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } }

function open(search: string) {
  const location = memoryLocation({ path: `/sso-verify${search}`, record: true })
  renderApp(
    <StrictMode>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <SsoVerifyPage />
      </Router>
    </StrictMode>,
    services,
  )
  return location
}

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
  await waitFor(() => expect(history.at(-1)).toBe('/login'))
  expect(services.session.state.current).toMatchObject({ kind: 'member' })
  expect(sent.filter(({ operation }) => operation === 'POST /sso-verify')).toEqual([
    { operation: 'POST /sso-verify', body: { sso_token: 'one-time', device_id: deviceId(localStorage) } },
  ])
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
