import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { scenario } from '../../../../test/contract-answers.ts'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { business, eightPlans, growth, payg } from '../../../../test/plans.ts'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import { answersOf, subscription } from '../test/data.ts'
import { PlanPage } from './plan-page.tsx'

const preview = 'POST /api/plan-changes/preview'
const change = 'POST /api/plan-changes'
const cancel = 'POST /api/plan-changes/cancel'
const quote = {
  plan_id: growth.plan_id,
  starts_on: '2026-11-21',
  lines: [
    { kind: 'FEE', plan_name: 'Growth', credits: '150.00', paid_by: 'WALLET', days: 10, period_days: 30 },
    {
      kind: 'INCLUDED',
      plan_name: 'Growth',
      credits: '166.67',
      paid_by: 'WALLET',
      days: 10,
      period_days: 30,
    },
  ],
  wallet_change: '16.67',
  wallet_after: '704.27',
  next_fee: '450.00',
  next_fee_on: '2026-12-01',
  trial_ends_on: null,
  covered: true,
  quote: '6f2a91c07be4d35880a1c4e7d9f0b236',
}
const onPayg = {
  plan: payg,
  on_sale: true,
  started_on: '2026-07-03',
  period_ends_on: null,
  included_credits: '0.00',
  included_left: '0.00',
  trial_ends_on: null,
  trial_then: null,
}
const onBusiness = { ...onPayg, plan: business, period_ends_on: '2026-11-30' }
const offer = (plan: typeof payg, more: object = {}) => ({
  plan,
  current: false,
  trial_available: false,
  ...more,
})
const account = (current: object | null, offers: readonly object[], upcoming: object | null = null) =>
  json({ data: { current, upcoming, offers } })

afterEach(() => history.replaceState(null, '', '/'))

function renderPlan(answers: Parameters<typeof fakePortal>[0] = {}, search = '', person = jun) {
  history.replaceState(null, '', `/plans/view${search}`)
  const { sent } = fakePortal({
    ...answersOf(subscription),
    [preview]: json({ data: quote }),
    ...answers,
  })
  renderApp(
    <KitScope>
      <PlanPage />
    </KitScope>,
    createTestApp(person),
  )
  return (operation: string) =>
    sent.filter((request) => request.operation === operation).map(({ body }) => body)
}

