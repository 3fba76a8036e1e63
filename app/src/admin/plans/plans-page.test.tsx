import type { components } from '@switchboard/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { business, growth, payg } from '../../../test/plans.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { PlansPage } from './plans-page.tsx'

const save = 'POST /api/admin/plans'
const setStatus = 'POST /api/admin/plans/status'

type AdminPlan = components['schemas']['AdminPlan']

const planOf = (plan: typeof payg, more: Partial<AdminPlan> = {}): AdminPlan => ({
  ...plan,
  api: null,
  status: 'ON_SALE',
  position: 0,
  audience: 'EVERYBODY',
  invited: [],
  link: null,
  revision: 4,
  accounts: 0,
  ...more,
})
const draft = planOf(growth, { status: 'DRAFT', revision: 2, position: 1 })
const link = 'lnk_8sK2vQ7mXw41Zb6T'
const plans = [
  planOf(payg, { accounts: 12 }),
  draft,
  planOf(business, { accounts: 4 }),
  planOf({ ...growth, plan_id: 'pln_quiet01', plan_name: 'Quiet' }, { audience: 'LINK', link }),
  planOf({ ...business, plan_id: 'pln_simMon1', plan_name: 'SIM Swap monthly' }, { api: 'sim-swap' }),
]

afterEach(() => history.replaceState(null, '', '/'))

