import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { NotificationBell } from './notification-bell.tsx'

const notice = { timestamp: 1_795_225_260, important: false, read_at: 0 }
const list = [
  {
    ...notice,
    notification_id: 'ntf_new',
    message: 'Top-up received.',
    action: 'route',
    link: '/dashboard/wallet',
    text: 'View wallet',
  },
  { ...notice, notification_id: 'ntf_old', message: 'Your password was changed.', read_at: 1_795_225_300 },
  { ...notice, notification_id: 'ntf_alert', message: 'Version 1 stops in January.', important: true },
]

function renderBell(answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal({
    'POST /api/notifications': json({ data: { read_at: 1, unread: 0 } }),
    ...answers,
  })
  renderApp(<NotificationBell />)
  const user = userEvent.setup()
  const bell = (name: string) => screen.findByRole('button', { name })
  return { ...portal, bell, open: async (name: string) => user.click(await bell(name)) }
}

test('unread ones light the bell; opening lists important ones first and marks all unread as read', async () => {
  const { open, bell, sent } = renderBell({ 'GET /api/notifications': json({ data: list }) })
  await open('Notifications, 2 unread')

  const drawer = await screen.findByRole('dialog', { name: 'Notifications' })
  const items = within(drawer).getAllByRole('listitem')
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Version 1 stops in January.',
    'Top-up received.',
    'Your password was changed.',
  ])
  expect(items[0]).toHaveTextContent('Important')
  expect(items[1]).toHaveTextContent(/Unread.*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  expect(items[2]).not.toHaveTextContent('Unread')
  expect(within(drawer).getByRole('link', { name: 'View wallet' })).toHaveAttribute(
    'href',
    '/dashboard/wallet',
  )

  await expect
    .poll(() => sent)
    .toContainEqual({
      operation: 'POST /api/notifications',
      body: { notification_ids: ['ntf_new', 'ntf_alert'] },
    })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect(await bell('Notifications')).toHaveFocus())
})

test('without any, the drawer says what will be there', async () => {
  const { open, sent } = renderBell({ 'GET /api/notifications': json({ data: [] }) })
  await open('Notifications')
  expect(await screen.findByText('No notifications yet')).toBeVisible()
  expect(screen.getByText('Notifications about your activity will show up here')).toBeVisible()
  expect(sent.map((one) => one.operation)).toEqual(['GET /api/notifications'])
})

test('a drawer that was opened before the list has come marks as well, and what comes in while it is open', async () => {
  const answered = Promise.withResolvers<void>()
  let data = list
  const { sent } = fakePortal({ 'POST /api/notifications': json({ data: { read_at: 1, unread: 0 } }) })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') return answer(request)
    await answered.promise
    return Response.json({ data })
  })
  const { services } = renderApp(<NotificationBell />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText('Loading notifications')).toBeInTheDocument()
  const marked = () => sent.map(({ body }) => (body as { notification_ids: string[] }).notification_ids)
  expect(marked()).toEqual([])
  answered.resolve()
  await expect.poll(marked).toEqual([['ntf_new', 'ntf_alert']])

  data = [{ ...notice, notification_id: 'ntf_late', message: 'Just now.' }, ...list]
  await services.queryClient.invalidateQueries({ queryKey: ['/api/notifications'] })
  await expect.poll(marked).toEqual([['ntf_new', 'ntf_alert'], ['ntf_late']])
  await expect.poll(() => screen.queryAllByText('Unread').length).toBe(3)
})

test('what was marked is not new when the drawer opens again, also before the list was read again', async () => {
  const { open, bell, sent } = renderBell({ 'GET /api/notifications': json({ data: list }) })
  await open('Notifications, 2 unread')
  expect(await screen.findAllByText('Unread')).toHaveLength(2)
  const drawer = screen.getByRole('dialog', { name: 'Notifications' })
  // The drawer gives focus back once it has taken it.
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect(await bell('Notifications')).toHaveFocus())
  await open('Notifications')
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  expect(screen.queryByText('Unread')).toBeNull()
  expect(sent.filter(({ operation }) => operation.startsWith('POST'))).toHaveLength(1)
})

test('what could not be marked is marked when the drawer opens again, and only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { open, sent } = renderBell({
    'GET /api/notifications': json({ data: list }),
    'POST /api/notifications': problem(503),
  })
  await open('Notifications, 2 unread')
  await expect.poll(() => log.mock.calls.flat().join()).toContain('couldn’t be marked as read')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Notifications, 2 unread' })).toBeNull()
  await open('Notifications')
  await expect.poll(() => sent.filter(({ operation }) => operation.startsWith('POST')).length).toBe(2)
})

test('a failure is only logged; who opens the drawer can try again', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { open } = renderBell({ 'GET /api/notifications': problem(404) })
  await expect.poll(() => log.mock.calls.flat().join()).toContain('req_test01')
  expect(screen.queryByRole('alert')).toBeNull()
  await open('Notifications')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('No notifications yet')).toBeNull()
  fakePortal({ 'GET /api/notifications': json({ data: list }) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
})

test('words of a notification are words, and no button leads somewhere unsafe', async () => {
  const link = (link: string, message: string) => ({
    ...notice,
    notification_id: link,
    message,
    action: link.startsWith('/') ? 'route' : 'link',
    link,
    text: 'Open',
  })
  const data = [
    link('javascript:alert(1)', 'A script.'),
    link('//evil.example', 'Another site.'),
    link('data:text/html,x', '<img src=x onerror=alert(1)>'),
    link('/plans', 'A page of ours.'),
  ]
  const { open } = renderBell({ 'GET /api/notifications': json({ data }) })
  await open('Notifications, 4 unread')
  const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(drawer.getAllByRole('listitem')).toHaveLength(4)
  expect(drawer.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(drawer.getAllByRole('link', { name: 'Open' }).map((one) => one.getAttribute('href'))).toEqual([
    '/plans',
  ])
})
