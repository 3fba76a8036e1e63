import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseEntry } from '../../../../test/choose-entry.ts'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { createKeyReveal } from '../../../domain/keys/key-reveal.ts'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { AppServices } from '../../../lib/services.ts'
import { SubscriptionsPage } from '../subscribe/subscriptions-page.tsx'
import { answersOf, created, key, subscription } from '../test/data.ts'

beforeEach(() => sessionStorage.clear())
const apps: AppServices[] = []
afterEach(() => {
  // The dialog stands outside of what is drawn here.
  for (const app of apps.splice(0)) act(() => app.stateOf(createKeyReveal).stored())
  history.replaceState(null, '', '/')
})

function appOfJun(): AppServices {
  const app = createTestApp(jun)
  apps.push(app)
  return app
}

const regenerate = 'PUT /api/user-subscription/regenerate'
const revoke = 'POST /api/user-subscription/keys/revoke'
const unsubscribe = 'POST /api/user-unsubscribe'
const fresh = {
  ...created,
  key_id: 'key_new001',
  last_four: 'e6Vm',
  api_key: created.api_key.replace('x9Qa', 'e6Vm'),
}
const soon = () => new Date(Date.now() + 42 * 60_000).toISOString()

function renderKeys(over: Parameters<typeof fakePortal>[0] = {}, current = subscription) {
  history.replaceState(null, '', '/subscriptions?api=sim-swap')
  const portal = fakePortal({
    ...answersOf(current),
    'POST /api/get-user-plan': json({ data: null }),
    [regenerate]: json({ data: fresh }),
    ...over,
  })
  const drawn = renderApp(
    <KitScope>
      <SubscriptionsPage />
    </KitScope>,
    appOfJun(),
  )
  const sentTo = (operation: string) => portal.sent.filter((one) => one.operation === operation)
  return { ...drawn, sentTo }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const ask = (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role, { name })
const choose = (key: string, action: string) => chooseEntry(`More for ${key}`, action)

test('a key is replaced with the grace that was chosen, and both are listed, the old one with its countdown', async () => {
  let replaced = false
  const { sentTo } = renderKeys({
    [regenerate]: () => {
      replaced = true
      return json({ data: fresh })()
    },
    'GET /api/user-subscription': () => {
      const { api_key: _secret, ...shownKey } = fresh
      const keys = replaced ? [shownKey, { ...key, status: 'GRACE', grace_ends_at: soon() }] : [key]
      return json({ data: [{ ...subscription, keys }] })()
    },
  })
  await press('Replace Test key, sb_test_…x9Qa')
  const dialog = within(await ask('Replace Test key?'))
  expect(dialog.getByText(/It was last used/)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: '24 hours' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Replace key' }))
  await ask('Store your key', 'alertdialog')
  expect(sentTo(regenerate).map(({ body }) => body)).toEqual([
    { type: 'TEST', key_id: 'key_test01', grace_seconds: 86_400 },
  ])
  expect(await screen.findByText('42 min')).toBeInTheDocument()
  expect(screen.getByText('sb_test_…e6Vm')).toBeInTheDocument()
})

test('an agent’s new key comes with the setup of its client', async () => {
  const agentKey = { ...key, name: 'Cursor', agent: true }
  renderKeys({}, { ...subscription, keys: [agentKey] })
  await press('Replace Cursor, sb_test_…x9Qa')
  await press('Replace key')
  const dialog = within(await ask('Store your key', 'alertdialog'))
  expect(dialog.getByLabelText('Client')).toHaveDisplayValue('Cursor')
  expect(dialog.getByText('.cursor/mcp.json')).toBeVisible()
})

test('of the buttons under a new key, one is primary: that it is stored', async () => {
  renderKeys()
  await press('Replace Test key, sb_test_…x9Qa')
  await press('Replace key')
  const dialog = within(await ask('Store your key', 'alertdialog'))
  const stored = dialog.getByRole('button', { name: 'I stored it' })
  const buttons = dialog.getAllByRole('button')
  expect(buttons.filter(({ className }) => className === stored.className)).toEqual([stored])
})

test('the next replacement is another intent', async () => {
  const keys: (string | null)[] = []
  renderKeys()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'PUT') keys.push(request.headers.get('Idempotency-Key'))
    return fetch(request)
  })
  for (const _time of [1, 2]) {
    await press('Replace Test key, sb_test_…x9Qa')
    await press('Replace key')
    await ask('Store your key', 'alertdialog')
    await press('I stored it')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(new Set(keys).size).toBe(2)
})

test('an old key is named that a further replacement would end', async () => {
  const old = {
    ...key,
    key_id: 'key_old001',
    last_four: 'p3Vd',
    status: 'GRACE' as const,
    grace_ends_at: soon(),
  }
  renderKeys({}, { ...subscription, keys: [key, old] })
  await press('Replace Test key, sb_test_…x9Qa')
  expect(
    within(await ask('Replace Test key?')).getByText('sb_test_…p3Vd stops working immediately'),
  ).toBeVisible()
})

