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

function renderPage(answers: Parameters<typeof fakePortal>[0], profile = jun) {
  const portal = fakePortal(answers)
  renderApp(
    <KitScope>
      <OverviewPage />
    </KitScope>,
    createTestApp(profile),
  )
  return portal
}

const levels = { threshold1: '500.00', threshold2: '250.00', threshold3: '100.00', active: true }

test.each([
  ['altogether', failing],
  ['in part', { ...failing, 'GET /api/wallet/threshold': json({ data: levels }) }],
])('what fails %s is told once, and tried again altogether', async (_how, answers) => {
  const { sent } = renderPage(answers)
  const banner = await screen.findByRole('alert')
  await expect.poll(() => screen.getAllByText(/^Not loaded: /)).toHaveLength(5)
  expect(banner).toHaveTextContent('We couldn’t load your dashboard. Sorry, we encountered an issue')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  sent.splice(0)
  await userEvent.click(screen.getByRole('button', { name: 'Retry all' }))
  const failed = reads.filter((read) => answers[read] === failing[read])
  await expect.poll(() => new Set(sent.map(({ operation }) => operation))).toEqual(new Set(failed))
})

const wallet = {
  wallet_credits: '0.00',
  settled_credits: '0.00',
  in_flight_credits: '0.00',
  free_credits: [],
  starter_credits: '0.00',
}

const walletReads = (starter_credits: string, wallet_credits: string, active: boolean) => ({
  'GET /api/wallet/credits': json({ data: { ...wallet, starter_credits, wallet_credits } }),
  'GET /api/wallet/threshold': json({ data: { ...levels, active } }),
})
const offer = '50 free credits are waiting for you.'

test.each([
  ['nothing but its free credits', walletReads('50.00', '0.00', false), [offer]],
  ['no alarm at the free credits', walletReads('0.00', '50.00', false), []],
  ['an empty wallet once they are spent', walletReads('0.00', '0.00', false), ['Your wallet is empty.']],
  ['low credits after a payment', walletReads('0.00', '300.00', true), ['Credits are low.']],
  ['both, where there are both', walletReads('50.00', '0.00', true), [offer, 'Your wallet is empty.']],
])('a wallet is told of %s', async (_what, answers, titles) => {
  renderPage({ ...failing, ...answers })
  expect(await screen.findByRole('alert')).toBeVisible()
  const banners = screen.queryAllByRole('status').map((banner) => banner.querySelector('strong')?.textContent)
  expect(banners.filter(Boolean)).toEqual(titles)
})

test('free credits are redeemed in the banner itself, which says how many are in the wallet then', async () => {
  let credits = { ...wallet, starter_credits: '50.00' }
  const ledger = Promise.withResolvers<void>()
  renderPage({
    ...failing,
    ...walletReads('50.00', '0.00', false),
    'GET /api/wallet/credits': () => json({ data: credits })(),
    'GET /api/transactions': async () => {
      if (credits.starter_credits === '0.00') await ledger.promise
      return json({ data: [] })()
    },
    'POST /api/redeem-starter': () => {
      credits = { ...wallet, wallet_credits: '50.00' }
      return json({ data: credits })()
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
  // The wallet has been read again before the last of the reads that follow.
  await expect.poll(() => screen.queryByText(offer)).toBeNull()
  ledger.resolve()
  expect(await screen.findByText(/free credits are in your wallet/)).toHaveTextContent(/^50 free/)
})

test('credits last no longer than until the day on which they expire', async () => {
  const free_credits = [{ credits: '430.00', validity_date: '2026-12-31' }]
  const totals = {
    calls: 7,
    answered: 7,
    rejected: 0,
    limited: 0,
    failed: 0,
    credits: '7.00',
    median_ms: 80,
    p95_ms: 90,
  }
  const range = {
    start_date: '2026-11-29',
    end_date: '2026-11-29',
    totals,
    days: [{ day: '2026-11-29', ...totals }],
  }
  const summary = { range, before: range, apis: [], keys: [], operations: [], statuses: [], keys_since: null }
  renderPage({
    ...failing,
    ...walletReads('0.00', '430.00', false),
    'GET /api/wallet/credits': json({ data: { ...wallet, wallet_credits: '430.00', free_credits } }),
    'GET /api/api-usage/summary': json({
      data: { ...summary, time_zone: 'Asia/Manila', statuses_since: '2026-09-01' },
    }),
  })
  expect(await screen.findByText(/^Lasts/)).toHaveTextContent('Lasts about 32 days at this week’s pace.')
})

test('an empty wallet is called empty, and leads to a top-up', async () => {
  renderPage({ ...failing, ...walletReads('0.00', '0.00', true) })
  const banner = (await screen.findByText('Your wallet is empty.')).closest('[role=status]')
  expect(banner).toHaveTextContent('Live calls are rejected until you top up. Test calls still work.')
  expect(banner).not.toHaveTextContent('pace')
  expect(within(banner as HTMLElement).getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/dashboard/wallet/topup?credits=600',
  )
})

test('a viewer reads at each action that they can’t use who can', async () => {
  const team = { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role: 'VIEWER' as const }
  const due = {
    invoice_id: 'inv_1',
    status: 'DUE',
    amount_due: '1200.00',
    currency: 'PHP',
    due_date: '2026-11-15',
    month: '2026-10',
    payment_reference: null,
  }
  renderPage(
    {
      ...failing,
      ...walletReads('50.00', '0.00', true),
      'GET /api/user-subscription': json({ data: [] }),
      'GET /api/billing-statements': json({ data: [due] }),
    },
    { ...jun, team, plan_type: 'POSTPAID' },
  )
  await screen.findByRole('button', { name: 'Pay' })
  for (const name of ['Pay', /^Choose an API: /, 'Redeem'])
    expect(screen.getByRole('button', { name })).toBeDisabled()
  for (const button of screen.getAllByRole('button', { name: 'Top up' })) expect(button).toBeDisabled()
  const who = 'You’re a viewer of Lakbay Freight. The owner or a'
  const closed = screen.getAllByRole('button').filter((button) => button.hasAttribute('disabled'))
  for (const button of closed) expect(button).toHaveAccessibleDescription(expect.stringContaining(who))
  expect(screen.queryByRole('link', { name: /alert/ })).toBeNull()
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
    calls_this_week: 42,
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
        { ...ending, name: 'Not called', calls_this_week: 0, calls: 0 },
        {
          ...ending,
          version: 'v9',
          name: 'All of it',
          calls_this_week: 0,
          calls: 0,
          replaced_by: null,
          sunset_on: null,
          reason: null,
        },
      ],
    }),
  })
  const card = within((await screen.findByRole('region', { name: 'Needs your attention' })) as HTMLElement)
  expect(
    card
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Number Verification v1 stops working on 31 Jan 2027You called v1 42 times this week, 1,284 times in the last 30 days. Move to v2: your keys work for both. v2 tells Wi-Fi apart.What changed',
    'All of it v9 is deprecatedYou haven’t called v9 in the last 30 days.What changed',
  ])
  expect(card.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/api/lumina/number-verification/v1?part=changelog',
  )
})
