import { type Cookie, expect, type Page } from '@playwright/test'

let cookies: Cookie[] = []
/** A business user with passkeys, an app and credits. One sign-in serves all tests of a worker. */
export async function openSection(page: Page, section: string): Promise<void> {
  if (cookies.length === 0) {
    await logIn(page, 'mara@lakbay.example', 'any long password')
    await expect(page).toHaveURL(/\/dashboard$/)
    cookies = await page.context().cookies()
  } else await page.context().addCookies(cookies)
  await page.goto(`/dashboard/profile?section=${section}`)
}
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
