import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { Subscription } from '../rules.ts'
import { answersOf, key, subscription } from '../test/data.ts'
import { KeysPage } from './keys-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

const revoke = 'POST /api/user-subscription/keys/revoke'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const live = {
  ...key,
  key_id: 'key_live01',
  type: 'LIVE',
  prefix: 'sb_live_',
  last_four: 'm7Ky',
  created_at: daysAgo(200),
  last_used_at: daysAgo(120),
} as const
const defaultSubscriptions: Subscription[] = [
  { ...subscription, keys: [{ ...key, last_used_at: daysAgo(1) }, live] },
  {
    ...subscription,
    user_subscription_id: 'sub_test02',
    api: 'messaging',
    name: 'Messaging',
    keys: [{ ...key, key_id: 'key_old001', last_four: 'gone', status: 'REVOKED' }],
  },
]

function renderKeys(search: string, subscriptions = defaultSubscriptions) {
  history.replaceState(null, '', `/dashboard/keys?${search}`)
  const portal = fakePortal({ ...answersOf(...subscriptions), [revoke]: json({ data: [] }) })
  renderApp(
    <KitScope>
      <KeysPage />
    </KitScope>,
  )
  return portal
}

const listed = async () => {
  await screen.findByRole('button', { name: /^Export/ })
  return screen.queryAllByText(/^sb_(test|live)_…\w{4}$/).map(({ textContent }) => textContent)
}

test.each([
  ['', ['sb_test_…x9Qa', 'sb_live_…m7Ky']],
  ['&state=ended', ['sb_test_…gone']],
  ['&environment=LIVE', ['sb_live_…m7Ky']],
  ['&unused=90', ['sb_live_…m7Ky']],
  ['&of=messaging&state=all', ['sb_test_…gone']],
])('the address %s narrows the list', async (search, expected) => {
  renderKeys(search)
  expect(await listed()).toEqual(expected)
})

test('what is chosen stands in the address, and comes back with it', async () => {
  renderKeys('')
  await listed()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unused for 90 days' }))
  expect(location.search).toBe('?unused=90')
  await userEvent.selectOptions(screen.getByLabelText('Environment'), 'Live')
  expect(location.search).toBe('?unused=90&environment=LIVE')
  await userEvent.click(screen.getByRole('button', { name: /^Last used/ }))
  expect(location.search).toBe('?unused=90&environment=LIVE&sort=used')
})

test('chosen keys are ended in one call, and those that a filter hides are not', async () => {
  const { sent } = renderKeys('')
  await listed()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByRole('button', { name: 'Revoke 2 keys' })).toBeEnabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unused for 90 days' }))
  expect(screen.queryByRole('button', { name: 'Revoke key' })).toBeNull()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select sb_live_…m7Ky' }))
  await userEvent.click(screen.getByRole('button', { name: 'Revoke key' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke sb_live_…m7Ky now?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Type m7Ky to confirm' }), 'm7Ky')
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.filter(({ operation }) => operation === revoke).map(({ body }) => body)).toEqual([
    { key_ids: ['key_live01'] },
  ])
})

test('the export holds the rows that are listed', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL(blob: Blob) {
        saved.push(blob)
        return 'blob:x'
      },
      revokeObjectURL() {},
    }),
  )
  renderKeys('&environment=LIVE')
  await listed()
  await userEvent.click(screen.getByRole('button', { name: 'Export 1 row' }))
  const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^sim-swap,sub_test01,key_live01,"Test key",sb_live_…m7Ky,LIVE,ACTIVE,/)
})

test.each([
  ['no key at all', '', [], 'No keys yet'],
  ['none that fits', '&of=messaging', defaultSubscriptions, 'No keys here'],
] as const)('%s is told', async (_what, search, subscriptions, title) => {
  renderKeys(search, [...subscriptions])
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
