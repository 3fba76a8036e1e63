import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../../test/fake-portal.ts'
import { jun, memberOf } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import { answersOf, key, subscription, use } from '../test/data.ts'
import { AgentsPage } from './agents-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const create = 'POST /api/user-subscription/keys'
const decide = 'POST /api/approvals'
const agentKey = { ...key, key_id: 'key_agent1', name: 'Claude Code', type: 'LIVE', agent: true } as const
const budgets = { credits_per_day: '5.00', credits_per_month: null, credits_in_all: '50.00' }
const agentUse = {
  ...use.keys[0],
  ...{ key_id: 'key_agent1', name: 'Claude Code', type: 'LIVE', agent: true },
  limits: { ...budgets, operations: ['checkSimSwap'], addresses: null },
  ...{ credits_today: '4.20', credits_this_month: '18.60', credits_in_all: '18.60' },
}

const call = {
  ...{ approval_id: 'apr_1', status: 'WAITING', key_id: 'key_agent1', agent: 'Claude Code' },
  ...{ api: 'sim-swap', api_name: 'SIM Swap', version: 'v1', operation: 'checkSimSwap', price: '2.00' },
  operation_name: 'Check a SIM swap',
  sent: 'POST /check\n{"phoneNumber":"+639171230001"}',
  created_at: '2026-11-21T01:42:00Z',
  expires_at: '2026-11-21T01:47:00Z',
}

function renderPage(withAgent: boolean, waiting: readonly object[] = [], profile = jun) {
  history.replaceState(null, '', '/dashboard/agents')
  const { keys } = subscription
  const { sent } = fakePortal({
    ...answersOf({ ...subscription, keys: withAgent ? [agentKey, ...keys] : keys }),
    'GET /api/limits': json({ data: [{ ...use, keys: withAgent ? [agentUse, ...use.keys] : use.keys }] }),
    'GET /api/approvals': json({ data: waiting }),
    [decide]: json({ data: { ...call, status: 'ALLOWED' } }),
    [create]: json({ data: { ...agentKey, api_key: `sb_test_${'A'.repeat(38)}` } }, 201),
  })
  renderApp(
    <KitScope>
      <AgentsPage />
    </KitScope>,
    createTestApp(profile),
  )
  const bodiesOf = (of: string) => sent.flatMap(({ operation, body }) => (operation === of ? [body] : []))
  return { created: () => bodiesOf(create), decided: () => bodiesOf(decide) }
}

test('an agent shows what it may spend and has spent, apart from other keys', async () => {
  renderPage(true)
  const { getByText, getByRole, queryByText } = within(
    await screen.findByRole('region', { name: 'Claude Code' }),
  )
  expect(screen.getByText('1 agent spent 4.20 credits today, 18.60 this month.')).toBeVisible()
  expect(getByRole('progressbar', { name: 'Credits today: 4.20 of 5' })).toHaveAttribute(
    'aria-valuenow',
    '84',
  )
  expect(getByText('checkSimSwap')).toBeVisible()
  expect(queryByText('Test key')).toBeNull()
  expect(getByRole('link', { name: 'Calls' })).toHaveAttribute(
    'href',
    '/subscriptions/usage?tab=log&api=sim-swap&key=key_agent1',
  )
})

test('a new agent gets a budget and an end, unless they are taken away', async () => {
  const { created } = renderPage(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect an agent' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect an agent' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^Live/ }))
  await userEvent.clear(dialog.getByLabelText('Credits in all'))
  await userEvent.type(dialog.getByLabelText('Ask me above'), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  const stored = within(await screen.findByRole('alertdialog', { name: 'Store your key' }))
  const command = `--header "X-API-Key: sb_test_${'A'.repeat(38)}"`
  expect(
    stored.getByText((text) => text.startsWith('claude mcp add') && text.includes(command)),
  ).toBeVisible()
  await userEvent.click(stored.getByRole('button', { name: 'I stored it' }))
  expect(created()).toEqual([
    {
      user_subscription_id: subscription.user_subscription_id,
      type: 'LIVE',
      name: 'Claude Code',
      agent: true,
      expires_at: expect.stringMatching(/^20\d\d-/),
      limits: {
        credits_per_day: '5',
        credits_per_month: null,
        credits_in_all: null,
        operations: null,
        addresses: null,
        ask_above: '2',
      },
    },
  ])
})

test.each([
  ['Allow once', 'ALLOW'],
  ['Deny', 'DENY'],
])('a call that waits says what it costs and sends, and takes the answer %s', async (name, decision) => {
  const { decided } = renderPage(true, [call])
  const { getByText, getByRole } = within(
    await screen.findByRole('region', { name: 'Claude Code asks to spend 2 credits' }),
  )
  expect(getByText('Check a SIM swap (checkSimSwap) of SIM Swap v1')).toBeVisible()
  expect(getByText('phoneNumber').nextSibling).toHaveTextContent('+639171230001')
  expect(getByText(call.sent, { normalizer: (text) => text })).toBeVisible()
  const button = getByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  expect(decided()).toEqual([{ approval_id: 'apr_1', decision }])
})

test('a call that arrives can’t be decided by a press that was meant for what stood there before', async () => {
  renderPage(true, [call])
  const { getAllByRole } = within(
    await screen.findByRole('region', { name: 'Claude Code asks to spend 2 credits' }),
  )
  const buttons = getAllByRole('button', { name: /^(Allow once|Deny)$/ })
  for (const button of buttons) expect(button).toBeDisabled()
  for (const button of buttons) await waitFor(() => expect(button).toBeEnabled())
})

test('a viewer reads once at each card who can act on it', async () => {
  renderPage(true, [call], memberOf('VIEWER'))
  for (const name of ['Claude Code', 'Claude Code asks to spend 2 credits']) {
    const { getByText, getAllByRole } = within(await screen.findByRole('region', { name }))
    const who = getByText('You’re a viewer of Lakbay Freight. The owner or a developer can do this.', {
      exact: false,
    })
    for (const button of getAllByRole('button', { name: /^(Limits|Revoke|Allow once|Deny)$/ })) {
      expect(button).toBeDisabled()
      expect(button).toHaveAttribute('aria-describedby', who.id)
    }
  }
})
