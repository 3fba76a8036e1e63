import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import * as blobs from '../../lib/browser/save-blob.ts'
import { ExportsPage } from './exports-page.tsx'
import { type Export, filterWords, progressOf } from './texts.ts'

const ready: Export = {
  export_id: 'exp_1',
  kind: 'LEDGER',
  filter: { view: 'usage', start_date: '2026-11-01', end_date: '2026-11-20' },
  filename: 'ledger.csv',
  status: 'READY',
  rows_written: 12_480,
  rows_total: 12_480,
  size: 1_734_210,
  failure: null,
  created_at: '2026-11-20T07:10:00Z',
  finished_at: '2026-11-20T07:10:04Z',
  expires_at: '2026-11-27T07:10:04Z',
}

function renderPage(rows: readonly Export[], more: Parameters<typeof fakePortal>[0] = {}) {
  const portal = fakePortal({ 'GET /api/exports': json({ data: rows }), ...more })
  renderApp(
    <KitScope>
      <ExportsPage />
    </KitScope>,
  )
  return portal
}
const actionsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('button')
    .map((button) => button.textContent)

test('without one it says where exports are asked for', async () => {
  renderPage([])
  expect(await screen.findByRole('heading', { name: 'No exports yet' })).toBeVisible()
})

test('each state says what it means, and offers what can be done', async () => {
  const more = { export_id: 'exp_2', kind: 'CALLS', filter: {}, expires_at: null, finished_at: null } as const
  renderPage([
    ready,
    { ...ready, ...more, status: 'RUNNING', rows_written: 61_500, rows_total: 148_200 },
    { ...ready, ...more, export_id: 'exp_3', kind: 'USAGE', status: 'QUEUED', rows_total: null },
    { ...ready, ...more, export_id: 'exp_4', kind: 'API_CALLS', status: 'FAILED', failure: 'TOO_LARGE' },
  ])
  expect(await actionsOf(/^Transactions/)).toEqual(['Download Transactions', 'Delete Transactions'])
  expect(screen.getByText('1 Nov 2026 to 20 Nov 2026 · Usage')).toBeVisible()
  expect(screen.getByText('1.7 MB')).toBeVisible()
  expect(await actionsOf(/^Request log/)).toEqual(['Cancel Request log'])
  expect(screen.getByText('61,500 of 148,200 rows')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '41')
  expect(await actionsOf(/^Usage/)).toEqual(['Cancel Usage'])
  expect(await actionsOf(/^Log of one API/)).toEqual([
    'Prepare again Log of one API',
    'Delete Log of one API',
  ])
  expect(screen.getByText(/larger than your account can keep/)).toBeVisible()
})

test('a finished one is saved by its name', async () => {
  const saved = vi.spyOn(blobs, 'saveBlob').mockImplementation(() => {})
  renderPage([ready], { 'GET /api/exports/download': () => new Response('a,b\r\n') })
  await userEvent.click(await screen.findByRole('button', { name: 'Download Transactions' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'ledger.csv'))
})

test('deleting and preparing again send the export and its filter; a refusal is told', async () => {
  const expired = { ...ready, status: 'EXPIRED' } as const
  const detail = 'You already have 3 exports in progress. Wait for one to finish, or cancel one.'
  const { sent } = renderPage([expired], {
    'POST /api/exports': problem(409, { code: 'export_limit', detail }),
    'POST /api/exports/remove': json({ data: { message: 'The export is deleted.' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Prepare again/ }))
  expect(await screen.findByText(new RegExp(detail))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }))
  const writes = sent.filter(({ operation }) => operation.startsWith('POST'))
  expect(writes).toEqual([
    { operation: 'POST /api/exports', body: { kind: 'LEDGER', filter: expired.filter } },
    { operation: 'POST /api/exports/remove', body: { export_id: 'exp_1' } },
  ])
})

test.each([
  [{}, 'No filter'],
  [{ start_date: '2026-11-01' }, 'From 1 Nov 2026'],
  [{ end_date: '2026-11-20', api: 'sim-swap', response: '5xx' }, 'Until 20 Nov 2026 · sim-swap · 5xx'],
  [{ view: 'all', search: 'check' }, '“check”'],
] as const)('the filter %j reads %s', (filter, words) => {
  expect(filterWords(filter)).toBe(words)
})

test('more rows than were counted are not more than all', () => {
  expect(progressOf({ ...ready, rows_written: 120, rows_total: 100 })).toEqual({
    value: 100,
    text: '100 of 100 rows',
  })
  expect(progressOf({ ...ready, rows_written: 120, rows_total: null })).toEqual({
    value: null,
    text: '120 rows',
  })
})
