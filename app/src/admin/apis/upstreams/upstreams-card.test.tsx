import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { ApiDetail } from '../prices.ts'
import { UpstreamsCard } from './upstreams-card.tsx'

const url = 'https://api.museum.example'
const health = { url, state: 'CLOSED', opened_at: null, calls: 1200, failed: 3, median_ms: 84, p95_ms: 310 }
const upstream = {
  api: 'museum',
  version: 'v1',
  environment: 'LIVE',
  targets: [{ url, weight: 1 }],
  credential: { type: 'NONE', secret_stored: false },
  tls: { ca: null, client_certificate: null },
  health: [health],
  updated_at: '2026-11-21T01:42:00.000Z',
  updated_by_name: null,
}

async function liveRow(data: object[], deployment_url: string | null = null): Promise<string> {
  fakePortal({ 'GET /api/admin/upstreams': json({ data, deployment_url }) })
  const detail = { api: 'museum', version: 'v1', name: 'Museum', mocked: false } as ApiDetail
  renderApp(
    <KitScope>
      <UpstreamsCard detail={detail} />
    </KitScope>,
  )
  const card = within(await screen.findByRole('region', { name: 'Upstreams' }))
  const row = within((await card.findByText('Live keys')).closest('tr') as HTMLElement)
  return row.getAllByRole('cell')[1]?.textContent ?? ''
}

test('each target is shown with how it does', async () => {
  expect(await liveRow([upstream])).toBe(
    `Gatewayapi.museum.example${url}1,200 calls in 5 minutes · 0.3% failed · median 84 ms · 95% within 310 ms`,
  )
})

test('a target that is left alone says since when', async () => {
  const open = { ...health, state: 'OPEN', opened_at: '2026-11-21T01:38:00Z', calls: 0 }
  expect(await liveRow([{ ...upstream, health: [open] }])).toMatch(
    /Circuit open since 21 Nov 2026, \d\d:38No calls in the last 5 minutes$/,
  )
})

test('the server’s own setting is shown where it takes the calls', async () => {
  const text = await liveRow([upstream], 'http://10.0.0.7')
  expect(text).toMatch(/^http:\/\/10\.0\.0\.7Set by the server’s UPSTREAMS variable/)
  expect(text).toContain('What is set here isn’t used')
})
