import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun, memberOf } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import { AutoTopUpCard } from './auto-top-up-card.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const put = 'PUT /api/wallet/auto-top-up'
const get = 'GET /api/wallet/auto-top-up'
const startCard = 'POST /api/wallet/auto-top-up/card'
const remove = 'POST /api/wallet/auto-top-up/card/remove'
const card = { brand: 'Visa', last_four: '4242', expires: '2029-08', saved_at: '2026-10-02T03:12:00Z' }
const off = {
  enabled: false,
  state: 'OFF',
  threshold: '500.00',
  credits: '1000.00',
  amount: '980.00',
  monthly_cap: '3000.00',
  currency: 'PHP',
  month: '2026-11',
  spent_this_month: '980.00',
  card,
  declines: 0,
  next_try_at: null,
  off_reason: null,
  cool_off_minutes: 60,
  last_run: null,
  used_last_30_days: '2500.00',
}
const run = {
  transaction_id: 'txn_1',
  status: 'PAID',
  credits: '1000.00',
  amount: '980.00',
  created_at: '2026-11-12T02:10:02Z',
  failure_reason: null,
}
const failed = { ...run, status: 'FAILED', failure_reason: 'The bank refused the card: insufficient funds.' }
const packs = {
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  packs: [
    {
      sku_id: 'sku_1',
      name: 'Small',
      credits: '1000.00',
      amount: '980.00',
      currency: 'PHP',
      amount_php: '980.00',
    },
  ],
  rates: [],
  skus: [],
}

