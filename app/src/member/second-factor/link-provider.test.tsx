import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { signInKey } from '../../lib/forms/sign-in-key.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { Toasts } from '../../ui/kit/toast.tsx'
import { LinkProvider } from './link-provider.tsx'

afterEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

const config = json({ captcha: { kind: 'altcha', forms: [] }, providers: [{ id: 'acme', name: 'Acme' }] })

const withToasts = (
  <ChakraScope>
    <Toasts>
      <LinkProvider />
    </Toasts>
  </ChakraScope>
)

test('links with the key of the tab, once the person says so', async () => {
  history.replaceState(null, '', '/dashboard/profile?section=security&link=acme')
  sessionStorage.setItem(signInKey, 'the-key-of-this-tab-alone')
  let answer = problem(410, { code: 'challenge_expired', detail: 'Start again.' })
  const { sent } = fakePortal({
    'GET /portal-config.json': config,
    'POST /api/profile/link-identity': () => answer(),
  })
  renderApp(withToasts, createTestApp(jun))
  const link = await screen.findByRole('button', { name: 'Link Acme' })
  await userEvent.click(link)
  expect(await screen.findByText(/Start again\./)).toBeVisible()
  answer = json({ data: { message: 'You can now log in with Acme.' } })
  await userEvent.click(link)
  await waitFor(() => expect(link).not.toBeInTheDocument())
  expect(sessionStorage.getItem(signInKey)).toBeNull()
  expect(sent.find(({ operation }) => operation.startsWith('POST'))?.body).toEqual({
    sign_in_key: 'the-key-of-this-tab-alone',
  })
})

test('an address alone offers nothing: the tab has begun no log-in', () => {
  fakePortal({ 'GET /portal-config.json': config })
  history.replaceState(null, '', '/dashboard/profile?section=security&link=acme')
  renderApp(withToasts, createTestApp(jun))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
