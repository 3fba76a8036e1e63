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
    await page.getByLabel('Sort').selectOption('Priciest first')
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
  await expect(page.getByRole('group').filter({ hasText: /Pay as you go\s*PHP 18,000/ })).toBeVisible()
  await expect(page.getByText('PHP 17,700.00 a month', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('PHP 3,200.00 less')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByText('PHP 3,200.00 less')).toBeVisible()
  await other.context().close()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Check a SIM swap' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(operation).toBeFocused()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('a slider is moved with the keyboard, and number, address and comparison follow', async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    Object.assign(window, { replaced: 0 })
    history.replaceState = (...args) => {
      Object.assign(window, { replaced: Number(Reflect.get(window, 'replaced')) + 1 })
      replace(...args)
    }
  })
  await page.goto('/pricing?calls=sim-swap.checkSimSwap.1000')
  const slider = page.getByRole('slider', { name: 'Check a SIM swap: calls' })
  const number = page.getByLabel('Check a SIM swap: calls a month')
  await expect(slider).toHaveAttribute('aria-valuetext', '1,000 a month')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(number).toHaveValue('1,200')
  await expect(page).toHaveURL(/calls=sim-swap\.checkSimSwap\.1200$/)
  await page.keyboard.press('Home')
  await expect(number).toHaveValue('10')
  await expect(page.getByText('PHP 350.00 less')).toBeVisible()

  // Browsers take a hundred new addresses or so, then they throw.
  const before = await page.evaluate('replaced')
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight')
  await expect(number).toHaveValue('10,000')
  await expect(page).toHaveURL(/\.10000$/)
  expect(Number(await page.evaluate('replaced')) - Number(before)).toBeLessThan(30)

  const crossing = page.getByRole('region', { name: 'Which plan costs less' })
  await expect(crossing).toContainText('From 669 calls a month, Business monthly costs the least.')
  await crossing.getByText('Show as table').press('Enter')
  const row = crossing.getByRole('row').filter({ hasText: /^669/ })
  await expect(row).toHaveText('669 callsPHP 1,318.00PHP 1,201.10PHP 1,200.00, leastPHP 3,500.00')
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

for (const width of [1440, 390])
  test(`an estimate stays in view with the cheapest way to pay it, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pricing?calls=sim-swap.checkSimSwap.10000')
    const bar = page.getByRole('complementary', { name: 'Your estimate' })
    await expect(bar).toContainText('PHP 14,500.00 a month for 10,000 calls. Cheapest: Scale yearly')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { name: 'What each call costs' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.getByRole('link', { name: 'View estimate (1 operation)' }).click()
    await expect(page.getByRole('heading', { name: 'Estimate your monthly cost' })).toBeInViewport()
  })
