import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { OverviewPage } from './overview-page.tsx'

const reads = [
  'GET /api/wallet/credits',
  'GET /api/wallet/threshold',
  'GET /api/user-subscription',
  'GET /api/api-usage/summary',
  'GET /api/transactions',
]
const failing = Object.fromEntries(reads.map((read) => [read, problem(500)]))

function renderPage(answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal(answers)
  renderApp(
    <KitScope>
      <OverviewPage />
    </KitScope>,
    createTestApp(jun),
  )
  return portal
}

test('what fails altogether is told once, and tried again altogether', async () => {
  const { sent } = renderPage(failing)
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your dashboard' })).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  sent.splice(0)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => new Set(sent.map(({ operation }) => operation))).toEqual(new Set(reads))
})

test('what fails alone is told at its place', async () => {
  const threshold = { threshold1: '500.00', threshold2: '250.00', threshold3: '100.00' }
  renderPage({ ...failing, 'GET /api/wallet/threshold': json({ data: threshold }) })
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your ledger' })).toBeVisible()
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(1)
})

const wallet = {
  wallet_credits: '0.00',
  settled_credits: '0.00',
  in_flight_credits: '0.00',
  free_credits: [],
  starter_credits: '0.00',
}

test('an empty wallet is called empty, and leads to a top-up', async () => {
  const threshold = { threshold1: '500.00', threshold2: '250.00', threshold3: '100.00' }
  renderPage({
    ...failing,
    'GET /api/wallet/credits': json({ data: wallet }),
    'GET /api/wallet/threshold': json({ data: threshold }),
  })
  const banner = (await screen.findByText('Your wallet is empty.')).closest('[role=status]')
  expect(banner).toHaveTextContent('Live calls are rejected until you top up.')
  expect(banner).not.toHaveTextContent('pace')
  expect(within(banner as HTMLElement).getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/dashboard/wallet/topup?credits=600',
  )
})

test('a version that ends is told to who calls it, with how often', async () => {
  const ending = {
    api: 'number-verification',
    publisher: 'lumina',
    tag: 'number-verification',
    name: 'Number Verification',
    version: 'v1',
    sunset_on: '2027-01-31',
    reason: 'v2 tells Wi-Fi apart.',
    replaced_by: 'v2',
    calls: 1284,
    last_called_on: '2026-11-20',
  }
  renderPage({
    ...failing,
    'GET /api/wallet/credits': json({ data: wallet }),
    'GET /api/user-subscription': json({ data: [] }),
    'GET /api/deprecations': json({
      data: [
        ending,
        { ...ending, name: 'Not called', calls: 0 },
        {
          ...ending,
          version: 'v9',
          name: 'All of it',
          calls: 0,
          replaced_by: null,
          sunset_on: null,
          reason: null,
        },
      ],
    }),
  })
  const card = within((await screen.findByRole('region', { name: 'Needs your attention' })) as HTMLElement)
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Number Verification v1 stops working on 31 Jan 2027You called v1 1,284 times in the last 30 days. Move to v2: your keys work for both. v2 tells Wi-Fi apart.What changed',
    'All of it v9 is deprecatedYou haven’t called v9 in the last 30 days.What changed',
  ])
  expect(card.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/api/lumina/number-verification/v1?part=changelog',
  )
})
