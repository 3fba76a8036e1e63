import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../test/fake-portal.ts'
import { openApp, preloadPages } from '../../test/open-app.tsx'
import { iris, jun, leo } from '../../test/profiles.ts'
import { createTestApp } from '../../test/render-app.tsx'
import type { AppServices } from '../lib/services.ts'

beforeAll(preloadPages)

let services: AppServices

beforeEach(() => {
  fakePortal({
    'GET /api/notifications': json({ data: [] }),
    'GET /api/catalogue': json({
      data: [],
      meta: { page: 1, limit: 6, total: 0 },
      facets: { apis: 0, categories: [], tags: [] },
    }),
  })
  services = createTestApp()
  services.savedRedirect.clear()
})

const open = (path: string) => openApp(path, services)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a visitor who wants the wallet is asked to log in, and led there afterwards', async () => {
  const { history } = open('/dashboard/wallet?view=topup')
  await heading('Log in')
  expect(history.at(-1)).toBe('/login?redirect-url=%2Fdashboard%2Fwallet%3Fview%3Dtopup')

  act(() => services.session.update(jun))
  await heading('Wallet')
  expect(history.at(-1)).toBe('/dashboard/wallet?view=topup')
  expect(services.savedRedirect.state.redirectUrl).toBeNull()
})

test('the wanted page waits while the terms are accepted', async () => {
  const { history } = open('/login?redirect-url=%2Fplans')
  await heading('Log in')
  act(() => services.session.update(leo))
  await heading('One last step')
  expect(history.at(-1)).toBe('/login?action=accept-terms-and-conditions')

  act(() => services.session.update({ ...leo, tc_agree: true }))
  await heading('Plans')
})

test.each(['/plans?x=1', '/login?redirect-url=%2Fplans%3Fx%3D1'])(
  'somebody signed in who opens %s waits for it while they accept the terms',
  async (path) => {
    services.session.update(leo)
    const { history } = open(path)
    await heading('One last step')
    expect(history.at(-1)).toBe('/login?action=accept-terms-and-conditions')
    act(() => services.session.update({ ...leo, tc_agree: true }))
    await heading('Plans')
    expect(history.at(-1)).toBe('/plans?x=1')
  },
)

test('an administrator’s first page is the key management', async () => {
  const { history } = open('/login')
  await heading('Log in')
  act(() => services.session.update(iris))
  await heading('Key Management')
  expect(history.at(-1)).toBe('/admin/keys')
})

test('a user is sent away from the administration', async () => {
  services.session.update(jun)
  const { history } = open('/admin/keys')
  await heading('Overview')
  expect(history.at(-1)).toBe('/dashboard')
})

test('an unknown address is a 404 with a way home', async () => {
  open('/nowhere')
  await heading('Page not found')
  expect(document.title).toBe('404 Not Found · Switchboard')
  expect(screen.getByText(/This page could not be found/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/dashboard')
})

test('a payment result without a slug is an error', async () => {
  const { history } = open('/payment/success')
  await heading('Something went wrong')
  expect(history.at(-1)).toMatch(/^\/error\?/)
})

test('a new page takes the title, the focus and is said aloud', async () => {
  const { navigate } = open('/login')
  await heading('Log in')
  act(() => navigate('/contact-us'))
  await heading('Contact us')
  expect(document.title).toBe('Contact us · Switchboard')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Contact us')
})

test('a session whose profile cannot be had says why, and tries again', async () => {
  fakePortal({
    'POST /login': json({ data: { access_token: 'a', refresh_token: 'r', expires_in: 900 } }),
    'GET /api/profile': problem(503, { detail: 'Maintenance until 10:00.' }),
  })
  await services.session.login({ email: jun.email, password: 'correct horse' })
  open('/plans')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("Sorry, we're under maintenance. We'll be back shortly.")
  expect(alert).toHaveTextContent('req_test01')
  expect(within(alert).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/dashboard')
  expect(within(alert).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
  expect(document.title).toBe('An error occurred · Switchboard')

  fakePortal({ 'GET /api/profile': json({ data: jun }), 'GET /api/notifications': json({ data: [] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Plans')
  expect(document.title).toBe('Plans · Switchboard')
})
