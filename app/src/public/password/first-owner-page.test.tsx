import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { FirstOwnerPage } from './first-owner-page.tsx'

const operation = 'POST /api/first-owner'
const token = 'own_8pL3dF6gJ1nS9vB4kW7zC2'

afterEach(() => history.replaceState(null, '', '/'))

async function send(answer: Parameters<typeof fakePortal>[0][string]) {
  const { sent } = fakePortal({ [operation]: answer })
  history.replaceState(null, '', `/first-owner?token=${token}`)
  renderApp(<FirstOwnerPage />)
  await userEvent.type(screen.getByLabelText('First name'), 'Ana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Reyes')
  await userEvent.type(screen.getByLabelText('Email'), ' ana@provider.example ')
  await userEvent.type(screen.getByLabelText('Password'), 'paper-boat-on-pasig')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  return sent
}

test('the first owner is made, and led to the log-in', async () => {
  const sent = await send(scenario(operation, 201, 'iris'))
  expect(await screen.findByRole('heading', { name: 'You own this portal' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(sent[0]?.body).toEqual({
    ...{ firstname: 'Ana', lastname: 'Reyes', email: 'ana@provider.example' },
    ...{ password: 'paper-boat-on-pasig', verification_token: token },
  })
})

test.each([
  [404, 'verificationUnknown', 'This link doesn’t work'],
  [410, 'verificationExpired', 'This link has expired'],
  [410, 'verificationUsed', 'This portal has an owner'],
] as const)('a link that is dead (%s %s) says so, and names the command', async (status, name, title) => {
  await send(scenario(operation, status, name))
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  expect(screen.getByText(/npm run staff/)).toBeVisible()
})

test('an address with an account leaves the form as it was filled in', async () => {
  await send(scenario(operation, 409, 'addressTaken'))
  expect(await screen.findByText('The account wasn’t created.')).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Ana')
})

test('without a token, there is no form', () => {
  history.replaceState(null, '', '/first-owner')
  renderApp(<FirstOwnerPage />)
  expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
