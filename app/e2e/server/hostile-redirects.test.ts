// The payloads of test/hostile-redirects.ts in a real browser, whose reading of an address is the one that counts.
import { expect } from '@playwright/test'
import { hostileRedirects } from '../../test/hostile-redirects.ts'
import { accounts, openAs } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { mayComplain, test } from '../test.ts'

test('no redirect-url leads a signed-in person off the site', async ({ page }) => {
  await openAs(page, accounts.user, '/dashboard')
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${urls.server}/`)) left.push(frame.url())
  })
  page.on('dialog', async (dialog) => {
    left.push(dialog.message())
    await dialog.dismiss()
  })
  for (const payload of hostileRedirects) {
    const search = new URLSearchParams({ 'redirect-url': payload })
    await page.evaluate((to) => history.pushState(null, '', to), `/login?${search}`)
    await expect(page, JSON.stringify(payload)).toHaveURL(`${urls.server}/dashboard`)
  }
  // And by a link from elsewhere, which loads the page.
  for (const payload of hostileRedirects.filter((_payload, index) => index % 8 === 0)) {
    await page.goto(`/login?${new URLSearchParams({ 'redirect-url': payload })}`)
    await expect(page, JSON.stringify(payload)).toHaveURL(`${urls.server}/dashboard`)
  }
  expect(left).toEqual([])
})

test('nor does one that waits while a visitor signs in', async ({ page }) => {
  await page.goto(`/login?${new URLSearchParams({ 'redirect-url': '/\\evil.example' })}`)
  await page.getByLabel('Email').fill('jun@example.com')
  await page.getByLabel('Password', { exact: true }).fill('switchboard-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${urls.server}/dashboard`)
})

test('forged handoff cookies sign nobody in', async ({ page, context }) => {
  mayComplain(/status of 401 .*\/api\/profile$/)
  const forged = [
    'x',
    'null',
    'Bearer x',
    '{"user_type":"ADMIN"}',
    `${btoa('{"alg":"none"}')}.${btoa('{}')}.`,
  ]
  for (const token of forged) {
    const give = (cookies: Readonly<Record<string, string>>) =>
      context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({
          name,
          value: encodeURIComponent(value),
          url: urls.server,
        })),
      )
    await context.clearCookies()
    await give({ CON_TOKEN: token, CON_FROM_LI: '1', CON_FROM_MID: '1', CON_LAST_ROUTE: '/admin/keys' })
    await page.goto('/admin/keys')
    await expect(page, token).toHaveURL(/\/login\?redirect-url=%2Fadmin%2Fkeys$/)
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names, token).toContain('CON_LOGOUT')
    expect(names, token).not.toContain('CON_TOKEN')
  }
})
