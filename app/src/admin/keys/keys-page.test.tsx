import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { KeysPage } from './keys-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const account = {
  user_id: 'usr_jun7Q2',
  firstname: 'Jun',
  lastname: 'Dela Cruz',
  email: 'jun@example.com',
  company_name: null,
  status: 'ACTIVE',
  plan_type: 'PREPAID',
  subscriptions: 1,
  wallet_credits: '1250.50',
  free_credits: '0.00',
  keys_status: 'ACTIVE',
  active_keys: 1,
  last_used_at: minutesAgo(180),
}
const key = {
  key_id: 'key_1',
  type: 'TEST',
  prefix: 'sb_test_',
  last_four: 'x9Qa',
  status: 'ACTIVE',
  created_at: '2026-11-02T03:14:20Z',
  last_used_at: account.last_used_at,
  expires_at: null,
  grace_ends_at: null,
}
const subscription = {
  user_subscription_id: 'sub_1',
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  name: 'SIM Swap',
  status: 'ACTIVE',
  products: [],
  plan: null,
  keys: [key],
  live_blocker: { code: 'kyb_required', reason: 'A business must be verified.', route: '/kyb' },
  created_at: '2026-11-02T03:14:20Z',
  cancelled_at: null,
}
const users = 'GET /api/admin/user-subscriptions'
const revoke = 'POST /api/admin/revoke-keys'
const revokeOne = 'POST /api/admin/keys/revoke'
const replace = 'PUT /api/admin/keys-regenerate'
const list = (data: object[], total = data.length) => json({ data, meta: { page: 1, limit: 20, total } })
const answers = {
  [users]: list([account]),
  'GET /api/admin/user-subscription': json({ data: { account, subscriptions: [subscription] } }),
}

