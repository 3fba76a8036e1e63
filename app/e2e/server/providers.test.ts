// Payments with the real providers: their stand-ins speak the same HTTP, and sign their events as they do.
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { setUpElsewhere } from '../factors.ts'
import { type ProviderPortal, startPortalOf } from '../provider-portal.ts'
import { openAsNewcomer } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const pressPay = (page: Page) => page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
const atCheckout = (page: Page, name: 'pay' | 'decline') => page.getByRole('button', { name }).click()
const seeWallet = (page: Page) => page.getByRole('link', { name: 'See your wallet' }).click()
const debt = (page: Page) => page.getByText('You owe 200 credits.')

async function expectFacts(page: Page, facts: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [name, value] of Object.entries(facts))
    await expect(page.locator(`dt:text-is("${name}") + dd`)).toHaveText(value)
}

/** On the wallet's page, without a reload: the balance, and the newest row of the ledger. */
async function expectWallet(page: Page, balance: string, newest: RegExp): Promise<void> {
  await expect(page.locator('#balance + p')).toHaveText(balance)
  const rows = page.getByRole('region', { name: 'Transactions' }).getByRole('row')
  await expect(rows.nth(1)).toHaveText(newest)
}

/** From the overview or the wallet to the review of a top-up of 300 pesos. Of one method nothing is asked. */
async function reviewTopUp(page: Page, offered: readonly string[]): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Top up', exact: true }).first().click()
  await page.getByRole('radio', { name: /300 credits/ }).check({ force: true })
  const methods = page.getByRole('radiogroup', { name: 'Pay with' })
  await expect(methods).toHaveText(offered.length > 1 ? [offered.join('')] : [])
  if (offered.length > 1) await methods.getByRole('radio', { name: 'E-wallet' }).check({ force: true })
  await page.getByRole('button', { name: 'Review' }).click()
}

/** To the checkout of what is under review; returns its reference. */
async function openCheckout(page: Page, portal: ProviderPortal): Promise<string> {
  await pressPay(page)
  await expect(heading(page, 'PHP 300.00')).toBeVisible()
  return portal.referenceAt(page)
}

async function payAtCheckout(page: Page, balance: string): Promise<void> {
  await atCheckout(page, 'pay')
  await expect(heading(page, 'Payment received')).toBeVisible()
  await expectFacts(page, { 'Balance after': `${balance} credits` })
}

/** A card that is declined ends nothing. */
async function payAfterDecline(page: Page): Promise<void> {
  await atCheckout(page, 'decline')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await payAtCheckout(page, '300.00')
}

/** An administrator’s page of somebody’s payments. */
async function openPayments(browser: Browser, url: string, email: string): Promise<Page> {
  const office = await (await browser.newContext({ baseURL: url })).newPage()
  await openAs(office, accounts.admin, `/admin/users?search=${encodeURIComponent(email)}`)
  await office.getByRole('table').getByRole('link').first().click()
  await office.getByRole('main').getByText('Payments', { exact: true }).click()
  return office
}

