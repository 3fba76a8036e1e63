import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { iris, jun, leo } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { decide, guardSessionOf } from '../../guards.ts'
import type { AppServices } from '../../lib/services.ts'
import { routes } from '../../routes.ts'
import { Palette } from './palette.tsx'

const guards = { decide, sessionOf: guardSessionOf }

const index = [
  {
    api: 'sim-swap',
    publisher: 'lumina',
    tag: 'sim-swap',
    version: 'v1',
    name: 'SIM Swap',
    summary: 'Has this number changed SIM?',
    category: 'Fraud prevention',
    mocked: true,
    operations: [
      { id: 'checkSimSwap', method: 'POST', path: '/check', title: 'Check a SIM swap', price: '2.00' },
      ...Array.from({ length: 8 }, (_, place) => ({
        id: `read${place}`,
        method: 'GET',
        path: `/things/${place}`,
        title: `Read thing ${place}`,
        price: null,
      })),
    ],
    errors: [
      {
        code: 'insufficient_credits',
        status: '402',
        title: 'Not enough credits',
        operation: 'checkSimSwap',
        example: 'creditsShort',
      },
    ],
  },
]
const faqs = [
  { id: 'faq_1', category: 'Credits', question: 'Do credits expire?', answer: 'No.', position: 1 },
]
const docs = [{ section: 'users', slug: 'keys', title: 'Keys', summary: 'How keys work.', position: 1 }]
const key = (name: string, last_four: string, status = 'ACTIVE') => ({
  ...{ key_id: `key_${last_four}`, name, type: 'LIVE', prefix: 'sb_live_', last_four, status },
  ...{ created_at: '2026-11-01T02:00:00Z', last_used_at: null, expires_at: null, grace_ends_at: null },
})
const subscriptions = [
  {
    ...{
      user_subscription_id: 'sub_1',
      api: 'sim-swap',
      publisher: 'lumina',
      tag: 'sim-swap',
      version: 'v1',
    },
    ...{ name: 'SIM Swap', status: 'ACTIVE', products: [], plan: null, live_blocker: null },
    keys: [key('Ordering server', 'm7Ky'), key('Old server', 'Qa20', 'REVOKED')],
    ...{ created_at: '2026-11-01T02:00:00Z', cancelled_at: null },
  },
]
const good = {
  'GET /api/search-index': json({ data: index }),
  'GET /api/faqs': json({ data: faqs }),
  'GET /resources': json({ data: [], meta: { page: 1, limit: 200, total: 0 } }),
  'GET /docs': json({ data: docs }),
  'GET /api/user-subscription': json({ data: subscriptions }),
}

let services: AppServices

beforeEach(() => {
  localStorage.clear()
  fakePortal(good)
  services = createTestApp()
})

function openPalette() {
  const onClose = vi.fn()
  const { unmount } = renderApp(
    <Palette rows={routes} guards={guards} stays={false} switchMode={async () => {}} onClose={onClose} />,
    services,
  )
  return { onClose, unmount, input: screen.getByRole('combobox', { name: 'Search everything' }) }
}

const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)
const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())

test('an operation is found, told with method, path and price, and is a real link', async () => {
  const { input } = openPalette()
  await userEvent.type(input, 'check sim')
  const operations = within(await screen.findByRole('group', { name: 'Operations' }))
  const option = operations.getByRole('option', {
    name: /POST.*Check a SIM swap.*\/check.*SIM Swap.*2\.00 credits/,
  })
  expect(option).toHaveAttribute('href', '/api/lumina/sim-swap/v1?operation=checkSimSwap')
  expect(
    within(option)
      .getAllByText(/^(Check|SIM)$/)
      .every(({ tagName }) => tagName === 'MARK'),
  ).toBe(true)
  expect(input).toHaveAttribute('aria-activedescendant', option.id)
  await expectText(/^\d+ results?$/)
})

test('the arrows, Home and End choose; the focus stays in the field', async () => {
  const { input } = openPalette()
  await screen.findByRole('option', { name: /Pricing/ })
  expect(screen.queryAllByRole('option', { selected: true })).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  const first = chosen()
  await userEvent.keyboard('{End}')
  expect(chosen()).toEqual([expect.stringContaining('Theme: dark')])
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toEqual(first)
  await userEvent.keyboard('{ArrowUp}{Home}')
  expect(chosen()).toEqual(first)
  expect(input).toHaveFocus()
})

test('Enter opens the chosen line and closes; next time it stands at the top', async () => {
  const { onClose, unmount, input } = openPalette()
  const clicked = vi.fn((event: Event) => event.preventDefault())
  await userEvent.type(input, 'insufficient_credits')
  await screen.findByRole('option', { name: /402/ })
  document.addEventListener('click', clicked, { once: true })
  await userEvent.keyboard('{Enter}')
  expect(clicked).toHaveBeenCalledOnce()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  unmount()
  openPalette()
  const recent = within(await screen.findByRole('group', { name: 'Recently opened' }))
  expect(recent.getByRole('option')).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=checkSimSwap#error-creditsShort',
  )
})

