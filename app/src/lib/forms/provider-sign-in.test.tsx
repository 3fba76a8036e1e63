import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { ProviderFailure, ProviderSignIn } from './provider-sign-in.tsx'
import { signInKey } from './sign-in-key.ts'

const config = json({
  captcha: { kind: 'altcha', forms: [] },
  providers: [
    { id: 'google', name: 'Google' },
    { id: 'acme', name: 'Acme' },
  ],
})

afterEach(() => history.replaceState(null, '', '/'))

test('each provider has a button, which leaves with a key that the tab keeps', async () => {
  fakePortal({ 'GET /portal-config.json': config })
  const goTo = vi.fn()
  renderApp(<ProviderSignIn />, { ...createTestApp(), goTo })
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible()
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue with Acme' }))
  await press()
  await press()
  const [first, second] = goTo.mock.calls.map(([url]) => new URL(url))
  expect(first?.pathname).toBe('/sign-in/acme')
  expect(first?.searchParams.get('key')).toMatch(/^[\w-]{22,64}$/)
  expect(second?.searchParams.get('key')).toBe(sessionStorage.getItem(signInKey))
  expect(second?.href).not.toBe(first?.href)
})

test.each([
  ['unavailable', 'acme', 'Acme can’t be reached right now. Try again, or use your password.'],
  ['toString', 'acme', 'We couldn’t verify the response of Acme. Try again, or use your password.'],
])('failed=%s is told in words', async (failed, provider, text) => {
  fakePortal({ 'GET /portal-config.json': config })
  history.replaceState(null, '', `/login?failed=${failed}&provider=${provider}`)
  renderApp(<ProviderFailure />)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})
