import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { leo } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { AcceptTermsForm } from './login-page.tsx'

function renderForm() {
  const { services } = renderApp(<AcceptTermsForm />, createTestApp(leo))
  const user = userEvent.setup()
  return {
    user,
    session: services.session,
    terms: screen.getByRole('checkbox', { name: /terms and conditions/ }),
    globe: screen.getByRole('checkbox', { name: /shared-globe/ }),
    accept: () => user.click(screen.getByRole('button', { name: 'Accept and continue' })),
  }
}

test('both agreements are needed', async () => {
  const { sent } = fakePortal({})
  const { user, terms, globe, accept } = renderForm()
  await user.click(terms)
  await accept()
  expect(globe).toHaveAccessibleDescription('Tick this to continue.')
  expect(terms).not.toHaveAccessibleDescription()
  expect(sent).toEqual([])
})

test('accepting both changes the profile to what the server answers', async () => {
  const { sent } = fakePortal({ 'PUT /api/sso-verify/agree': json({ data: { ...leo, tc_agree: true } }) })
  const { user, session, terms, globe, accept } = renderForm()
  await user.click(terms)
  await user.click(globe)
  await accept()
  await expect.poll(() => session.state.current).toMatchObject({ profile: { tc_agree: true } })
  expect(sent).toEqual([
    { operation: 'PUT /api/sso-verify/agree', body: { tc_agree: true, one_shared_globe: true } },
  ])
})

test('a failure keeps the ticks and says so', async () => {
  fakePortal({ 'PUT /api/sso-verify/agree': problem(500, { detail: 'The server failed.' }) })
  const { user, terms, globe, accept } = renderForm()
  await user.click(terms)
  await user.click(globe)
  await accept()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your agreement wasn’t saved. The server failed.',
  )
  expect(terms).toBeChecked()
})
