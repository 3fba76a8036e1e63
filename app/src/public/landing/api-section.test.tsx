import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { ApiSection } from './api-section.tsx'

const simSwap = {
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  name: 'SIM Swap',
  summary: 'Has this number changed SIM?',
  category: 'Fraud prevention',
  tags: [],
  version: 'v1',
  full_version: '1.2.0',
  status: 'ACTIVE',
  price_from: '2.00',
  price_unit: 'call',
  main_operation: 'checkSimSwap',
  operations_total: 4,
  callable: true,
  name_shared: false,
  kyb_required: true,
  conformance: { passed: 46, total: 46, checked_at: '2026-11-18T04:00:00Z' },
  updated_at: '2026-10-06T03:00:00Z',
}

const listed = (data: readonly object[], total = data.length) =>
  json({ data, meta: { page: 1, limit: 6, total }, facets: { apis: total, categories: [], tags: [] } })

function renderSection(...answers: (() => Response)[]) {
  let next = 0
  fakePortal({ 'GET /api/catalogue': () => (answers[next++] ?? problem(501))() })
  renderApp(<ApiSection />)
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('the number in the heading is the number of APIs', async () => {
  renderSection(listed([simSwap, { ...simSwap, api: 'otp', name: 'One-Time Password', tag: null }]))
  await heading('Two APIs, one wallet')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a card tells name, version, standing and price, and leads to its documentation', async () => {
  renderSection(listed([simSwap]))
  await heading('One API, one wallet')
  const card = screen.getByRole('listitem')
  for (const text of ['v1.2', 'Fraud prevention', 'Conformant, 18 Nov', '2.00 credits a call']) {
    expect(card).toHaveTextContent(text)
  }
  expect(screen.getByRole('link', { name: 'SIM Swap' })).toHaveAttribute('href', '/api/lumina/sim-swap/v1')
  expect(screen.getByRole('link', { name: 'Try it' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=checkSimSwap#try-it',
  )
  expect(screen.getByRole('link', { name: 'Conformant, 18 Nov' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1#conformance',
  )
})

test.each([
  [{ status: 'BETA' }, 'Beta'],
  [{ status: 'DEPRECATED' }, 'Deprecated'],
])('%j shows as %j', async (rest, text) => {
  renderSection(listed([{ ...simSwap, ...rest }]))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Conformant/ })).toBeVisible()
})

test('of a stable API without a proof, the tags say its category alone', async () => {
  renderSection(listed([{ ...simSwap, conformance: null }]))
  const tag = await screen.findByText('Fraud prevention')
  expect(tag.parentElement).toHaveTextContent(/^Fraud prevention$/)
})

test('of many, the first are shown, with the way to all', async () => {
  renderSection(listed([simSwap], 46))
  await heading('46 APIs, one wallet')
  expect(screen.getByRole('link', { name: 'Browse all 46 APIs' })).toHaveAttribute('href', '/api')
})

test('what nothing answers is not tried, and one of two with a name says whose it is', async () => {
  renderSection(listed([{ ...simSwap, callable: false, name_shared: true }]))
  expect(await screen.findByRole('link', { name: 'SIM Swap by Lumina' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read docs' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?part=documentation',
  )
})

test('an empty catalogue says so', async () => {
  renderSection(listed([]))
  expect(await screen.findByText('No APIs yet')).toBeVisible()
})
