import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun, memberOf } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { WebhooksPage } from './webhooks-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const webhook = {
  webhook_id: 'whk_1',
  url: 'https://hooks.example/in',
  description: 'Books',
  events: ['payment.settled'],
  status: 'ACTIVE',
  failing_since: null,
  failed_deliveries: 0,
  disabled_at: null,
  previous_secret_ends_at: null,
  created_at: '2026-11-01T00:00:00Z',
}
const delivery = {
  delivery_id: 'whd_1',
  webhook_id: 'whk_1',
  event_id: 'evt_1',
  event: 'payment.settled',
  test: true,
  status: 'FAILED',
  attempts: 1,
  created_at: '2026-11-20T00:00:00Z',
  next_attempt_at: null,
  last_attempt_at: '2026-11-20T00:00:00Z',
  last_outcome: 'REJECTED',
  last_status: 500,
  last_latency_ms: 12,
}
const detail = {
  ...delivery,
  payload: '{"type":"payment.settled"}',
  attempt_log: [
    {
      at: '2026-11-20T00:00:00Z',
      url: 'https://hooks.example/in',
      outcome: 'REJECTED',
      status: 500,
      latency_ms: 12,
      error: 'The receiver answered 500.',
      response_excerpt: 'no room',
    },
  ],
}
const page = (data: readonly object[]) => json({ data, meta: { page: 1, limit: 20, total: data.length } })

function renderPage(
  webhooks: readonly object[],
  more: Parameters<typeof fakePortal>[0] = {},
  search = '',
  services = createTestApp(),
) {
  history.replaceState(null, '', `/dashboard/webhooks${search}`)
  const portal = fakePortal({
    'GET /api/webhooks': json({ data: webhooks }),
    'GET /api/webhooks/deliveries': page(webhooks.length > 0 ? [delivery] : []),
    'GET /api/webhooks/delivery': json({ data: detail }),
    ...more,
  })
  renderApp(
    <KitScope>
      <WebhooksPage />
    </KitScope>,
    services,
  )
  return portal
}

test('without a webhook it says what one is good for, and how to verify an event', async () => {
  renderPage([])
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Verify a signature' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Deliveries' })).toBeNull()
})

test('a webhook that was added shows its secret once, and warns before it is lost', async () => {
  const secret = `whsec_${'A'.repeat(43)}=`
  const { sent } = renderPage([], { 'POST /api/webhooks': json({ data: { ...webhook, secret } }, 201) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await userEvent.type(screen.getByLabelText(/^URL/), 'https://hooks.example/in')
  for (const type of [
    'wallet.low_balance',
    'wallet.recovered',
    'key.expiring',
    'api.deprecated',
    'limit.reached',
    'announcement.updated',
  ]) {
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(type) }))
  }
  await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Add webhook' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your signing secret' })
  expect(sent.find(({ operation }) => operation === 'POST /api/webhooks')?.body).toEqual({
    url: 'https://hooks.example/in',
    description: '',
    events: ['payment.settled'],
  })
  expect(dialog.textContent).not.toContain(secret)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show secret' }))
  expect(dialog).toHaveTextContent(secret)
  await userEvent.click(within(dialog).getByRole('button', { name: 'I stored it' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an address that is refused says so at its field; without an event nothing is sent', async () => {
  const message = 'This host leads to a private or reserved address.'
  const { sent } = renderPage([], {
    'POST /api/webhooks': problem(422, {
      code: 'validation_failed',
      errors: [{ pointer: '#/url', code: 'address_refused', message }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await userEvent.type(screen.getByLabelText(/^URL/), 'https://localhost/in')
  const form = within(screen.getByRole('form'))
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('Choose at least one event.')).toBeVisible()
  expect(sent.some(({ operation }) => operation === 'POST /api/webhooks')).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: /payment\.settled/ }))
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('five are enough; one that was switched off says why, and is sent no test', async () => {
  const disabled = { ...webhook, status: 'DISABLED', disabled_at: '2026-11-18T00:00:00Z' }
  const detail = 'An account can have 5 webhooks. Remove one you no longer need.'
  const blocker = { code: 'limit', problem: 'webhook_limit', detail, href: '/dashboard/webhooks' }
  const operation = 'POST /api/webhooks'
  const data = [{ action: 'ADD_WEBHOOK', operation, allowed: false, blockers: [blocker] }]
  renderPage(
    [disabled, ...['2', '3', '4', '5'].map((id) => ({ ...webhook, webhook_id: `whk_${id}` }))],
    { 'GET /api/capabilities': json({ data }) },
    '',
    createTestApp(jun),
  )
  expect(await screen.findByText(/because it kept failing/)).toBeVisible()
  expect(await screen.findByText(detail, { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add webhook' })).toBeDisabled()
  expect(screen.getAllByRole('button', { name: /^Send test event/ })[0]).toBeDisabled()
})

test('events that were given up are a mark at the webhook, with the way to them', async () => {
  renderPage([{ ...webhook, failed_deliveries: 2 }])
  expect(await screen.findByText(/2 events were never delivered/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See what failed' })).toHaveAttribute(
    'href',
    '/dashboard/webhooks?webhook=whk_1&status=FAILED',
  )
})

test('a delivery is told with its attempts and sent again', async () => {
  const { sent } = renderPage(
    [webhook],
    { 'POST /api/webhooks/replay': json({ data: { ...delivery, status: 'WAITING' } }, 202) },
    '?status=FAILED&delivery=whd_1',
  )
  const link = await screen.findByRole('link', { name: 'payment.settled (test)', hidden: true })
  expect(link).toHaveAttribute('href', '/dashboard/webhooks?status=FAILED&delivery=whd_1')
  const drawer = await screen.findByRole('dialog', { name: 'Delivery' })
  expect(await within(drawer).findByText('The receiver answered 500.')).toBeVisible()
  expect(within(drawer).getByText('no room')).toBeVisible()
  expect(within(drawer).getByText(/webhook-id: evt_1/)).toBeVisible()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Resend' }))
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ delivery_id: 'whd_1' })
})

test.each([
  ['VIEWER', 'a viewer', 'The owner or a developer can do this.'],
  ['BILLING', 'a billing member', 'The owner or a developer can do this.'],
] as const)('%s: everything is read, nothing is pressed, and it says who may', async (role, name, who) => {
  renderPage([webhook], {}, '?delivery=whd_1', createTestApp(memberOf(role)))
  const why = `You’re ${name} of Lakbay Freight. ${who} View team`
  const drawer = within(await screen.findByRole('dialog', { name: 'Delivery' }))
  for (const button of [
    await drawer.findByRole('button', { name: 'Resend' }),
    screen.getByRole('button', { name: 'Add webhook', hidden: true }),
    screen.getByRole('button', { name: /^Send test event/, hidden: true }),
    screen.getByRole('button', { name: /^Actions/, hidden: true }),
  ]) {
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(why)
  }
})

test('DEVELOPER: may do all of it', async () => {
  renderPage([webhook], {}, '', createTestApp(memberOf('DEVELOPER')))
  expect(await screen.findByRole('button', { name: /^Actions/ })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Add webhook' })).toBeEnabled()
})
