import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { AuditPage } from './audit-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const entry = {
  audit_id: '4127',
  at: '2026-11-21T01:42:00Z',
  action: 'admin.credits.add',
  summary: 'Added 100.00 paid credits',
  actor_id: 'usr_iris9A',
  actor_name: 'Iris Tan',
  actor_kind: 'PERSON' as const,
  actor_email: 'iris@switchboard.example',
  subject: 'usr_jun7Q2',
  subject_name: 'Jun Dela Cruz',
  subject_email: 'jun@example.com',
  details: { type: 'PAID', amount: '100.00', transaction_id: 'txn_1', valid_until: null },
  request_id: 'req_1',
}

function renderPage(data: object[], search = '') {
  history.replaceState(null, '', `/admin/audit${search}`)
  fakePortal({
    'GET /api/admin/audit-log': json({ data, meta: { page: 1, limit: 20, total: data.length } }),
  })
  const queries: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    queries.push(new URL(request.url).search)
    return fetch(request)
  })
  renderApp(
    <KitScope>
      <AuditPage />
    </KitScope>,
  )
  return queries
}

test('an entry says who, what, to whom and by which request; what is empty is left out', async () => {
  renderPage([entry])
  await screen.findByText(/^Added 100/)
  const cells = screen.getAllByRole('cell').slice(1)
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Iris Taniris@switchboard.exampleusr_iris9A',
    'Added 100.00 paid creditsadmin.credits.add · txn_1',
    'Jun Dela Cruzjun@example.comusr_jun7Q2',
    'req_1',
  ])
})

test('what is asked for is in the address, and cleared when nothing fits', async () => {
  const queries = renderPage([], '?subject=usr_jun7Q2&action=admin&from=2026-11-01&to=2026-11-22&page=2')
  await screen.findByRole('heading', { name: 'No entries here' })
  expect(queries).toContain(
    '?page=2&subject=usr_jun7Q2&action=admin&start_date=2026-11-01&end_date=2026-11-22&limit=20',
  )
  await userEvent.type(screen.getByLabelText('Who'), 'iris')
  await expect.poll(() => location.search).toContain('actor=iris')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeVisible()
  expect(location.search).toBe('')
})