test('Ctrl and Enter open another tab, and the search stays', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
  const { onClose, input } = openPalette()
  await userEvent.type(input, 'do credits')
  await screen.findByRole('option', { name: /Do credits expire/ })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(openTab).toHaveBeenCalledWith(expect.stringMatching(/\/faqs#faq_1$/), '_blank', 'noopener')
  expect(onClose).not.toHaveBeenCalled()
})

test('many of a kind are shown when they are asked for', async () => {
  const { input } = openPalette()
  await userEvent.type(input, 'read thing')
  const group = await screen.findByRole('group', { name: 'Operations' })
  expect(within(group).getAllByRole('option')).toHaveLength(6)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(within(group).getAllByRole('option')).toHaveLength(8)
  expect(chosen()).toEqual([expect.stringContaining('Read thing 5')])
})

test('a catalogue of three thousand operations is searched to its last', async () => {
  const [api] = index
  const operations = Array.from({ length: 3000 }, (_, place) => ({
    id: `readThing${place}`,
    method: 'GET',
    path: `/things/${place}`,
    title: `Read thing number ${place}`,
    price: '0.10',
  }))
  fakePortal({ ...good, 'GET /api/search-index': json({ data: [{ ...api, operations, errors: [] }] }) })
  const { input } = openPalette()
  await userEvent.click(input)
  await userEvent.paste('number 2999')
  expect(
    await screen.findByRole('option', { name: /Read.*thing.*number.*2999/, selected: true }),
  ).toBeVisible()
  await userEvent.clear(input)
  await userEvent.paste('thing')
  expect(await screen.findByRole('option', { name: 'Show 95 more' })).toBeVisible()
})

test('what couldn’t be loaded is named, the rest is searched, and a retry brings it', async () => {
  fakePortal({ ...good, 'GET /api/search-index': problem(503), 'GET /docs': problem(500) })
  const { input } = openPalette()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('APIs and operations and documentation couldn’t be loaded')
  expect(alert).toHaveTextContent('req_test01')
  await userEvent.type(input, 'expire')
  expect(await screen.findByRole('option', { name: /Do credits expire/ })).toBeVisible()
  fakePortal(good)
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await userEvent.clear(input)
  await userEvent.type(input, 'check sim')
  expect(await screen.findByRole('option', { name: /Check a SIM swap/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a network it says what is missing, and still leads to pages', async () => {
  onlineManager.setOnline(false)
  const { input } = openPalette()
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be loaded')
  await userEvent.type(input, 'pricing')
  expect(await screen.findByRole('option', { name: /Pricing/ })).toBeVisible()
  onlineManager.setOnline(true)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('nothing found says so, and where else to look', async () => {
  const { input } = openPalette()
  await screen.findByRole('option', { name: /Pricing/ })
  await userEvent.type(input, 'xyzzy')
  await expectText('Nothing found')
  expect(screen.getByText('Nothing matches “xyzzy”')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api',
    '/faqs',
    '/contact-us',
  ])
  expect(input).toHaveAttribute('aria-expanded', 'false')
})

test('a theme is chosen, and that is said', async () => {
  const { input } = openPalette()
  await userEvent.type(input, 'theme dark')
  await screen.findByRole('option', { name: /Theme: dark/ })
  await userEvent.keyboard('{Enter}')
  await expectText('Theme: dark.')
  expect(services.theme.state.choice).toBe('dark')
  services.theme.choose('system')
})

test('the documentation asks visitors to sign in, and nobody who is', async () => {
  const { input } = openPalette()
  await userEvent.type(input, 'keys')
  expect(await screen.findByRole('option', { name: /Keys.*Log in to read/ })).toBeVisible()
})

test('who is signed in finds the own pages, and can log out', async () => {
  services.session.update(jun)
  const { input } = openPalette()
  expect(await screen.findByRole('option', { name: /Overview/ })).toHaveAttribute('href', '/dashboard')
  await userEvent.type(input, 'sign out')
  expect(await screen.findByRole('option', { name: /Log out/ })).toBeVisible()
  services.session.logout = vi.fn(async () => {})
  await userEvent.clear(input)
  await userEvent.type(input, 'log out')
  await screen.findByRole('option', { name: /Log out/, selected: true })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(services.session.logout).toHaveBeenCalledWith('login'))
})

test.each([
  ['its last four characters', 'm7Ky', /Ordering server.*m7Ky.*SIM Swap · live key, active/],
  ['the same in small letters', 'm7ky', /Ordering server/],
  ['the whole key, pasted', 'sb_live_4tGh9Wq2Lx7Vb3Nc8Rz5Dm1Kp6Jsm7Ky', /Ordering server/],
  ['its name', 'ordering', /Ordering server/],
  ['the last four of one that is revoked', 'Qa20', /Old server.*revoked/],
])('an own key is found by %s', async (_how, query, line) => {
  services.session.update(jun)
  const { input } = openPalette()
  await userEvent.click(input)
  await userEvent.paste(query)
  const option = await screen.findByRole('option', { name: line, selected: true })
  expect(option).toHaveAttribute('href', '/subscriptions?api=sim-swap')
})

test.each([
  ['a visitor', undefined],
  ['who has not accepted the terms', leo],
  ['an administrator', iris],
] as const)('%s has no keys to find, and none are asked for', async (_who, profile) => {
  const { sent } = fakePortal(good)
  if (profile) services.session.update(profile)
  const { input } = openPalette()
  await userEvent.type(input, 'Qa20')
  await expectText('Nothing found')
  expect(sent.map(({ operation }) => operation)).not.toContain('GET /api/user-subscription')
})