function renderPage(over: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/admin/keys${search}`)
  const portal = fakePortal({ ...answers, ...over })
  const queries: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    queries.push(new URL(request.url).search)
    return fetch(request)
  })
  renderApp(
    <KitScope>
      <KeysPage />
    </KitScope>,
  )
  return { ...portal, queries }
}

test('the server is queries for what the address says, and the address follows search, filters and order', async () => {
  const { queries } = renderPage({ [users]: list([account], 45) }, '?keys=GRACE&sort=-last_used_at&page=2')
  await screen.findByText('jun@example.com')
  expect(queries).toContain('?page=2&keys_status=GRACE&sort=-last_used_at&limit=20')
  await userEvent.type(screen.getByRole('searchbox'), 'cruz')
  await expect.poll(() => location.search).toBe('?keys=GRACE&sort=-last_used_at&search=cruz')
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'Locked')
  await userEvent.click(screen.getByRole('button', { name: 'User' }))
  await expect
    .poll(() => queries.at(-1))
    .toBe('?page=1&search=cruz&status=SUSPENDED&keys_status=GRACE&limit=20')
})

test('nobody yet and nobody found are told apart, and a search is cleared', async () => {
  renderPage({ [users]: list([]) }, '?search=zzz&status=PENDING')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(location.search).toBe('')
})

test('the subscriptions of all users: narrowed by words and status, each leading to the keys', async () => {
  const owner = { user_id: 'usr_jun7Q2', firstname: 'Jun', lastname: 'Dela Cruz', email: 'jun@example.com' }
  const one = {
    ...owner,
    ...{
      user_subscription_id: 'sub_1',
      company_name: null,
      api: 'sim-swap',
      name: 'SIM Swap',
      version: 'v1',
    },
    ...{ status: 'ACTIVE', test_key: 'ACTIVE', live_key: 'NONE', created_at: '2026-11-02T03:14:20Z' },
  }
  const ended = {
    ...one,
    user_subscription_id: 'sub_2',
    api: 'messaging',
    name: 'Messaging',
    status: 'CANCELLED',
  }
  const asked: string[] = []
  const { sent } = renderPage(
    {
      'GET /api/admin/all-user-subscriptions': ({ url }) => {
        asked.push(new URL(url).search)
        const data = url.includes('search=') ? [] : url.includes('status=') ? [ended] : [one, ended]
        return Response.json({ data, meta: { total: data.length } })
      },
    },
    '?view=subscriptions',
  )
  expect(await screen.findByText('2 subscriptions')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Ended')
  expect(await screen.findByText('1 subscription')).toBeVisible()
  expect(await screen.findByRole('cell', { name: /Messaging/ })).toBeVisible()
  expect(location.search).toBe('?view=subscriptions&status=CANCELLED')
  const head = screen.getByRole('columnheader', { name: 'User' })
  await userEvent.click(within(head).getByRole('button'))
  await expect.poll(() => head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => asked.at(-1)).toBe('?page=1&status=CANCELLED&sort=user&limit=20')
  await userEvent.type(screen.getByRole('searchbox'), 'sim swap')
  await expect.poll(() => asked.at(-1)).toContain('search=sim%20swap')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText('2 subscriptions')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Manage ?keys of Jun Dela Cruz/ })[0]).toHaveAttribute(
    'href',
    '/admin/keys?view=subscriptions&sort=user&user=usr_jun7Q2',
  )
  // The list of users is read where it is shown.
  expect(sent.map(({ operation }) => operation)).not.toContain(users)
})

test('all keys are revoked only after the email address was typed; the last call is named', async () => {
  const { sent } = renderPage(
    { [revoke]: json({ data: { user_id: account.user_id, revoked_keys: 1, revoked_at: minutesAgo(0) } }) },
    '?user=usr_jun7Q2',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke all keys' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke 1 key of Jun Dela Cruz?' }))
  expect(dialog.getByText('3 hours ago')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox'), 'jun')
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke 1 key' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Type jun@example.com')
  expect(sent.filter(({ operation }) => operation === revoke)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), '@example.com{Enter}')
  await expect
    .poll(() => sent.filter(({ operation }) => operation === revoke))
    .toMatchObject([{ body: { user_id: 'usr_jun7Q2' } }])
})

test('a new key is shown once, and in no cache', async () => {
  const secret = 'sb_test_ThisIsAnExampleAndNotARealKeyAdm07h2Xp'
  history.replaceState(null, '', '/admin/keys?user=usr_jun7Q2')
  const { sent } = fakePortal({ ...answers, [replace]: json({ data: { ...key, api_key: secret } }) })
  const { services } = renderApp(
    <KitScope>
      <KeysPage />
    </KitScope>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Replace a key' }))
  expect(screen.getByRole('radio', { name: 'Live key (not allowed yet)' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Replace key' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'New test key of SIM Swap' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Show key' }))
  expect(dialog.getByText(secret)).toBeVisible()
  const { queryClient } = services
  const cacheEntries = [...queryClient.getMutationCache().getAll(), ...queryClient.getQueryCache().getAll()]
  expect(JSON.stringify(cacheEntries.map(({ state }) => state))).not.toContain(secret)
  await userEvent.click(dialog.getByRole('button', { name: 'I copied it' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('it can’t be shown again')
  await userEvent.click(dialog.getByRole('button', { name: 'Close without copying' }))
  expect(screen.queryByText(secret)).toBeNull()
  expect(sent.filter(({ operation }) => operation === replace)).toHaveLength(1)
})

test('a refusal stays in the dialog', async () => {
  renderPage(
    {
      [replace]: problem(409, { code: 'subscription_not_active', detail: 'The subscription was cancelled.' }),
    },
    '?user=usr_jun7Q2',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Replace a key' }))
  await userEvent.click(screen.getByRole('button', { name: 'Replace key' }))
  expect(await screen.findByText('The subscription was cancelled.')).toBeVisible()
})

test('one key is revoked for a reason, after its last four were typed', async () => {
  const { sent } = renderPage(
    { [revokeOne]: json({ data: { ...key, status: 'REVOKED' } }) },
    '?user=usr_jun7Q2',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke sb_test_…x9Qa' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Found in a repository.')
  await userEvent.type(dialog.getByLabelText('Type x9Qa to confirm'), 'x9Qa')
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }))
  await screen.findByText('sb_test_…x9Qa is revoked')
  expect(sent.filter(({ operation }) => operation === revokeOne).map(({ body }) => body)).toEqual([
    { user_id: 'usr_jun7Q2', key_id: 'key_1', reason: 'Found in a repository.' },
  ])
})