function renderCard(
  data: object,
  over: Parameters<typeof fakePortal>[0] = {},
  search = '',
  services = createTestApp(),
) {
  history.replaceState(null, '', `/dashboard/wallet${search}`)
  const goTo = vi.fn()
  const { sent } = fakePortal({ [get]: json({ data }), 'GET /api/sku': json({ data: packs }), ...over })
  renderApp(
    <KitScope>
      <AutoTopUpCard />
    </KitScope>,
    { ...services, goTo },
  )
  return { goTo, sent: (operation: string) => sent.filter((call) => call.operation === operation) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('without a card there is one thing to do: the page of the provider', async () => {
  const { goTo, sent } = renderCard(
    { ...off, state: 'NO_CARD', card: null },
    {
      [startCard]: json(
        { data: { checkout_url: 'https://pay.example/set_1', expires_at: '2026-11-22T03:00:00Z' } },
        201,
      ),
    },
  )
  await press('Add a card')
  await expect.poll(() => goTo.mock.calls).toEqual([['https://pay.example/set_1']])
  expect(sent(startCard)).toHaveLength(1)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('who comes back from that page waits for the card, and sees it by itself', async () => {
  let calls = 0
  renderCard(
    {},
    {
      [get]: () => {
        calls += 1
        return json({ data: calls < 3 ? { ...off, state: 'NO_CARD', card: null } : off })()
      },
    },
    '?card=saved',
  )
  expect(await screen.findByText('Waiting for the card to be confirmed…')).toBeVisible()
  expect(await screen.findByText('Visa ending in 4242', undefined, { timeout: 5000 })).toBeVisible()
})

test('the price, and what it would have done, follow what is typed; it is turned on with those numbers', async () => {
  const { sent } = renderCard(off, { [put]: json({ data: { ...off, enabled: true, state: 'ON' } }) })
  expect(
    await screen.findByText(
      'Each top-up costs PHP 980.00. You used 2,500 credits in the last 30 days: about 2 top-ups, PHP 1,960.00.',
    ),
  ).toBeVisible()
  const credits = screen.getByLabelText('Buy this many credits')
  await userEvent.clear(credits)
  await userEvent.type(credits, '2500')
  expect(screen.getByText(/^Each top-up costs PHP 2,500.00./)).toHaveTextContent(
    'about 1 top-up, PHP 2,500.00.',
  )
  await press('Turn on')
  await expect
    .poll(() => sent(put).map(({ body }) => body))
    .toEqual([{ enabled: true, threshold: '500', credits: '2500', monthly_cap: '3000' }])
  expect(
    await screen.findByText('You’ll get 1,000 credits when fewer than 500 are left.'),
  ).toBeInTheDocument()
})

test('what the server refuses stands at its field', async () => {
  const message = 'One top-up costs PHP 980.00. Allow at least that much a month.'
  renderCard(off, {
    [put]: problem(422, { errors: [{ pointer: '#/monthly_cap', code: 'below_minimum', message }] }),
  })
  await press('Turn on')
  expect(await screen.findByLabelText('Monthly cap, in PHP')).toHaveAccessibleDescription(message)
})

test('on: the card, the month, the last one with its payment; turned off with the numbers as they are', async () => {
  const { sent } = renderCard(
    { ...off, enabled: true, state: 'ON', last_run: run, next_try_at: '2026-11-12T03:10:02Z' },
    { [put]: json({ data: off }) },
  )
  await screen.findByText('Visa ending in 4242')
  expect(facts()).toEqual({
    'Card expires 08/2029': 'Visa ending in 4242',
    'This month': 'PHP 980.00 of PHP 3,000.00',
    'Last top-up': '1,000 credits, paid 12 Nov, 10:10',
    'Next top-up 60 min or more after the last': 'From 12 Nov, 11:10',
  })
  expect(screen.getByRole('link', { name: '1,000 credits, paid' })).toHaveAttribute(
    'href',
    '/payment/success/txn_1',
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Turn off')
  await expect
    .poll(() => sent(put).map(({ body }) => body))
    .toEqual([{ enabled: false, threshold: '500.00', credits: '1000.00', monthly_cap: '3000.00' }])
})

test.each([
  [
    'declined',
    { enabled: true, state: 'DECLINED', declines: 1, next_try_at: '2026-11-21T02:31:09Z', last_run: failed },
    'Your card was declined. The bank refused the card: insufficient funds. We’ll try again on 21 Nov, 10:31, or as soon as you save another card.',
  ],
  [
    'at its cap',
    { enabled: true, state: 'CAP_REACHED', next_try_at: '2026-11-30T16:00:00Z', spent_this_month: '2940.00' },
    'This month’s cap is reached. Another top-up would exceed PHP 3,000.00. Top-ups continue on 1 Dec 2026, or when you raise the cap.',
  ],
  [
    'without the provider’s word',
    { enabled: true, state: 'CHARGING', last_run: { ...run, status: 'PENDING' } },
    'A top-up is in progress. The payment provider hasn’t confirmed it yet. Nothing else is charged until it has.',
  ],
  [
    'off after three declines',
    { state: 'OFF', off_reason: 'DECLINED', declines: 3, last_run: failed },
    'Turned off: your card was declined three times in a row. The bank refused the card: insufficient funds. Save another card, or turn top-ups on again.',
  ],
  [
    'off for a review',
    { state: 'OFF', off_reason: 'REVIEW' },
    'Turned off: we’re checking a payment. The provider reported a different amount from the one we requested. Our support team is looking into it and will email you.',
  ],
])('%s: says why, and what helps', async (_what, over, words) => {
  renderCard({ ...off, ...over })
  const [title = ''] = words.split('. ')
  const notice = await screen.findByText(new RegExp(title.slice(0, 20)))
  expect(notice.parentElement).toHaveTextContent(words)
})

test('the card is removed once the person has said so', async () => {
  const { sent } = renderCard(off, { [remove]: json({ data: { ...off, state: 'NO_CARD', card: null } }) })
  await press('Remove card')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(sent(remove)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Remove card' }))
  await expect.poll(() => sent(remove).length).toBe(1)
})

test('a provider that is not set up is said', async () => {
  renderCard(
    { ...off, state: 'NO_CARD', card: null },
    {
      [startCard]: problem(501, {
        code: 'not_offered',
        detail: 'Payments aren’t set up here. Contact us to have credits added.',
      }),
    },
  )
  await press('Add a card')
  expect(await screen.findByText(/Payments aren’t set up here/)).toBeVisible()
})

test.each([
  ['without a card', { state: 'NO_CARD', card: null }, ['Add a card']],
  ['off', {}, ['Turn on', 'Use another card', 'Remove card']],
  ['on', { enabled: true, state: 'ON' }, ['Save', 'Turn off', 'Use another card', 'Remove card']],
])('%s, to a developer of a team: nothing is pressed, and it says who may', async (_stand, over, names) => {
  renderCard({ ...off, ...over }, {}, '', createTestApp(memberOf('DEVELOPER')))
  for (const name of names) {
    const button = await screen.findByRole('button', { name })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(
      'You’re a developer of Lakbay Freight. The owner or a billing member can do this. View team',
    )
  }
})

test('to a billing member all of it is open', async () => {
  renderCard({ ...off, enabled: true, state: 'ON' }, {}, '', createTestApp(memberOf('BILLING')))
  for (const name of ['Save', 'Turn off', 'Use another card', 'Remove card'])
    expect(await screen.findByRole('button', { name })).toBeEnabled()
})

test('where the provider saves no cards, nothing is offered but to remove one of before', async () => {
  const payment = { methods: ['CARD'], currencies: ['PHP'], saved_cards: false }
  const none = { ...off, state: 'NO_CARD', card: null }
  renderCard(none, { 'GET /api/capabilities': json({ data: [], payment }) }, '', createTestApp(jun))
  await expect.poll(() => screen.queryByRole('heading', { name: 'Automatic top-up' })).toBeNull()
  renderCard(off, { 'GET /api/capabilities': json({ data: [], payment }) }, '', createTestApp(jun))
  expect(await screen.findByText(/Your saved card isn’t charged/)).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove card'])
})
