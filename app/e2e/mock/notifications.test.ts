import { expect } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

test('a choice that could not be saved turns back, and is said', async ({ page }) => {
  mayComplain(/status of 503 /)
  await page.route('**/notifications/preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          json: { code: 'unavailable', status: 503, detail: 'Try again in a few seconds.' },
        })
      : route.fallback(),
  )
  await openAs(page, 'jun@example.com', '/dashboard/profile?section=notifications')
  const byMail = page.getByRole('switch', { name: 'Low credits, by email' })
  await expect(byMail).toBeChecked()
  await byMail.locator('xpath=ancestor::label').click()
  await expect(page.getByText('Your choice wasn’t saved.')).toBeVisible()
  await expect(byMail).toBeChecked()
})