function renderPlans(id?: string, answers: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/admin/plans${search}`)
  const { sent } = fakePortal({ 'GET /api/admin/plans': json({ data: plans }), ...answers })
  renderApp(
    <KitScope>
      <PlansPage name="adminPlans" params={id ? { id } : {}} />
    </KitScope>,
    createTestApp(iris),
  )
  return (operation: string) =>
    sent.filter((request) => request.operation === operation).map(({ body }) => body)
}

const type = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
  return input
}
const saved = { [save]: scenario(save, 200, 'draft') }

test('account plans are listed with what can be done next; those of one API are only read', async () => {
  renderPlans()
  const table = within(await screen.findByRole('table', { name: /^Account plans/ }))
  expect(table.getAllByRole('row')).toHaveLength(5)
  expect(table.getByRole('button', { name: 'Put on sale Growth' })).toBeVisible()
  expect(table.getByRole('button', { name: 'Discard Growth' })).toBeVisible()
  expect(table.getByRole('button', { name: 'Retire Business monthly' })).toBeVisible()
  const ofApis = within(screen.getByRole('table', { name: /^Plans of one API/ }))
  expect(ofApis.queryByRole('button')).toBeNull()
  expect(ofApis.queryByRole('link')).toBeNull()
})

test('a draft is sent whole: empty dollars follow the rate, an empty limit is none, prices and addresses a line each', async () => {
  const bodies = renderPlans('new', saved)
  await type('Name', 'Growth')
  await type('Fee of a period (PHP)', '450')
  await type('Included credits', '500')
  await type('Discount on calls (%)', '5')
  await type('Own prices (optional)', 'sim-swap checkSimSwap 1.50')
  await type('Calls a second', '')
  await type('Trial (days)', '14')
  await type('Credits in the trial', '100')
  await userEvent.selectOptions(screen.getByLabelText('Who can take it'), 'Invited addresses')
  await type('Invited addresses', 'jun@example.com{Enter} mara@lakbay.example ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'For verified businesses only' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await expect
    .poll(() => bodies(save))
    .toEqual([
      {
        plan_name: 'Growth',
        description: '',
        plan_type: 'PREPAID',
        period: 'MONTHLY',
        price: '450',
        price_usd: null,
        included_credits: '500',
        discount_percent: 5,
        own_prices: [{ api: 'sim-swap', operation_id: 'checkSimSwap', price: '1.50' }],
        limits: {
          calls_per_second: null,
          calls_per_minute: null,
          calls_per_day: null,
          calls_per_month: null,
        },
        kyb_required: true,
        trial: { days: 14, credits: '100' },
        position: 0,
        audience: 'INVITED',
        invited: ['jun@example.com', 'mara@lakbay.example'],
      },
    ])
})

test('a plan without periods asks for no amounts', async () => {
  const bodies = renderPlans('new', saved)
  await type('Name', 'Free')
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'None, no fee')
  expect(screen.queryByLabelText('Included credits')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await expect
    .poll(() => bodies(save))
    .toMatchObject([{ period: 'NONE', price: '0.00', included_credits: '0.00', trial: null }])
})

test.each([
  ['Fee of a period (PHP)', '4,50', /^Write it like/],
  ['Discount on calls (%)', '101', /from 0 to 100/],
  ['Trial (days)', '0', /from 1 to 365/],
  ['Own prices (optional)', 'checkSimSwap 1.50', /Write an API, an operation and a price/],
  ['Calls a day', '-1', /whole number/],
])('%s: “%s” is told at the field, and nothing is sent', async (label, text, words) => {
  const bodies = renderPlans(draft.plan_id, saved)
  const input = await type(label, text)
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(input).toHaveAccessibleDescription(words))
  expect(bodies(save)).toEqual([])
})

test('errors of the server are told at their fields, that of a price with its line', async () => {
  renderPlans(draft.plan_id, {
    [save]: problem(422, {
      code: 'validation_failed',
      errors: [
        { pointer: '#/plan_name', code: 'name_taken', message: 'Another plan has this name.' },
        { pointer: '#/own_prices/1/operation_id', code: 'not_found', message: 'There’s no such operation.' },
        { pointer: '#/trial', code: 'not_allowed', message: 'A plan without a fee has no trial.' },
        { pointer: '#/invited/0', code: 'invalid', message: 'Enter an email address.' },
      ],
    }),
  })
  await type('Own prices (optional)', 'sim-swap a 1{Enter}sim-swap b 1')
  await userEvent.selectOptions(screen.getByLabelText('Who can take it'), 'Invited addresses')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  const expectError = async (label: string, words: RegExp) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words))
  await expectError('Name', /Another plan has this name\./)
  await expectError('Own prices (optional)', /Line 2: There’s no such operation\./)
  await expectError('Trial (days)', /A plan without a fee has no trial\./)
  await expectError('Invited addresses', /Enter an email address\./)
})

test('a draft that somebody else changed keeps what was typed until it’s loaded again', async () => {
  let name = 'Growth'
  const bodies = renderPlans(draft.plan_id, {
    'GET /api/admin/plans': () => json({ data: [{ ...draft, plan_name: name, revision: 3 }] })(),
    [save]: scenario(save, 409, 'planChanged'),
  })
  const input = await type('Name', 'Steady')
  name = 'Growth plus'
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/Somebody else has changed this plan/)).toBeVisible()
  expect(input).toHaveValue('Steady')
  expect(bodies(save)).toMatchObject([{ plan_id: draft.plan_id, revision: 3 }])
  await userEvent.click(screen.getByRole('button', { name: 'Reload, without what you typed' }))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Growth plus'))
})

test('of a plan on sale only what it says on the price page is edited; its terms lead to an announcement or a new plan', async () => {
  const bodies = renderPlans(business.plan_id, saved)
  expect(await screen.findByText('PHP 1,200 a month (USD 21.43)')).toBeVisible()
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(screen.getByRole('link', { name: 'Announce a change' })).toHaveAttribute(
    'href',
    `/admin/announcements?announce=${business.plan_id}`,
  )
  expect(screen.getByRole('link', { name: 'Sell a new one in its place' })).toHaveAttribute(
    'href',
    `/admin/plans/new?from=${business.plan_id}`,
  )
  await type('Position', '7')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const { description, price, price_usd, included_credits, limits } = business
  await expect
    .poll(() => bodies(save))
    .toMatchObject([
      {
        ...{ plan_id: business.plan_id, revision: 4, position: 7 },
        ...{ description, price, price_usd, included_credits, limits },
      },
    ])
})

test('a new plan in the place of one begins as a draft with its terms', async () => {
  const bodies = renderPlans('new', saved, `?from=${business.plan_id}`)
  expect(await screen.findByLabelText('Name')).toHaveValue('Business monthly (new)')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await expect.poll(() => bodies(save)).toMatchObject([{ price: '1200.00', discount_percent: 10 }])
  expect(bodies(save)[0]).not.toHaveProperty('plan_id')
})

test('before a draft is sold, it’s said who will see it, and asked which plan it replaces', async () => {
  const bodies = renderPlans(undefined, { [setStatus]: scenario(setStatus, 200, 'all') })
  await userEvent.click(await screen.findByRole('button', { name: 'Put on sale Growth' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Put on sale: Growth?' }))
  expect(dialog.getByText(/^Everybody sees it on the price page/)).toBeVisible()
  await userEvent.selectOptions(dialog.getByLabelText('Replaces'), 'Business monthly')
  await userEvent.click(dialog.getByRole('button', { name: 'Put on sale' }))
  await expect
    .poll(() => bodies(setStatus))
    .toEqual([{ plan_id: draft.plan_id, revision: 2, status: 'ON_SALE', replaces: business.plan_id }])
})

test.each([
  ['Keep the plan with its terms', {}],
  ['Move to Pay as you go', { move_to: payg.plan_id }],
])('retiring asks what becomes of its accounts: %s', async (choice, more) => {
  const bodies = renderPlans(undefined, { [setStatus]: scenario(setStatus, 200, 'all') })
  await userEvent.click(await screen.findByRole('button', { name: 'Retire Business monthly' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire: Business monthly?' }))
  await userEvent.selectOptions(dialog.getByLabelText('What becomes of 4 accounts'), choice)
  await userEvent.click(dialog.getByRole('button', { name: 'Retire' }))
  await expect
    .poll(() => bodies(setStatus))
    .toEqual([{ plan_id: business.plan_id, revision: 4, status: 'RETIRED', ...more }])
})

test('a status that can’t follow is told in the dialog, and a discarded draft asks for nothing', async () => {
  const bodies = renderPlans(undefined, { [setStatus]: scenario(setStatus, 422, 'notADraft') })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard Growth' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard: Growth?' }))
  expect(dialog.queryByRole('combobox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(await dialog.findByText(/Growth is on sale\. Only a draft can be put on sale\./)).toBeVisible()
  expect(bodies(setStatus)).toEqual([{ plan_id: draft.plan_id, revision: 2, status: 'DISCARDED' }])
})

test('an address of no account plan says so', async () => {
  renderPlans('pln_simMon1')
  expect(await screen.findByText(/There’s no account plan with this ID\.$/)).toBeVisible()
})
