import { expect } from '@playwright/test'
import { test } from '../test.ts'

test('the search runs on Prism alone', async ({ page }) => {
  await page.goto('/about-us')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('number_unknown')
  const option = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(option).toContainText('Number not found')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('check a sim')
  await expect(option).toContainText('2.00 credits')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/lumina\/sim-swap\/v1\?operation=checkSimSwap$/)
})