async function open(plan: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Change to ${plan}` }))
  return within(await screen.findByRole('dialog', { name: `Change to ${plan}?` }))
}
const row = (dialog: Awaited<ReturnType<typeof open>>, name: string) =>
  dialog.getByText(name).nextSibling?.textContent

test('the account’s plan is on top, with its trial, what is left of it, and what follows', async () => {
  renderPlan({ 'GET /api/account-plan': scenario('GET /api/account-plan', 200, 'trial') })
  const plan = within(await screen.findByRole('region', { name: /^Growth/ }))
  expect(plan.getByText('17.50 of 100')).toBeVisible()
  expect(plan.getByText('Last day of the trial').nextSibling).toHaveTextContent('4 Dec 2026')
  expect(screen.getByText('Your trial ends. Growth continues with its fee from 5 Dec 2026.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel change' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Change to/ })).toHaveLength(3)
})

test('a change says its lines, sums and next fee to the centavo, and is confirmed as it was quoted', async () => {
  const bodies = renderPlan({
    'GET /api/account-plan': account(onPayg, [offer(growth)]),
    [change]: account({ ...onPayg, plan: growth }, []),
  })
  const dialog = await open('Growth')
  await waitFor(() => expect(row(dialog, 'Fee of Growth')).toBe('−150.00 credits10 of 30 days'))
  expect(row(dialog, 'Included credits of Growth')).toBe('+166.67 credits10 of 30 days')
  expect(row(dialog, 'Your wallet')).toBe('+16.67 credits')
  expect(row(dialog, 'Your wallet after it')).toBe('704.27 credits')
  expect(row(dialog, 'Next fee')).toBe('PHP 450 on 1 Dec 2026')
  expect(dialog.queryByRole('radio')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
  await screen.findByText('You’re on Growth.')
  expect(bodies(change)).toEqual([{ plan_id: growth.plan_id, when: 'NOW', quote: quote.quote }])
})

test('on a statement it’s pesos, the unused fee of the old plan first given back', async () => {
  const lines = [
    {
      kind: 'FEE_BACK',
      plan_name: 'Business monthly',
      credits: '400.00',
      paid_by: 'STATEMENT',
      days: 10,
      period_days: 30,
    },
    {
      kind: 'INCLUDED_BACK',
      plan_name: 'Business monthly',
      credits: '500.00',
      paid_by: 'STATEMENT',
      days: 10,
      period_days: 30,
    },
    { kind: 'FEE', plan_name: 'Growth', credits: '150.00', paid_by: 'WALLET', days: 10, period_days: 30 },
  ]
  renderPlan({
    'GET /api/account-plan': account(onBusiness, [offer(growth)]),
    [preview]: json({ data: { ...quote, lines, wallet_change: '-150.00' } }),
  })
  const dialog = await open('Growth')
  await waitFor(() => expect(row(dialog, 'Unused fee of Business monthly')).toMatch(/^PHP −400\.00/))
  expect(row(dialog, 'Unused included credits of Business monthly')).toMatch(/^−500\.00 credits/)
  expect(row(dialog, 'On your statement')).toBe('PHP −400.00')
  expect(row(dialog, 'Your wallet')).toBe('−150.00 credits')
})

test('each choice has its own quote: with the trial and what follows it, without it, or at the end of the period', async () => {
  const bodies = renderPlan({
    'GET /api/account-plan': account({ ...onBusiness, plan: { ...business, plan_type: 'PREPAID' } }, [
      offer(growth, { trial_available: true }),
    ]),
  })
  const dialog = await open('Growth')
  expect(
    dialog.getByRole('radio', { name: '14 days free, with 100 credits, then Growth with its fee' }),
  ).toBeChecked()
  expect(dialog.getByRole('button', { name: 'Begin trial' })).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: /then back to Business monthly$/ }))
  await userEvent.click(dialog.getByRole('radio', { name: 'No trial' }))
  await userEvent.click(dialog.getByRole('radio', { name: /on 30 Nov 2026$/ }))
  expect(dialog.queryByRole('radio', { name: 'No trial' })).toBeNull()
  await expect
    .poll(() => bodies(preview))
    .toEqual([
      { plan_id: growth.plan_id, when: 'NOW', trial: 'CONTINUE' },
      { plan_id: growth.plan_id, when: 'NOW', trial: 'GO_BACK' },
      { plan_id: growth.plan_id, when: 'NOW' },
      { plan_id: growth.plan_id, when: 'PERIOD_END' },
    ])
})

test('amounts that have changed since are shown again before they’re confirmed', async () => {
  const newer = { ...quote, wallet_change: '14.50', quote: 'f'.repeat(32) }
  let quotes = 0
  const bodies = renderPlan({
    'GET /api/account-plan': account(onPayg, [offer(growth)]),
    [preview]: () => json({ data: quotes++ ? newer : quote })(),
    [change]: () => scenario(change, 422, 'quoteOutdated')(),
  })
  const dialog = await open('Growth')
  const confirm = dialog.getByRole('button', { name: 'Change plan' })
  await waitFor(() => expect(row(dialog, 'Your wallet')).toBe('+16.67 credits'))
  await userEvent.click(confirm)
  expect(await dialog.findByText(/The amounts have changed\. Check them, then confirm again\./)).toBeVisible()
  expect(row(dialog, 'Your wallet')).toBe('+14.50 credits')
  await userEvent.click(confirm)
  await expect
    .poll(() => bodies(change).map((body) => (body as { quote: string }).quote))
    .toEqual([quote.quote, newer.quote])
})

test('a fee that bought credits don’t cover leads to a top-up of it, and can’t be confirmed', async () => {
  renderPlan({
    'GET /api/account-plan': account(onPayg, [offer(growth)]),
    [preview]: json({ data: { ...quote, covered: false } }),
  })
  const dialog = await open('Growth')
  expect(await dialog.findByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/dashboard/wallet/topup?credits=200',
  )
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
})

test('a preview that is refused says why', async () => {
  renderPlan({
    'GET /api/account-plan': account(onPayg, [offer(growth)]),
    [preview]: scenario(preview, 422, 'trialTaken'),
  })
  const dialog = await open('Growth')
  expect(await dialog.findByText(/You or your team already had a trial of Growth/)).toBeVisible()
})

test('a chosen change is cancelled; one of the provider can’t be', async () => {
  const ahead = {
    plan_id: payg.plan_id,
    plan_name: 'Pay as you go',
    starts_on: '2026-12-01',
    cause: 'CHOSEN',
  }
  const bodies = renderPlan({
    'GET /api/account-plan': account(onBusiness, [offer(payg)], ahead),
    [cancel]: scenario(cancel, 200, 'payg'),
  })
  expect(await screen.findByText('Pay as you go begins on 1 Dec 2026.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel change' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Stay on Business monthly?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel change' }))
  await screen.findByText('You stay on Business monthly.')
  expect(bodies(cancel)).toHaveLength(1)
})

test('a retired plan says what becomes of it', async () => {
  const ahead = { plan_id: growth.plan_id, plan_name: 'Growth', starts_on: '2026-12-01', cause: 'RETIRED' }
  renderPlan({ 'GET /api/account-plan': account({ ...onBusiness, on_sale: false }, [offer(growth)], ahead) })
  expect(
    await screen.findByText(
      'Business monthly is retired. You move to Growth on 1 Dec 2026, or choose another plan.',
    ),
  ).toBeVisible()
  expect(screen.getByText('No longer sold')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel change' })).toBeNull()
})

const token = 'lnk_8sK2vQ7mXw41Zb6T'

test('the plan of a link comes first, is marked, and is taken with the link; others without', async () => {
  const bodies = renderPlan(
    {
      'GET /api/account-plan': account(
        onPayg,
        eightPlans.slice(1).map((plan) => offer(plan)),
      ),
      'GET /api/plans': ({ url }: Request) =>
        json({
          data: url.includes(token) ? eightPlans : eightPlans.filter((plan) => plan.plan_name !== 'Flat'),
        })(),
    },
    `?link=${token}`,
  )
  const mark = await screen.findByText('Offered to you')
  expect(screen.getAllByRole('button', { name: /^Change to/ })[0]).toHaveAccessibleName('Change to Flat')
  expect(mark.closest('li')).toHaveAttribute('aria-current', 'true')
  await open('Flat')
  await expect.poll(() => bodies(preview)).toEqual([{ plan_id: 'pln_flat001', when: 'NOW', link: token }])
})

test.each([token, 'lnk_torn'])('a link that offers nothing says so: %s', async (link) => {
  renderPlan({ 'GET /api/plans': json({ data: [payg] }) }, `?link=${link}`)
  expect(await screen.findByText('This link offers no plan any more.')).toBeVisible()
})

test('who may not change the plan is told, once', async () => {
  const team = { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role: 'DEVELOPER' as const }
  renderPlan({}, '', { ...jun, team })
  const buttons = await screen.findAllByRole('button', { name: /^Change to/ })
  for (const button of buttons) expect(button).toBeDisabled()
  expect(screen.getAllByText(/You’re a developer of Lakbay Freight/)).toHaveLength(1)
})

test('before the first plan, all plans are on offer', async () => {
  renderPlan({
    'GET /api/account-plan': account(null, [offer(payg), offer(growth)]),
    'GET /api/user-subscription': json({ data: [] }),
  })
  expect(await screen.findByRole('heading', { name: 'Plans', level: 2 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change to Pay as you go' })).toBeEnabled()
})

test('a failure is told', async () => {
  renderPlan({ 'GET /api/account-plan': problem(500) })
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your plan' })).toBeVisible()
})