test('an old key is ended before its time', async () => {
  const old = {
    ...key,
    key_id: 'key_old001',
    last_four: 'p3Vd',
    status: 'GRACE' as const,
    grace_ends_at: soon(),
  }
  const { sentTo } = renderKeys({ [revoke]: json({ data: [] }) }, { ...subscription, keys: [key, old] })
  await choose('Test key, sb_test_…p3Vd', 'Revoke')
  expect(await ask('Revoke sb_test_…p3Vd now?', 'alertdialog')).toBeVisible()
  expect(within(screen.getByRole('alertdialog')).getByText(/^Last used/)).toBeVisible()
  await press('Revoke key')
  expect(sentTo(revoke)).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Type p3Vd to confirm' }), 'P3vd')
  await press('Revoke key')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sentTo(revoke).map(({ body }) => body)).toEqual([{ key_ids: ['key_old001'] }])
})

test('a further key is made with a name, once for two clicks', async () => {
  const create = 'POST /api/user-subscription/keys'
  const { sentTo } = renderKeys({ [create]: json({ data: { ...fresh, name: 'Build server' } }, 201) })
  await press('Create key')
  const dialog = within(await ask('Create a key'))
  const button = dialog.getByRole('button', { name: 'Create key' })
  await userEvent.click(button)
  expect(dialog.getByText('Enter a name.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Name'), ' Build server ')
  await userEvent.click(dialog.getByRole('radio', { name: /^Live/ }))
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'In 90 days')
  fireEvent.click(button)
  fireEvent.click(button)
  await ask('Store your key', 'alertdialog')
  expect(sentTo(create).map(({ body }) => body)).toEqual([
    {
      user_subscription_id: 'sub_test01',
      type: 'LIVE',
      name: 'Build server',
      expires_at: expect.stringMatching(/^\d{4}-/),
    },
  ])
})

test('a key is renamed', async () => {
  const rename = 'PUT /api/user-subscription/keys'
  const { sentTo } = renderKeys({ [rename]: json({ data: { ...key, name: 'Staging' } }) })
  await choose('Test key, sb_test_…x9Qa', 'Rename')
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, 'Staging')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(rename).map(({ body }) => body)).toEqual([{ key_id: 'key_test01', name: 'Staging' }])
})

test('a live key is offered only where nothing stands before it', async () => {
  const detail = 'Live keys for SIM Swap need a verified business.'
  const blocker = { code: 'kyb', problem: 'kyb_required', detail, href: '/kyb/lumina/sim-swap' }
  renderKeys({
    'GET /api/capabilities': json({
      data: [{ action: 'CREATE_LIVE_KEY', operation: null, allowed: false, blockers: [blocker] }],
    }),
  })
  await press('Create key')
  expect(await screen.findByText(detail, { exact: false })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Live/ })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Verify your business' })).toHaveAttribute(
    'href',
    '/kyb/lumina/sim-swap',
  )
})

test('a refused replacement says why, and keeps the dialog', async () => {
  renderKeys({
    [regenerate]: problem(409, { code: 'subscription_not_active', detail: 'The subscription is suspended.' }),
  })
  await press('Replace Test key, sb_test_…x9Qa')
  await press('Replace key')
  expect(await screen.findByText('The subscription is suspended.')).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('to unsubscribe, its name is typed, and what goes with it is named', async () => {
  const { sentTo } = renderKeys({ [unsubscribe]: json({ data: { ...subscription, status: 'CANCELLED' } }) })
  await press('Unsubscribe')
  const dialog = within(await ask('Unsubscribe from SIM Swap?', 'alertdialog'))
  expect(dialog.getByText(/^Your key is rejected immediately\. Last used/)).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Unsubscribe' })
  await userEvent.click(button)
  expect(dialog.getByText('Type SIM Swap.')).toBeVisible()
  expect(sentTo(unsubscribe)).toEqual([])
  await userEvent.type(dialog.getByLabelText('Type “SIM Swap” to confirm'), 'sim swap')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(location.search).toBe('?subscription=sub_test01'))
  expect(sentTo(unsubscribe).map(({ body }) => body)).toEqual([
    { api: 'sim-swap', user_subscription_id: 'sub_test01' },
  ])
})

test('one product of several is ended without the keys', async () => {
  const [first] = subscription.products
  if (!first) throw new Error('no product')
  const other = { ...first, product_id: 'prd_other1', name: 'Another' }
  const { sentTo } = renderKeys(
    { [unsubscribe]: json({ data: subscription }) },
    { ...subscription, products: [first, other] },
  )
  await press('Remove SIM Swap, pay per call')
  expect(await ask('Remove SIM Swap, pay per call?', 'alertdialog')).toHaveTextContent(
    'You keep your keys and your other products.',
  )
  await press('Remove product')
  await waitFor(() => expect(sentTo(unsubscribe)).toHaveLength(1))
  expect(sentTo(unsubscribe)[0]?.body).toMatchObject({ product_id: 'prd_simPay1' })
})