/** `code` is asked for where the administrator has a second factor. */
async function refundHundred(office: Page, code?: () => Promise<string>): Promise<void> {
  await office.getByRole('button', { name: /^Refund pay_/ }).click()
  const dialog = office.getByRole('dialog', { name: /^Refund pay_/ })
  await dialog.getByLabel('Credits').fill('100')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Bought by mistake.')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  if (code) {
    await office
      .getByRole('dialog', { name: 'Confirm it’s you' })
      .getByLabel('6-digit code')
      .fill(await code())
    await office.keyboard.press('Enter')
  }
  await expect(office.getByText('The refund is on its way')).toBeVisible()
  await expect(async () => {
    await office.reload()
    await expect(office.getByText(/^PHP 100\.00 on /)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** The receipt of the payment and the credit note of its refund, each as a page and as a PDF. */
async function expectDocuments(page: Page): Promise<void> {
  const vat = { Net: 'PHP 267.86', 'VAT 12%': 'PHP 32.14', Total: 'PHP 300.00' }
  const refundedVat = { Net: 'PHP −89.29', 'VAT 12%': 'PHP −10.71', Total: 'PHP −100.00' }
  await page.goto('/dashboard/documents')
  const receipt = /^OR-\d{4}-\d{6}$/
  for (const { title, number, line, facts } of [
    { title: 'Receipt', number: receipt, line: '300 credits300.00', facts: vat },
    {
      title: 'Credit note',
      number: /^CN-\d{4}-\d{6}$/,
      line: '100 credits refunded: Bought by mistake.−100.00',
      facts: { Corrects: receipt, ...refundedVat },
    },
  ]) {
    const link = page.getByRole('link', { name: number })
    const name = await link.textContent()
    await link.click()
    await expect(heading(page, `${title} ${name}`)).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toHaveText(line)
    await expectFacts(page, facts)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${name}.pdf`)
    expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/)
    await page.goBack()
  }
}

/** The payer’s bought credits go, so that a dispute finds fewer than it wants. */
async function spend(office: Page, credits: string): Promise<void> {
  const token = (await office.context().cookies()).find(({ name }) => name === 'CON_TOKEN')?.value ?? ''
  const response = await office.request.post('/portal-api/api/admin/deduct-credits', {
    headers: {
      Authorization: `Bearer ${decodeURIComponent(token)}`,
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

  test('a payment is declined, made, refunded and disputed; what a lost one leaves owing is paid by the next', async ({
    page,
    browser,
  }) => {
    mayComplain(/status of 428 .*\/payments\/refund$/)
    const { bench, tell } = portal
    const email = `${crypto.randomUUID()}@stripe.example`
    await portal.openCheckouts(page)
    await openAsNewcomer(page, email, '/dashboard')
    await reviewTopUp(page, ['Card'])
    await expectFacts(page, { 'Pay with': 'Card', Total: 'PHP 300.00' })
    const first = await openCheckout(page, portal)
    await payAfterDecline(page)
    await expect(page).toHaveURL(/\/payment\/success\/txn_/)

    const office = await openPayments(browser, urls.stripe, email)
    await refundHundred(office, await setUpElsewhere(office, accounts.admin))
    await expectDocuments(page)
    await page.goto('/dashboard/wallet')
    await expectWallet(page, '200.00', /Top-up refunded.*−100\.00/)
    await tell(bench.event(first, { type: 'dispute', stage: 'opened' }))
    await expectWallet(page, '0.00', /Disputed payment.*−200\.00/)
    await office.reload()
    await expect(office.getByText('Disputed', { exact: true })).toBeVisible()
    await expect(office.getByRole('button', { name: /^Refund pay_/ })).toHaveCount(0)
    await tell(bench.event(first, { type: 'dispute', stage: 'won' }))
    await expectWallet(page, '200.00', /Dispute won.*\+200\.00/)

    await reviewTopUp(page, ['Card'])
    const failed = await openCheckout(page, portal)
    await tell(bench.event(failed, { type: 'failed' }))
    await page.goto(bench.pageAt(page.url())?.success ?? '')
    await expect(heading(page, 'Payment failed')).toBeVisible()
    await expect(page.getByText('You weren’t charged.').first()).toBeVisible()
    await expect(page.getByText(/The bank rejected the payment/)).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    const lost = await openCheckout(page, portal)
    await payAtCheckout(page, '500.00')

    await seeWallet(page)
    await spend(office, '400.00')
    await expectWallet(page, '100.00', /Spent\..*−400\.00/)
    await tell(bench.event(lost, { type: 'dispute', stage: 'opened' }))
    await expectWallet(page, '0.00', /Disputed payment.*−100\.00/)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByText(/100 credits are on hold until it decides/)).toBeVisible()
    await page.keyboard.press('Escape')
    await tell(bench.event(lost, { type: 'dispute', stage: 'lost' }))
    await expect(debt(page)).toBeVisible()
    await expectClean(page)
    await page.goto('/dashboard/documents')
    await expect(page.getByRole('row').filter({ hasText: 'Credit note' }).first()).toContainText(
      'PHP −300.00',
    )
    await office.reload()
    await expect(office.getByText('Dispute lost')).toBeVisible()
    await expect(office.getByText('Dispute won')).toBeVisible()
    await expectClean(office)
    await office.context().close()

    await page.goto('/dashboard')
    await expect(debt(page)).toBeVisible()
    await reviewTopUp(page, ['Card'])
    await expect(debt(page)).toBeVisible()
    await expectFacts(page, { 'Debt paid': '200.00', 'Balance after': '100.00' })
    await openCheckout(page, portal)
    await payAtCheckout(page, '100.00')
    await expect(page.getByText('200 of 300 credits paid your debt.')).toBeVisible()
    await seeWallet(page)
    await expectWallet(page, '100.00', /Debt paid.*−200\.00/)
    await expect(debt(page)).toHaveCount(0)
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

  test('an e-wallet is left, declined, paid with and refunded, and its documents say so', async ({
    page,
    browser,
  }) => {
    const { bench, tell } = portal
    const email = `${crypto.randomUUID()}@paymongo.example`
    await portal.openCheckouts(page)
    await openAsNewcomer(page, email, '/dashboard')
    await reviewTopUp(page, ['Card', 'E-wallet', 'Bank transfer'])
    const reference = await openCheckout(page, portal)
    await page.getByRole('link', { name: 'back' }).click()
    await expect(heading(page, 'You have an unfinished payment')).toBeVisible()
    await expect(page.getByText(/You haven’t been charged yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await payAfterDecline(page)
    await expectFacts(page, { 'Paid with': 'E-wallet' })

    const office = await openPayments(browser, urls.paymongo, email)
    await refundHundred(office)
    // PayMongo tells of its refund once more, which takes nothing again.
    const [refund] = bench.provider.requests.filter(({ path }) => path === '/v1/refunds')
    const { refund_id: refundId } = JSON.parse(refund?.body ?? '').data.attributes.metadata
    await tell(bench.event(reference, { type: 'refunded', refundId }))
    await office.reload()
    await expect(office.getByText(/^PHP 100\.00 on /)).toHaveCount(1)
    await office.context().close()
    await expectDocuments(page)

    await page.goto('/dashboard/wallet')
    await expectWallet(page, '200.00', /Top-up refunded.*−100\.00/)
    await expect(page.getByRole('row').filter({ hasText: 'Top-up refunded' })).toHaveCount(1)
  })
})
