import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { mayComplain, test } from '../test.ts'

test('docs for users and about vouchers: accessible and calm in both themes, never sideways', async ({
  page,
}) => {
  await openAs(page, accounts.user, '/docs/users/keys')
  await expect(page.getByText('Last changed').last()).toBeVisible()
  await expectClean(page)
  await page.goto('/docs/vouchers')
  await expect(page.getByText('Last changed').last()).toBeVisible()
  await expectClean(page)
})

test('fourteen insights stand on two pages, and the page is in the address', async ({ page }) => {
  await page.goto('/insights')
  const cards = page.getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(9)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards).toHaveCount(5)
  await expect(page.getByText('10 to 14 of 14')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(cards).toHaveCount(5)
  await page.getByRole('link', { name: 'Whitepapers' }).click()
  await expect(page).toHaveURL(/\?kind=whitepaper$/)
  await expect(cards).toHaveCount(3)
})

test('the lead form says what is missing, and delivers the file', async ({ page }) => {
  await page.goto('/insights/sim-swap-fraud-2026')
  await page.getByRole('button', { name: 'Send and download' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name.')
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Last name').fill('Santos')
  await page.getByLabel('Email').fill('mara.reads@lakbay.example')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Send and download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('sim-swap-fraud-2026.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByRole('heading', { name: /^Thanks/ })).toBeFocused()
})

test('a paper without a form is downloaded at once', async ({ page }) => {
  await page.goto('/insights/consent-in-practice')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('consent-in-practice-2026.pdf')
})

test('an unknown insight is the 404 page with a way back', async ({ page }) => {
  await page.goto('/insights/no-such-insight')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page).toHaveTitle(/^404 Not Found/)
  await page.getByRole('link', { name: 'All insights' }).click()
  await expect(page).toHaveURL(/\/insights$/)
})

test('the privacy policy is reached from the footer and from other texts', async ({ page }) => {
  const policy = page.getByRole('heading', { name: 'Privacy policy', exact: true })
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(policy).toBeInViewport()
  await page.goto('/terms-and-conditions')
  await page.getByRole('article').getByRole('link', { name: 'privacy policy' }).first().click()
  await expect(page).toHaveURL(/\/privacy-notice#policy$/)
  await expect(policy).toBeInViewport()
})

test('the documentation leads from page to page, by its menu and by its texts', async ({ page }) => {
  mayComplain(/status of 404 .*\/docs\/users\/first-call$/)
  await openAs(page, accounts.user, '/dashboard')
  // Where it was before it became a guide.
  await page.goto('/docs/users/first-call')
  await expect(page).toHaveURL(/\/guides\/first-call$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your first call')
  await page.getByRole('link', { name: 'starter credits' }).click()
  await expect(page).toHaveURL(/\/docs\/vouchers\/starter-credits$/)
  const menu = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await expect(menu.getByRole('link', { name: 'Starter credits' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Rules' }).click()
  await expect(page).toHaveTitle(/^Rules/)
})
