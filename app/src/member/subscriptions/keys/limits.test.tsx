import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseEntry } from '../../../../test/choose-entry.ts'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { Profile } from '../../../lib/session/session.ts'
import { SubscriptionsPage } from '../subscribe/subscriptions-page.tsx'
import { answersOf, subscription, use } from '../test/data.ts'

afterEach(() => history.replaceState(null, '', '/'))

const write = 'PUT /api/limits/key'
const [testKey] = use.keys
const action = 'More for Test key, sb_test_…x9Qa'

function renderPage(over: Parameters<typeof fakePortal>[0] = {}, profile: Profile = jun) {
  history.replaceState(null, '', '/subscriptions?api=sim-swap')
  const { sent } = fakePortal({
    ...answersOf(subscription),
    'POST /api/get-user-plan': json({ data: null }),
    [write]: json({ data: testKey }),
    ...over,
  })
  renderApp(
    <KitScope>
      <SubscriptionsPage />
    </KitScope>,
    createTestApp(profile),
  )
  return { written: () => sent.flatMap(({ operation, body }) => (operation === write ? [body] : [])) }
}

const card = async () => within(await screen.findByRole('region', { name: 'Limits' }))

async function openDialog() {
  await chooseEntry(action, 'Limits')
  return within(await screen.findByRole('dialog', { name: 'Limits of Test key, …x9Qa' }))
}

const save = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save limits' }))

test('a subscription shows its limits, where they come from, and how near it is to each', async () => {
  renderPage()
  const { getByText, getByRole } = await card()
  expect(getByText('100 a second, 1,000 a day')).toBeVisible()
  expect(getByText('Plan: Pay as you go')).toBeVisible()
  expect(getByRole('progressbar', { name: 'Calls today: 250 of 1,000' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  )
  expect(getByText('250 of 1,000')).toBeVisible()
  expect(getByText('9,120')).toBeVisible()
  expect(getByText(/^The day ends on 2\d Nov, \d\d:\d\d/)).toBeVisible()
})

test('a key with a budget shows what it has spent of it', async () => {
  renderPage()
  const key = within((await card()).getByRole('region', { name: 'Test key, …x9Qa' }))
  expect(key.getByRole('progressbar', { name: 'Credits today: 41.20 of 50' })).toBeVisible()
  expect(key.getByText('41.20 of 50')).toBeVisible()
  expect(key.getByText('Only works from 203.0.113.0/24.')).toBeVisible()
})

test('limits that an administrator has set are said to be theirs', async () => {
  renderPage({ 'GET /api/limits': json({ data: [{ ...use, source: 'ADMIN', keys: [] }] }) })
  expect((await card()).getByText('Set by an administrator')).toBeVisible()
})

test('a key gets budgets, operations, addresses and an end; what is spent is next to each budget', async () => {
  const { written } = renderPage()
  const dialog = await openDialog()
  expect(dialog.getByLabelText('Credits a day')).toHaveValue('50')
  expect(dialog.getByLabelText('Credits a day')).toHaveAccessibleDescription('41.20 spent today')
  expect(dialog.getByLabelText('Credits a month')).toHaveAccessibleDescription('312.40 spent this month')
  await userEvent.clear(dialog.getByLabelText('Credits a day'))
  await userEvent.type(dialog.getByLabelText('Credits in all'), '900.50')
  await userEvent.click(dialog.getByRole('radio', { name: 'Only these' }))
  await save(dialog)
  expect(await dialog.findByText('Choose at least one operation.')).toBeVisible()
  expect(written()).toEqual([])
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Check a SIM swap' }))
  await userEvent.type(dialog.getByLabelText('IP addresses it may be used from'), '{Enter}2001:db8::/32 ')
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'In 30 days')
  await save(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(written()).toEqual([
    {
      key_id: 'key_test01',
      limits: {
        credits_per_day: null,
        credits_per_month: null,
        credits_in_all: '900.50',
        operations: ['checkSimSwap'],
        addresses: ['203.0.113.0/24', '2001:db8::/32'],
      },
      expires_at: expect.stringMatching(/^\d{4}-/),
    },
  ])
})

test('the end of a key that was left alone stays as it is', async () => {
  const { written } = renderPage()
  await save(await openDialog())
  const limits = { ...testKey?.limits, credits_per_day: '50' }
  await waitFor(() => expect(written()).toEqual([{ key_id: 'key_test01', limits }]))
})

test('errors of the server appear at their fields, those of one address at the addresses', async () => {
  const errors = [
    {
      pointer: '#/limits/credits_per_day',
      code: 'below_minimum',
      message: 'The key has spent 41.20 credits today. Set at least that.',
    },
    { pointer: '#/limits/addresses/0', code: 'format', message: 'Enter an IP address.' },
  ]
  renderPage({ [write]: problem(422, { code: 'validation_failed', errors }) })
  const dialog = await openDialog()
  await save(dialog)
  await waitFor(() =>
    expect(dialog.getByLabelText('Credits a day')).toHaveAccessibleDescription(/Set at least that\.$/),
  )
  expect(dialog.getByLabelText('Credits a day')).toHaveFocus()
  expect(dialog.getByLabelText('IP addresses it may be used from')).toHaveAccessibleDescription(
    /Enter an IP address\.$/,
  )
})

test('a line that is no address, and a budget that is no amount, are not sent', async () => {
  const { written } = renderPage()
  const dialog = await openDialog()
  await userEvent.type(dialog.getByLabelText('Credits a month'), '1.234')
  await userEvent.type(dialog.getByLabelText('IP addresses it may be used from'), '{Enter}example.com')
  await save(dialog)
  expect(await dialog.findByText('Check the number of credits.')).toBeVisible()
  expect(dialog.getByText(/^“example\.com” isn’t an IP address/)).toBeVisible()
  expect(written()).toEqual([])
})

test.each(['VIEWER', 'BILLING'] as const)('%s of a team sees limits and sets none', async (role) => {
  renderPage({}, { ...jun, team: { account_id: 'usr_mara01', account_name: 'Lakbay', role } } as Profile)
  await card()
  expect(screen.queryByRole('button', { name: action })).toBeNull()
})
