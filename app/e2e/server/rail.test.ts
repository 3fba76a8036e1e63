import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { countGestures } from '../gestures.ts'
import { keyboardOf } from '../keyboard.ts'
import { test } from '../test.ts'

test('from the overview, a key is replaced in four clicks', async ({ page }) => {
  await openAs(page, accounts.user, '/dashboard')
  let clicks = 0
  const click = async (role: 'link' | 'button', name: string | RegExp) => {
    clicks += 1
    await page.getByRole(role, { name }).first().click()
  }
  await click('link', 'Keys')
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
  await click('button', /^Replace Test key/)
  await click('button', 'Replace key')
  await click('button', 'Show test key')
  await expect(page.getByText(/^sb_test_[0-9A-Za-z]{38}$/)).toBeVisible()
  expect(clicks).toBe(4)
  await page.goto('/dashboard/keys')
  await expectClean(page)
})

test('with the keyboard alone, a key is replaced in fifteen presses from the loaded page', async ({
  page,
}) => {
  await openAs(page, accounts.keyInGrace, '/dashboard/keys')
  const gestures = await countGestures(page)
  await page.reload()
  const { press } = keyboardOf(page)
  await expect(page.getByRole('button', { name: /^Replace / }).first()).toBeVisible()
  await press(page.getByRole('link', { name: 'Skip to the table' }))
  await press(page.getByRole('button', { name: /^Replace / }).first())
  await expect(page.getByRole('radio', { name: '1 hour' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: 'I stored it' }))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(gestures('key')).toBeGreaterThan(5)
  expect(gestures('key')).toBeLessThanOrEqual(15)
})

test('a rail that was folded stays so on the next page, and has the names of its links', async ({ page }) => {
  await openAs(page, accounts.user, '/dashboard')
  const rail = page.getByRole('navigation', { name: 'Account', exact: true })
  await rail.getByRole('button', { name: 'Collapse' }).click()
  await rail.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(/\/dashboard\/wallet$/)
  await page.reload()
  await expect(rail.getByRole('button', { name: 'Show names' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page')
  await expectClean(page)
})

test('addresses that keys and agents had lead to their pages', async ({ page }) => {
  await openAs(page, accounts.user, '/subscriptions?view=keys')
  await expect(page).toHaveURL(/\/dashboard\/keys$/)
  await page.goto('/subscriptions?view=agents')
  await expect(page).toHaveURL(/\/dashboard\/agents$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('four pages are in the bar, and all others in a sheet that a page or Escape closes', async ({
    page,
  }) => {
    await openAs(page, accounts.user, '/dashboard')
    const bar = page.getByRole('navigation', { name: 'Account, shortcuts' })
    await expect(bar.getByRole('link')).toHaveText(['Overview', 'APIs', 'Usage', 'Wallet'])
    const sheet = page.getByRole('dialog', { name: 'All pages' })
    await bar.getByRole('button', { name: 'More' }).click()
    await expectClean(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(bar.getByRole('button', { name: 'More' })).toBeFocused()
    await bar.getByRole('button', { name: 'More' }).click()
    await sheet.getByRole('link', { name: 'Statements' }).click()
    await expect(page).toHaveURL(/\/dashboard\/pay$/)
    await expect(sheet).toBeHidden()
  })
})
