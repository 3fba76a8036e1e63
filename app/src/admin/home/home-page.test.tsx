import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { HomePage } from './home-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const customers = { active: 4, new: 1, silent: 2, affected: 3 }
const tick = (hour: number, state: string | null) => ({
  at: `2026-11-28T${String(hour).padStart(2, '0')}:00:00Z`,
  calls: state ? 10 : 0,
  state,
})
const api = (change: object = {}) => ({
  ...{ api: 'sim-swap', api_name: 'SIM Swap', version: 'v1', state: 'OPERATIONAL', broke_at: null },
  ...{ calls: 300, failed: 1, credits: '600.00', median_ms: 88, customers, upstream: null },
  ticks: Array.from({ length: 24 }, (_, hour) => tick(hour, hour === 3 ? null : 'OPERATIONAL')),
  ...change,
})
const broken = {
  ...{ api: 'device-location', api_name: 'Device Location', broke_at: '2026-11-28T20:00:00Z' },
  ...{ calls: 100, failed: 8, state: 'DEGRADED', upstream: { servers: 3, unreachable: 1 } },
  ticks: Array.from({ length: 24 }, (_, hour) => tick(hour, hour < 20 ? 'OPERATIONAL' : 'DEGRADED')),
}
const page = { meta: { page: 1, limit: 3, total: 0 } }

function renderHome(apis: readonly object[], more: Parameters<typeof fakePortal>[0] = {}) {
  const data = {
    ...{
      since: '2026-11-28T00:00:00Z',
      calls: 400,
      failed: 9,
      credits: '800.00',
      median_ms: 90,
      customers,
      apis,
    },
    before: { calls: 200, failed: 0, credits: '790.00', median_ms: 90 },
    ticks: api().ticks,
  }
  const portal = fakePortal({
    'GET /api/admin/overview': json({ data }),
    'GET /api/admin/waiting': json({
      data: { approvals: 0, verifications: 0, deliveries: 3, problems: 1, payments: 0 },
    }),
    'GET /api/admin/kyb': json({ data: [], ...page }),
    'GET /api/admin/adjustments': json({ data: [], ...page }),
    'GET /api/admin/announcements': json({ data: [], ...page }),
    ...more,
  })
  renderApp(
    <KitScope>
      <HomePage />
    </KitScope>,
  )
  return portal
}

test('what broke stands first, with its calls, customers and servers, and leads to the API', async () => {
  renderHome([api(), api(broken)])
  const card = await screen.findByRole('region', { name: 'Since yesterday' })
  const [row] = within(card).getAllByRole('listitem')
  expect(row).toHaveTextContent(
    'Device Location. 8 of 100 calls failed, for 3 customers. The gateway can’t reach 1 of 3 servers.',
  )
  expect(within(card).getAllByRole('listitem')).toHaveLength(1)
  expect(within(card).getByRole('link', { name: 'View Device Location' })).toHaveAttribute(
    'href',
    '/admin/apis/device-location/v1',
  )
  expect(card).toHaveTextContent('100% more than the day before')
  expect(card).toHaveTextContent('About the same as the day before')
  expect(screen.getByText('Failed deliveries: 3')).toBeVisible()
})

test('a problem that is over is said to be over, and one of a call in a thousand isn’t told', async () => {
  const recovered = { state: 'OPERATIONAL', upstream: null, broke_at: '2026-11-28T20:00:00Z' }
  const ticks = broken.ticks.map((one, index) => (index === 23 ? { ...one, state: 'OPERATIONAL' } : one))
  renderHome([api({ broke_at: '2026-11-28T05:00:00Z' }), api({ ...broken, ...recovered, ticks })])
  const card = await screen.findByRole('region', { name: 'Since yesterday' })
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^ResolvedDevice Location\. 8 of 100 calls failed, for 3 customers\. Began /),
  ])
})

test('another period is read, and a part that fails leaves the others', async () => {
  renderHome([api()], { 'GET /api/admin/announcements': problem(500) })
  expect(await screen.findByText('Nothing broke')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
  expect(await screen.findByRole('heading', { name: 'The last 7 days' })).toBeVisible()
  expect(location.search).toBe('?period=7d')
})
