// Payments with the real providers: their stand-ins speak the same HTTP, and sign their events as they do.
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { accounts, openAs, tokensOf } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { type ProviderPortal, startPortalOf } from '../provider-portal.ts'
import { openAsNewcomer } from '../registering.ts'
import { test } from '../test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const pressPay = (page: Page) => page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
const atCheckout = (page: Page, name: 'pay' | 'decline') => page.getByRole('button', { name }).click()

/** To the checkout of a top-up of 300 pesos; returns its reference. */
async function beginTopUp(page: Page, portal: ProviderPortal, method?: string): Promise<string> {
  await page.goto('/dashboard/wallet/topup')
  await page.getByRole('radio', { name: /300 credits/ }).check({ force: true })
  if (method) await page.getByRole('radio', { name: method }).check({ force: true })
  await page.getByRole('button', { name: 'Review' }).click()
  await pressPay(page)
  await expect(heading(page, 'PHP 300.00')).toBeVisible()
  return portal.referenceAt(page)
}

/** A card that is declined ends nothing. */
async function payAfterDecline(page: Page): Promise<void> {
  await atCheckout(page, 'decline')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await atCheckout(page, 'pay')
  await expect(heading(page, 'Payment received')).toBeVisible()
}

/** An administrator’s page of somebody’s payments. */
async function openPayments(browser: Browser, url: string, email: string): Promise<Page> {
  const office = await (await browser.newContext({ baseURL: url })).newPage()
  await openAs(office, accounts.admin, `/admin/users?search=${encodeURIComponent(email)}`)
  await office.getByRole('table').getByRole('link').first().click()
  await office.getByRole('main').getByText('Payments', { exact: true }).click()
  return office
}

async function refundHundred(office: Page): Promise<void> {
  await office.getByRole('button', { name: /^Refund pay_/ }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Credits').fill('100')
  await dialog.getByLabel('Reason').fill('Bought by mistake.')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(office.getByText('The refund is on its way')).toBeVisible()
  await expectOnReload(office, /^PHP 100\.00 on /)
}

async function expectOnReload(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** The receipt of the payment and the credit note of its refund, each as a page and as a PDF. */
async function expectDocuments(page: Page): Promise<void> {
  for (const [title, number, sum] of [
    ['Receipt', /^OR-\d{4}-\d{6}$/, 'PHP 300.00'],
    ['Credit note', /^CN-\d{4}-\d{6}$/, 'PHP −100.00'],
  ] as const) {
    await page.goto('/dashboard/documents')
    const link = page.getByRole('link', { name: number })
    const name = await link.textContent()
    await link.click()
    await expect(heading(page, `${title} ${name}`)).toBeVisible()
    await expect(page.getByText(sum).first()).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${name}.pdf`)
    expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/)
  }
}

/** The payer’s bought credits go, so that a dispute finds fewer than it wants. */
async function spend(office: Page, credits: string): Promise<void> {
  const [token] = await tokensOf(office.request, accounts.admin)
  const response = await office.request.post('/portal-api/api/admin/deduct-credits', {
    headers: {
      Authorization: `Bearer ${decodeURIComponent(token?.value ?? '')}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    data: {
      user_id: new URL(office.url()).pathname.split('/').at(-1),
      type: 'PAID',
      credits,
      description: 'Spent.',
    },
  })
  expect(response.status()).toBe(201)
}

test.describe('Stripe', () => {
  let portal: ProviderPortal
  test.use({ baseURL: urls.stripe })
  test.beforeAll(async () => {
    test.setTimeout(900_000)
    portal = await startPortalOf('stripe')
  })
  test.afterAll(() => portal?.stop())

  test('a payment is declined, made, refunded and disputed, and its documents say so', async ({
    page,
    browser,
  }) => {
    const { bench, tell } = portal
    const email = `${crypto.randomUUID()}@stripe.example`
    await portal.openCheckouts(page)
    await openAsNewcomer(page, email, '/dashboard')
    const first = await beginTopUp(page, portal)
    await payAfterDecline(page)
    await expect(page).toHaveURL(/\/payment\/success\/txn_/)

    const office = await openPayments(browser, urls.stripe, email)
    await refundHundred(office)
    await tell(bench.event(first, { type: 'dispute', stage: 'opened' }))
    await expectOnReload(office, 'Disputed')
    await expect(office.getByRole('button', { name: /^Refund pay_/ })).toHaveCount(0)
    await tell(bench.event(first, { type: 'dispute', stage: 'won' }))
    await expectOnReload(office, 'Dispute won')
    await expectClean(office)
    await expectDocuments(page)

    const failed = await beginTopUp(page, portal)
    await tell(bench.event(failed, { type: 'failed' }))
    await page.goto(bench.pageAt(page.url())?.success ?? '')
    await expect(heading(page, 'Payment failed')).toBeVisible()
    await expect(page.getByText(/The bank rejected the payment/)).toBeVisible()

    const lost = await beginTopUp(page, portal)
    await atCheckout(page, 'pay')
    await expect(heading(page, 'Payment received')).toBeVisible()
    // 200 of the first, 300 of this one.
    await spend(office, '400.00')
    await tell(bench.event(lost, { type: 'dispute', stage: 'opened' }))
    await tell(bench.event(lost, { type: 'dispute', stage: 'lost' }))
    await expectOnReload(office, 'Dispute lost')
    await page.goto('/dashboard/wallet')
    await expect(page.getByText('You owe 200 credits.')).toBeVisible()
    await expect(page.getByText('Disputed payment').first()).toBeVisible()
    await expectClean(page)
    await office.context().close()
  })
})

test.describe('PayMongo', () => {
  let portal: ProviderPortal
  test.use({ baseURL: urls.paymongo })
  test.beforeAll(async () => {
    test.setTimeout(900_000)
    portal = await startPortalOf('paymongo')
  })
  test.afterAll(() => portal?.stop())

  test('an e-wallet is declined, left, paid with and refunded, and its documents say so', async ({
    page,
    browser,
  }) => {
    const { bench, tell } = portal
    const email = `${crypto.randomUUID()}@paymongo.example`
    await portal.openCheckouts(page)
    await openAsNewcomer(page, email, '/dashboard')
    const reference = await beginTopUp(page, portal, 'E-wallet')
    await page.getByRole('link', { name: 'back' }).click()
    await expect(heading(page, 'You have an unfinished payment')).toBeVisible()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await payAfterDecline(page)
    await expect(page.getByText('E-wallet')).toBeVisible()

    const office = await openPayments(browser, urls.paymongo, email)
    await refundHundred(office)
    // PayMongo tells of its refund once more, which takes nothing again.
    const [refund] = bench.provider.requests.filter(({ path }) => path === '/v1/refunds')
    const { refund_id: refundId } = JSON.parse(refund?.body ?? '').data.attributes.metadata
    await tell(bench.event(reference, { type: 'refunded', refundId }))
    await expectOnReload(office, /^PHP 100\.00 on /)
    await expectClean(office)
    await office.context().close()
    await expectDocuments(page)

    await page.goto('/dashboard/wallet')
    await expect(page.locator('#balance + p')).toHaveText('200.00')
    await expect(page.getByRole('row').filter({ hasText: 'Top-up refunded' })).toHaveCount(1)
    await expectClean(page)
  })
})
