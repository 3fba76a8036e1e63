import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { ErrorsPage } from './errors-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const error = {
  ...{ api: 'sim-swap', api_name: 'SIM Swap', publisher: 'lumina', tag: 'sim-swap', version: 'v1' },
  ...{ operation: 'checkSimSwap', operation_name: 'Check a SIM swap', method: 'POST', path: '/check' },
  ...{ status: 403, outcome: 'REJECTED', error_code: 'test_value_live', key_type: 'LIVE', calls: 100 },
  ...{
    first_at: '2026-11-18T09:42:00Z',
    last_at: '2026-11-20T09:42:00Z',
    last_request_id: 'req_6Zp0vBn3Kt85',
  },
}
const message = { headers: [{ name: 'content-type', value: 'application/json' }], query: [], note: null }
const call = {
  ...error,
  ...{ request_id: error.last_request_id, at: error.last_at, url: null, key_type: 'TEST', transactions: [] },
  exchange: {
    request: { ...message, body: '{ "phoneNumber": "•••" }' },
    response: { ...message, body: null },
  },
}
const page = (data: readonly object[]) => json({ data, meta: { page: 1, limit: 25, total: data.length } })
function open(answer: ReturnType<typeof json>) {
  fakePortal({
    'GET /api/api-errors': answer,
    'GET /api/user-subscription': json({ data: [], meta: { page: 1, limit: 20, total: 0 } }),
    'GET /api/user-api-response/detail': json({ data: call }),
  })
  renderApp(
    <KitScope>
      <ErrorsPage />
    </KitScope>,
  )
}

test('a hundred equal failures are one row, with cause, fix, calls, a replay and the last exchange', async () => {
  open(page([error]))
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent('403test_value_liveSIM Swap · Check a SIM swapLive')
  expect(row).toHaveTextContent('100 calls')
  expect(await screen.findByRole('link', { name: 'About this error' })).toHaveAttribute(
    'href',
    '/problems/test-value-live',
  )
  expect(screen.getByRole('link', { name: 'Replay on the mock' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=checkSimSwap&scenario=403+test_value_live#try-it',
  )
  expect(screen.getByRole('link', { name: 'See calls' }).getAttribute('href')).toMatch(
    /^\/subscriptions\/usage\?tab=log&api=sim-swap&status=403&search=checkSimSwap&from=/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show last call' }))
  expect(await screen.findByText(/"phoneNumber": "•••"/)).toBeVisible()
})

test.each([
  ['nothing failed', page([]), 'No errors here'],
  ['the server doesn’t answer', problem(503), 'We couldn’t load your errors'],
])('where %s, the page says so', async (_case, answer, heading) => {
  open(answer)
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})
