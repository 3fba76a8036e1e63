import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { historyAddress } from './history-address.ts'
import { NotificationsPage } from './notifications-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const row = { kind: 'payments', timestamp: 1_795_225_260, important: false, read_at: 0 }
const rows = [
  { ...row, notification_id: 'ntf_2', message: 'Top-up received.' },
  { ...row, notification_id: 'ntf_1', message: 'Statement ready.', important: true, read_at: 5 },
]
const list = 'GET /api/notifications/history'
const page = (data: object[], total = data.length) => json({ data, meta: { page: 1, limit: 20, total } })

function renderPage(answers: Parameters<typeof fakePortal>[0], search = '') {
  history.replaceState(null, '', `/dashboard/notifications${search}`)
  const portal = fakePortal(answers)
  renderApp(
    <KitScope>
      <NotificationsPage />
    </KitScope>,
  )
  return portal
}

test('lists what happened with its kind, and marks nothing by itself', async () => {
  const { sent } = renderPage({ [list]: page(rows) })
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => within(item).queryByText('Payments')?.textContent)).toEqual([
    'Payments',
    'Payments',
  ])
  expect(items[0]).toHaveTextContent('Unread')
  expect(items[1]).toHaveTextContent('Important')
  expect(sent.every(({ operation }) => operation === list)).toBe(true)
})

test('a view is in the address, and begins with its first page', async () => {
  renderPage({ [list]: page(rows, 60) }, '?page=2')
  await screen.findAllByRole('listitem')
  await userEvent.click(screen.getByRole('radio', { name: 'Important' }))
  expect(location.search).toBe('?view=important')
})

test('all are marked up to the newest there is', async () => {
  const readAll = 'POST /api/notifications/read-all'
  const { sent } = renderPage({ [list]: page(rows), [readAll]: json({ data: { read_at: 1, unread: 0 } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await expect
    .poll(() => sent.find(({ operation }) => operation === readAll)?.body)
    .toEqual({ up_to: 'ntf_2' })
})

test.each([
  ['', 'No notifications yet'],
  ['?view=unread', 'All caught up'],
  ['?view=important', 'Nothing important'],
  ['?page=7', 'No notifications on this page'],
])('says why nothing is there: %s', async (search, title) => {
  renderPage({ [list]: page([]) }, search)
  expect(await screen.findByText(title)).toBeVisible()
})

test.each([
  ['', { view: 'all', page: 1 }],
  ['view=unread&page=3', { view: 'unread', page: 3 }],
  ['view=mine&page=-1', { view: 'all', page: 1 }],
  ['page=99999999', { view: 'all', page: 1 }],
] as const)('reads the address %j', (search, address) => {
  expect(historyAddress.read(search)).toEqual(address)
})

test('writes an address that it reads, and leaves the rest of it alone', () => {
  expect(historyAddress.write('from=mail&page=2', { view: 'unread', page: 1 })).toBe('from=mail&view=unread')
  expect(historyAddress.write('view=unread', { view: 'all', page: 4 })).toBe('page=4')
})
