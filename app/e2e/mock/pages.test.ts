import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { complaintsOf } from '../clean-page.ts'
import { publicPages } from '../public-pages.ts'
import { test } from '../test.ts'

const signIn = (page: Page) => openAs(page, accounts.user, '/dashboard')

test('the app runs on Prism alone: catalogue, sign-in, overview', async ({ page }) => {
  await page.goto('/api')
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeVisible()
  await signIn(page)
  await expect(page.getByText('1,250.50').first()).toBeVisible()
})

test('a part that fails is tried again by itself, and shows its request ID', async ({ page }) => {
  let broken = true
  // Nothing but a press may bring what failed: with each new stream the app reads again.
  await page.route('**/api/notifications/stream*', () => {})
  await page.route('**/api/wallet/credits', (route) =>
    broken
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: problem })
      : route.continue(),
  )
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'We couldn’t load your credits' })).toBeVisible()
  await expect(page.getByText('req_broken').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('1,250.50').first()).toBeVisible()
})

const problem = JSON.stringify({
  type: '/problems/unexpected',
  title: 'Something went wrong',
  status: 500,
  code: 'unexpected',
  request_id: 'req_broken',
})

test('every public page runs on Prism alone, and complains of nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})
