import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

const topUp = '/dashboard/wallet/topup'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
const creditsOf = async (page: Page, name: string) =>
  Number((await fact(page, name).textContent())?.replace(/[^\d.]/g, ''))

async function reviewOf(page: Page, pack: RegExp): Promise<void> {
  await page.getByRole('radio', { name: pack }).check({ force: true })
  await button(page, 'Review').click()
  await expect(heading(page, 'Review your top-up')).toBeVisible()
}

test('a top-up happens once: through a lost answer, a double click, Back, a reload and a second tab', async ({
  page,
  context,
}) => {
  // Of the lost answer.
  mayComplain(/ERR_FAILED .*\/api\/payment$/)
  await openAsNewcomer(page, `${crypto.randomUUID()}@top-up.example`, topUp)
  await expect(heading(page, 'How many credits?')).toBeVisible()
  await expectClean(page)
  await reviewOf(page, /1,000 credits/)
  await expectClean(page)
  const before = await creditsOf(page, 'Balance now')

  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/payment'))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.route(
    '**/api/payment',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, /^Pay PHP 980\.00/).click()
  await expect(page.getByText('Your payment wasn’t started.')).toBeVisible()
  await button(page, /^Pay PHP 980\.00/).dblclick()
  await expect(page).toHaveURL(/\/sandbox-pay\/pay_/)
  const checkout = page.url()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)

  await page.goBack()
  await expect(heading(page, 'You have an unfinished payment')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'You have an unfinished payment')).toBeVisible()

  const second = await context.newPage()
  await second.goto(topUp)
  await button(second, 'Continue to checkout').click()
  await expect(second).toHaveURL(checkout)
  await button(second, /^Pay PHP 980\.00/).click()
  await expect(heading(second, 'Payment received')).toBeVisible()
  expect(await creditsOf(second, 'Balance after')).toBe(before + 1000)
  await expectClean(second)
  await second.goto('/dashboard/wallet')
  await expect(second.locator('#balance + p')).toHaveText(
    (before + 1000).toLocaleString('en', { minimumFractionDigits: 2 }),
  )

  // The first tab has heard of it, and does not sell the same again by accident.
  await page.bringToFront()
  await expect(heading(page, 'You have an unfinished payment')).toHaveCount(0)
  await expect.poll(() => creditsOf(page, 'Balance now')).toBe(before + 1000)
  await button(page, /^Pay PHP 980\.00/).click()
  await expect(page.getByText('You’ve already paid for this.')).toBeVisible()
  await expect(page).toHaveURL(/step=review/)
})
