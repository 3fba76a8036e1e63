import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { AnnouncementsPage } from './announcements-page.tsx'

const preview = 'POST /api/admin/announcements/preview'
const announce = 'POST /api/admin/announcements'
const cancel = 'POST /api/admin/announcements/cancel'
const none = { calls_per_second: null, calls_per_minute: null, calls_per_day: null, calls_per_month: null }
const operations = [
  { operation_id: 'retrieveSimSwapDate', summary: 'When a SIM was swapped', price: '3.00' },
  { operation_id: 'checkSimSwap', summary: 'Check a SIM swap', price: '2.00' },
]

afterEach(() => history.replaceState(null, '', '/'))

function renderPage(answers: Parameters<typeof fakePortal>[0] = {}) {
  const { sent } = fakePortal({
    'GET /api/admin/announcements': scenario('GET /api/admin/announcements', 200, 'all'),
    'GET /api/admin/plans': scenario('GET /api/admin/plans', 200, 'all'),
    'GET /api/admin/apis': json({
      data: [{ api: 'sim-swap', name: 'SIM Swap', version: 'v1' }],
      meta: { page: 1, limit: 200, total: 1 },
    }),
    'GET /api/admin/apis/version': json({
      data: { api: 'sim-swap', name: 'SIM Swap', version: 'v1', limits: none, operations },
    }),
    ...answers,
  })
  renderApp(
    <KitScope>
      <AnnouncementsPage />
    </KitScope>,
    createTestApp(iris),
  )
  return (operation: string) =>
    sent.filter((request) => request.operation === operation).map(({ body }) => body)
}

async function chooseSimSwap() {
  await userEvent.click(screen.getByRole('button', { name: 'Announce a change' }))
  await screen.findByRole('option', { name: 'SIM Swap v1' })
  await userEvent.selectOptions(screen.getByLabelText('What changes'), 'SIM Swap v1')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  return within(await screen.findByRole('dialog', { name: 'Announce a change of SIM Swap v1' }))
}

async function typePrice(form: Awaited<ReturnType<typeof chooseSimSwap>>) {
  const price = form.getByLabelText('Price of Check a SIM swap')
  await userEvent.clear(price)
  await userEvent.type(price, '2.40')
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Charges rise.')
  return price
}

test('only what differs is announced, after a review with its old and new values and how many it affects', async () => {
  const bodies = renderPage({
    [preview]: scenario(preview, 200, 'price'),
    [announce]: scenario(announce, 201, 'price'),
  })
  const form = await chooseSimSwap()
  await typePrice(form)
  await userEvent.type(form.getByLabelText('From'), '2027-01-01')
  await userEvent.click(form.getByRole('button', { name: 'Review' }))
  const review = within(await screen.findByRole('alertdialog'))
  expect(review.getByText(/214 accounts are notified now/)).toBeVisible()
  expect(review.getByRole('listitem')).toHaveTextContent('Check a SIM swap: 2.00 → 2.40 credits')
  expect(bodies(announce)).toEqual([])
  await userEvent.click(review.getByRole('button', { name: 'Announce' }))
  await expect
    .poll(() => bodies(announce))
    .toEqual([
      {
        api: 'sim-swap',
        version: 'v1',
        effective_at: '2026-12-31T16:00:00.000Z',
        prices: [{ operation_id: 'checkSimSwap', price: '2.40' }],
        reason: 'Charges rise.',
      },
    ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('errors of the server are shown on their fields, that of a price on the price it is about', async () => {
  renderPage({
    [preview]: problem(422, {
      code: 'validation_failed',
      errors: [
        { pointer: '#/prices/0/operation_id', code: 'not_allowed', message: 'Announce it at v2.' },
        { pointer: '#/effective_at', code: 'notice_too_short', message: 'Choose a later day.' },
      ],
    }),
  })
  const form = await chooseSimSwap()
  const price = await typePrice(form)
  await userEvent.click(form.getByRole('button', { name: 'Review' }))
  await waitFor(() => expect(price).toHaveAccessibleDescription(/Announce it at v2\./))
  expect(form.getByLabelText('From')).toHaveAccessibleDescription(/Choose a later day\./)
  expect(form.getByLabelText('Price of When a SIM was swapped')).toBeValid()
})

test('an upcoming change is cancelled with a reason; others can’t be', async () => {
  const bodies = renderPage({ [cancel]: scenario(cancel, 200, 'cancelled') })
  const buttons = await screen.findAllByRole('button', { name: /^Cancel the change of/ })
  expect(buttons).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the change of SIM Swap v1' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.type(question.getByLabelText('Reason'), 'They stay.')
  await userEvent.click(question.getByRole('button', { name: 'Cancel change' }))
  await expect.poll(() => bodies(cancel)).toEqual([{ announcement_id: 'ann_k3Wd81Xq', reason: 'They stay.' }])
})

test('the affected accounts are listed with when and how each was notified', async () => {
  renderPage({
    'GET /api/admin/announcements/affected': scenario('GET /api/admin/announcements/affected', 200, 'told'),
  })
  const [first] = await screen.findAllByRole('button', { name: /^Accounts affected by/ })
  await userEvent.click(first as HTMLElement)
  const drawer = within(await screen.findByRole('dialog', { name: 'Affected accounts' }))
  expect(await drawer.findByText('By portal, email, 1 webhook')).toBeVisible()
  expect(drawer.getByText('Not yet')).toBeVisible()
})
