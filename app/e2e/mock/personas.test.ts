import { expect } from '@playwright/test'
import { openAs, sendLogin, suspended } from '../accounts.ts'
import { complaint } from '../complaints.ts'
import { test } from '../test.ts'

test('a viewer of a team sees its account, themselves in it, and who may do what they may not', async ({
  page,
}) => {
  await openAs(page, 'viewer@lakbay.example', '/dashboard')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('8,420.00', { exact: true }).first()).toBeVisible()
  for (const [path, texts] of [
    ['/dashboard/team', ['You act for Lakbay Freight as a viewer.', 'Only the owner invites people']],
    ['/dashboard/documents', ['The owner or a billing member can do this.']],
    ['/dashboard/wallet', ['The owner or a billing member can do this.']],
    ['/dashboard/webhooks', ['The owner or a developer can do this.']],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    for (const text of texts) await expect(page.getByText(text).first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
  }
})

const refused = {
  annotation: complaint(/the server responded with a status of 403 .*\/portal-api\/login/),
}
test('a suspended account is told so where it logs in, with a way to reach us', refused, async ({ page }) => {
  await page.goto('/login')
  await sendLogin(page, suspended)
  const alert = page.getByRole('alert').filter({ hasText: 'Your account is suspended.' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Contact support' })).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name.includes('TOKEN'))).toEqual([])
})
