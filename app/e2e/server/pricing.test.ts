import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { test } from '../test.ts'

test.describe('the price list', () => {
  test('slash leads to its search, and what is found stands in the address', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'What each call costs' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('swap')
    await expect(page.getByText('sendCode')).toBeHidden()
    await expect(page).toHaveURL(/\?q=swap$/)
    await expect(page.getByRole('status').filter({ hasText: 'prices found' })).toHaveText(/^[1-9]\d* of/)
  })

  test('sorts by price, and going back undoes it', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByLabel('Sort').selectOption('Dearest first')
    await expect(page).toHaveURL(/sort=dearest$/)
    await expect(
      page
        .getByRole('heading', { level: 3 })
        .filter({ hasText: /^[A-Z]/ })
        .nth(4),
    ).toHaveText('Quality on Demand')
    await page.goBack()
    await expect(page.getByLabel('Sort')).toHaveValue('catalogue')
  })

  test('marks the own prices of a business', async ({ page }) => {
    await openAs(page, accounts.business, '/dashboard')
    await page.goto('/pricing')
    await expect(page.getByText('Your price').first()).toBeVisible()
    await expect(page.getByText('as Business monthly charges you')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /Business monthly.*Your plan/ })).toBeVisible()
  })
})

test('the estimator is used with the keyboard alone, and its address shows the same to another', async ({
  page,
  browser,
}) => {
  await page.goto('/pricing')
  const operation = page.getByLabel('Operation to add')
  await operation.scrollIntoViewIfNeeded()
  await expect(operation).toBeEnabled()
  await operation.focus()
  await expect(operation.locator('option:checked')).toHaveText('Check a SIM swap, 2.00')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calls = page.getByLabel('Check a SIM swap: calls a month')
  await expect(calls).toBeFocused()
  await page.keyboard.type('10000')
  await expect(page).toHaveURL(/calls=sim-swap\.checkSimSwap\.10000$/)
  await expect(page.getByText('PHP 18,000.00 a month', { exact: true })).toBeVisible()
  await expect(page.getByText('PHP 17,700.00 a month', { exact: true })).toBeVisible()
  await expect(page.getByText('PHP 300.00 less')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByText('PHP 300.00 less')).toBeVisible()
  await other.context().close()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Check a SIM swap' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(operation).toBeFocused()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('a row of the price list goes into the estimate and out again', async ({ page }) => {
  await page.goto('/pricing')
  const row = page.getByRole('button', { name: 'Estimate: Send an SMS' })
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Send an SMS: calls a month')).toHaveValue('1,000')
  await row.click()
  await expect(page.getByLabel('Send an SMS: calls a month')).toBeHidden()
})
