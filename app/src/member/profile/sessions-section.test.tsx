import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { SessionsSection } from './sessions-section.tsx'

const here = {
  session_id: 'ses_here',
  current: true,
  client: 'Chrome',
  system: 'Windows',
  device_type: 'DESKTOP',
  network: '203.0.113.24',
  created_at: '2026-11-21T01:31:02Z',
  last_used_at: '2026-11-21T01:42:00Z',
  expires_at: '2026-12-21T01:31:02Z',
}
const phone = {
  ...here,
  session_id: 'ses_phone',
  current: false,
  client: 'Safari',
  system: 'iOS',
  device_type: 'MOBILE',
}
const old = {
  ...here,
  session_id: 'ses_old',
  current: false,
  client: null,
  system: null,
  network: null,
  device_type: 'UNKNOWN',
}

const list = 'GET /api/sessions'
const end = 'POST /api/sessions/end'
const endOthers = 'POST /api/sessions/end-others'

const renderSection = () =>
  renderApp(
    <KitScope>
      <SessionsSection />
    </KitScope>,
    createTestApp(jun),
  )

/** Open sessions, as the server would return them after each write. */
function server(open = [here, phone, old]) {
  let now = open
  return fakePortal({
    [list]: () => json({ data: now })(),
    [end]: () => {
      now = now.filter(({ session_id }) => session_id !== 'ses_phone')
      return json({ data: { message: 'Over.' } })()
    },
    [endOthers]: () => {
      now = [here]
      return json({ data: { message: 'Over.', ended: 2 } })()
    },
  })
}

test('each session says what it is; this one cannot be ended here', async () => {
  server()
  renderSection()
  const [first, second, third] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Chrome on Windows This session')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second).toHaveTextContent(/Safari on iOS.*from 203\.0\.113\.24/)
  expect(third).toHaveTextContent(/Unknown device/)
  expect(third).not.toHaveTextContent('null')
})

test('one is ended, goes from the list, and the focus is not lost with it', async () => {
  const { sent } = server()
  renderSection()
  await userEvent.click(await screen.findByRole('button', { name: /^Sign out Safari on iOS/ }))
  await expect.poll(() => screen.queryByText('Safari on iOS')).toBeNull()
  expect(sent.find(({ operation }) => operation === end)?.body).toEqual({ session_id: 'ses_phone' })
  expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus()
})

test('all others are ended after one more word', async () => {
  const { sent } = server()
  renderSection()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all other sessions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sign out all other sessions?' })
  expect(dialog).toHaveTextContent('2 sessions end immediately')
  expect(sent.some(({ operation }) => operation === endOthers)).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(1)
  expect(screen.queryByRole('button', { name: 'Sign out all other sessions' })).toBeNull()
})
