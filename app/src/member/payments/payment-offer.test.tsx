import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { jun, mara } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { PayPage } from './pay/pay-page.tsx'
import { TopUpPage } from './top-up/top-up-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const pages = { topUp: [TopUpPage, jun], pay: [PayPage, { ...mara, plan_type: 'POSTPAID' }] } as const

/** A page of a portal whose provider takes these. */
function renderPage(name: keyof typeof pages, payment: object, search = '') {
  const [Page, profile] = pages[name]
  history.replaceState(null, '', `/dashboard/wallet/topup${search}`)
  fakePortal({
    'GET /api/capabilities': json({ data: [], payment: { saved_cards: false, ...payment } }),
    'GET /api/sku': scenario('GET /api/sku', 200, 'user'),
    'GET /api/wallet/credits': scenario('GET /api/wallet/credits', 200, 'user'),
    'GET /api/billing-statements': scenario('GET /api/billing-statements', 200, 'business'),
    'GET /api/payments': json({ data: [], meta: { page: 1, limit: 4, total: 0 } }),
  })
  renderApp(
    <KitScope>
      <Page />
    </KitScope>,
    createTestApp(profile),
  )
}
const choices = () => screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent ?? '')

test.each(['topUp', 'pay'] as const)(
  '%s offers the methods and currencies that the provider takes',
  async (name) => {
    renderPage(name, { methods: ['CARD', 'EWALLET'], currencies: ['PHP'] })
    await screen.findByRole('radio', { name: 'E-wallet' })
    await expect.poll(choices).not.toContain('Bank transfer')
    expect(choices()).not.toContain('USD')
    expect(screen.getByRole('radio', { name: 'Card' })).toBeInTheDocument()
  },
)

test('a link with a method that isn’t offered pays with the one that is', async () => {
  renderPage(
    'topUp',
    { methods: ['CARD'], currencies: ['PHP'] },
    '?credits=1000&payment=BANK&currency=USD&step=review',
  )
  expect(await screen.findByRole('button', { name: 'Pay PHP 980.00' })).toBeVisible()
  const [term] = screen.getAllByRole('term').filter(({ textContent }) => textContent === 'Pay with')
  await expect.poll(() => term?.nextElementSibling?.textContent).toBe('Card')
})

test.each(['topUp', 'pay'] as const)('%s without a provider says so, and offers nothing', async (name) => {
  renderPage(name, { methods: [], currencies: [] })
  expect(await screen.findByText('Payments aren’t set up here.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Pay|Review|Choose)/ })).toBeNull()
})
