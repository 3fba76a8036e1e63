import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem, unreachable } from '../../../test/fake-portal.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { RegisterPage } from './register-page.tsx'

const accepted = json({ data: { message: 'A mail is on its way.' } }, 202)
const operation = 'POST /api/register'
const noCaptcha = { 'GET /portal-config.json': problem(404) }
const filledIn = {
  email: 'ana@example.com',
  password: 'mango-tree',
  device_id: expect.stringMatching(/^dev_[\da-f]{32}$/),
  tc_agree: true,
  one_shared_globe: true,
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker)
  localStorage.clear()
  history.replaceState(null, '', '/register')
})

function renderPage() {
  const { unmount } = renderApp(<RegisterPage />, createTestApp())
  const user = userEvent.setup()
  return {
    user,
    unmount,
    email: () => screen.getByLabelText('Email'),
    password: () => screen.getByLabelText('Password'),
    reference: () => screen.getByLabelText('Reference (optional)'),
    terms: () => screen.getByRole('checkbox', { name: /terms and conditions/ }),
    globe: () => screen.getByRole('checkbox', { name: /shared-globe/ }),
    send: () => user.click(screen.getByRole('button', { name: 'Create account' })),
  }
}

async function filled() {
  const form = renderPage()
  await form.user.type(form.email(), ' ana@example.com ')
  await form.user.type(form.password(), 'mango-tree')
  await form.user.click(form.terms())
  await form.user.click(form.globe())
  return form
}

const checkEmail = () => screen.findByRole('heading', { level: 1, name: 'Check your email' })

test('what is missing is said at its field, and nothing is sent', async () => {
  const { sent } = fakePortal({})
  const form = renderPage()
  await form.send()
  await waitFor(() => expect(form.email()).toHaveAccessibleDescription('Enter your email address.'))
  expect(form.password()).toHaveAccessibleDescription(/Enter a password\./)
  expect(form.terms()).toHaveAccessibleDescription('Tick this to continue.')
  expect(form.globe()).toHaveAccessibleDescription('Tick this to continue.')
  expect(form.reference()).toBeValid()
  await form.user.type(form.password(), 'mango')
  await waitFor(() =>
    expect(form.password()).toHaveAccessibleDescription(/(Use at least 10 characters\.\s?){2}$/),
  )
  expect(sent.filter(({ operation }) => !operation.startsWith('GET'))).toEqual([])
})

test('without a reference none is sent, and the page says where the link went', async () => {
  const { sent } = fakePortal({ ...noCaptcha, [operation]: accepted })
  const form = await filled()
  await form.send()
  expect(await checkEmail()).toHaveFocus()
  expect(screen.getByText('ana@example.com')).toBeVisible()
  expect(sent.at(-1)).toEqual({ operation, body: filledIn })
})

test('the reference of the address is filled in, and sent', async () => {
  history.replaceState(null, '', '/register?reference=lumina-2026')
  const { sent } = fakePortal({ ...noCaptcha, [operation]: accepted })
  const form = await filled()
  expect(form.reference()).toHaveValue('lumina-2026')
  await form.send()
  await checkEmail()
  expect(sent.at(-1)).toEqual({ operation, body: { ...filledIn, reference: 'lumina-2026' } })
})

test('what the server refuses lands on its fields, and nothing typed is lost', async () => {
  const errors = [
    { pointer: '#/email', code: 'format', message: 'This is no email address.' },
    { pointer: '#/one_shared_globe', code: 'const', message: 'Accept the shared-globe agreement.' },
    { pointer: '#/captcha', code: 'captcha', message: 'Try again.' },
  ]
  fakePortal({ ...noCaptcha, [operation]: problem(422, { errors }) })
  const form = await filled()
  await form.send()
  await waitFor(() => expect(form.email()).toHaveAccessibleDescription('This is no email address.'))
  expect(form.email()).toHaveFocus()
  expect(form.globe()).toHaveAccessibleDescription('Accept the shared-globe agreement.')
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t create your account. Try again.')
  expect(form.password()).toHaveValue('mango-tree')
  expect(form.terms()).toBeChecked()
})

test('a server out of reach is told, and the next try is sent', async () => {
  fakePortal({ ...noCaptcha, [operation]: unreachable })
  const form = await filled()
  await form.send()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.')
  fakePortal({ ...noCaptcha, [operation]: accepted })
  await form.send()
  await checkEmail()
})

test('where the deployment asks for a captcha, its answer goes along', async () => {
  const answers = {
    [operation]: accepted,
    'GET /portal-config.json': json({ captcha: { kind: 'recaptcha', siteKey: 'site', forms: ['register'] } }),
  }
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute: async () => 'human' })
  const { sent } = fakePortal(answers)
  const form = await filled()
  await form.send()
  await checkEmail()
  expect(sent.at(-1)?.body).toEqual({ ...filledIn, captcha: 'human' })
})

test('registering again within the wait, which sends no second mail, counts on', async () => {
  fakePortal({ ...noCaptcha, [operation]: accepted })
  const ends = JSON.stringify({ 'ana@example.com': Date.now() + 61_000 })
  localStorage.setItem('switchboard.resend.verify', ends)
  const form = await filled()
  await form.send()
  await checkEmail()
  expect(screen.getByRole('button', { name: /^Resend email in [01]:\d\d$/ })).toBeVisible()
})

test('a wrong address is mended without typing it anew', async () => {
  fakePortal({ ...noCaptcha, [operation]: accepted })
  const form = await filled()
  await form.send()
  await checkEmail()
  await form.user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(form.email()).toHaveValue('ana@example.com')
  expect(form.password()).toHaveValue('')
})

test('the button sends another mail when the wait is over, and waits as long as the server says', async () => {
  history.replaceState({ sentTo: 'ana@example.com' }, '', '/register')
  const resend = 'POST /api/register/resend'
  const { sent } = fakePortal({ [resend]: accepted })
  const { user, unmount } = renderPage()
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByText(/^We’ve sent another email\./)).toBeVisible()
  const counting = screen.getByRole('button', { name: /^Resend email in [45]:\d\d$/ })
  expect(counting).toHaveFocus()
  await user.click(counting)
  expect(sent.filter(({ operation }) => operation === resend)).toHaveLength(1)
  unmount()

  localStorage.clear()
  const tooSoon = { type: 't', title: 'T', status: 429, code: 'resend_too_soon' }
  const init = { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '75' } }
  fakePortal({ [resend]: () => Response.json(tooSoon, init) })
  renderPage()
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByRole('button', { name: /^Resend email in [01]:\d\d$/ })).toBeVisible()
})

test('a mail that could not be asked for is told, and can be asked for again', async () => {
  history.replaceState({ sentTo: 'ana@example.com' }, '', '/register')
  fakePortal({ 'POST /api/register/resend': problem(500, { detail: 'The server failed.' }) })
  const { user } = renderPage()
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server failed.')
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeEnabled()
})

/** How strong a password is, is none of these tests' business. */
class SilentWorker {
  postMessage() {}
  terminate() {}
}
