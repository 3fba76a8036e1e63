// Sign-in that begins elsewhere, on the real server: from the stand-in for Google over /sso-verify and the terms to the page that was wanted.
import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { codes, savedCodes, setUpApp } from '../factors.ts'
import { mailedPath } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

/** Begins at a page that a visitor is turned away from. */
async function comeByGoogle(page: Page, path: string, choose: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/[?&]scope=profile\+email/)
  await choose()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a newcomer by Google accepts the terms once, and goes on to the page that was wanted', async ({
  page,
}) => {
  const traded = page.waitForRequest((request) => request.url().endsWith('/portal-api/sso-verify'))
  await comeByGoogle(page, '/subscriptions/usage?view=api', () =>
    page.getByLabel('Or another address').fill(`nina.${Date.now()}@example.com`),
  )
  await traded
  await expect(page).toHaveURL(/\/login\?action=accept-terms-and-conditions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'One last step' })).toBeVisible()

  // Nothing else is open to them, also after a reload.
  for (const path of ['/dashboard', '/dashboard/profile', '/plans']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?action=accept-terms-and-conditions$/)
  }
  await page.goto('/subscriptions/usage?view=api')
  for (const name of [/terms and conditions/, /shared-globe/]) {
    await page.getByRole('checkbox', { name }).press('Space')
  }
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(page).toHaveURL(/\/subscriptions\/usage\?view=api$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a one-time token works once, and its page says what to do', async ({ page, context }) => {
  mayComplain(/status of 401 .*\/sso-verify$/)
  const ended = page.waitForRequest((request) => request.url().includes('/sso-verify?token='))
  await comeByGoogle(page, '/plans', () => page.getByLabel(/jun@example\.com/).check())
  const token = new URL((await ended).url()).searchParams.get('token') ?? ''
  await expect(page).toHaveURL(/\/plans$/)
  // A read that is under way when the session ends is rejected, and the browser says so.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: /Jun/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(`/sso-verify?token=${encodeURIComponent(token)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re not logged in' })).toBeVisible()
  await expect(page.getByText('WELCOME!')).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name.endsWith('TOKEN'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('a link with a token makes nobody who is signed in somebody else', async ({ page }) => {
  await signIn(page, 'business', /\/dashboard$/)
  let wasAsked = false
  await page.route('**/portal-api/sso-verify', (route) => {
    wasAsked = true
    return route.abort()
  })
  await page.goto('/sso-verify?token=of-another-person')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /Mara Santos/ })).toBeVisible()
  expect(wasAsked).toBe(false)
})

test('an account of Google alone: a second step at /sso-verify, and its end by a mailed link', async ({
  page,
}) => {
  mayComplain(/status of 422 .*\/login\/verify$/)
  mayComplain(/status of 404 .*\/api\/profile\/delete$/)
  const email = `elena.${Date.now()}@example.com`
  const come = (path: string) =>
    comeByGoogle(page, path, () => page.getByLabel('Or another address').fill(email))
  await come('/dashboard')
  for (const name of [/terms and conditions/, /shared-globe/]) {
    await page.getByRole('checkbox', { name }).press('Space')
  }
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const next = codes(await setUpApp(page))
  await page.getByLabel('6-digit code').fill(await next())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await savedCodes(page)

  await test.step('nobody is signed in before the second step, and it leads on to the page that was wanted', async () => {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await come('/dashboard/profile?section=your-data')
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    await expect(page).toHaveURL(/\/sso-verify/)
    await expect(page.getByText('WELCOME!')).toHaveCount(0)
    const { width = 0 } = (await page.getByRole('form', { name: 'Log in' }).boundingBox()) ?? {}
    expect(width).toBeLessThan(440)
    expect((await page.context().cookies()).filter(({ name }) => name.endsWith('TOKEN'))).toEqual([])
    await expectClean(page)
    const code = page.getByLabel('6-digit code')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(await next())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/profile\?section=your-data$/)
  })

  await test.step('a link that is not theirs deletes nothing; the one of the mail does, once it is confirmed', async () => {
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('Check your email.')).toBeVisible()
    const path = await mailedPath(page, email, 'delete')
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    const remove = () => dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.goto(`${path}x`)
    await remove()
    await expect(dialog.getByRole('alert')).toContainText('Your account wasn’t deleted.')
    await expect(dialog.getByRole('button', { name: 'Email me a link' })).toBeVisible()
    await page.goto(path)
    await remove()
    await expect(page.getByRole('alertdialog', { name: 'Your account is deleted' })).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/\/login$/)
    // A newcomer again: the account was deleted.
    await come('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'One last step' })).toBeVisible()
  })
})
