import { type Browser, expect, type Page } from '@playwright/test'
import { accounts, openAs, password } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const paolo = 'paolo@example.com'

/** Somebody with a browser of their own. */
async function beside(browser: Browser, base: string, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: base })).newPage()
  await openAs(page, email, path)
  return page
}

const change = async (page: Page, credits: string, reason: string) => {
  await page.getByLabel('Amount').fill(credits)
  await page.getByLabel('Category').selectOption('Goodwill')
  await page.getByLabel('Reason').fill(reason)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('an administrator finds a user, adds and deducts credits before their eyes, and revokes their keys', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await beside(browser, baseURL ?? '', paolo, '/dashboard/wallet')
  const balance = theirs.locator('#balance + p')
  await expect(balance).toHaveText('0.00')
  const key = await freshTestKey(theirs)
  const call = () =>
    theirs.request.get('/gateway/lumina/messaging/v1/messages', { headers: { 'X-API-Key': key } })
  expect((await call()).status()).toBe(200)

  await openAs(page, accounts.admin, '/admin/credits')
  await page.getByRole('searchbox').fill('paolo')
  await expect(page).toHaveURL(/\?search=paolo$/)
  await page.getByRole('link', { name: 'Add credits to Paolo Lim' }).click()
  await change(page, '120.50', 'For the outage of Friday.')
  await expect(page.getByText('120.50', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add credits' }).click()
  await expect(heading(page, '120.50 credits added')).toBeFocused()
  await expect(balance).toHaveText('120.50')
  await expect(theirs.getByText('For the outage of Friday.')).toBeVisible()

  await page.getByRole('link', { name: 'View ledger' }).click()
  await expect(page.getByText('For the outage of Friday.')).toBeVisible()
  await expectClean(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Deduct credits' }).click()
  await change(page, '20.50', 'Too much by 20.50.')
  await page.getByRole('button', { name: 'Deduct credits' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(/^Type /).fill(paolo)
  await dialog.getByRole('button', { name: 'Deduct 20.50' }).click()
  await expect(heading(page, '20.50 credits deducted')).toBeVisible()
  await expect(balance).toHaveText('100.00')

  await page.getByRole('link', { name: 'Key Management' }).first().click()
  await page.getByRole('link', { name: 'Manage keys of Paolo Lim' }).click()
  await page.getByRole('button', { name: 'Revoke all keys' }).click()
  await page
    .getByRole('alertdialog')
    .getByLabel(/^Type /)
    .fill(paolo)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(page.getByText('There are no keys to revoke.')).toBeVisible()
  expect((await call()).status()).toBe(401)
  await theirs.context().close()
})

async function freshTestKey(page: Page): Promise<string> {
  const response = await page.request.post('/portal-api/login', { data: { email: paolo, password } })
  const { access_token } = (await response.json()).data
  const headers = { Authorization: `Bearer ${access_token}` }
  const list = await page.request.get('/portal-api/api/user-subscription', { headers })
  const { user_subscription_id } = (await list.json()).data.find(
    ({ api, status }: { api: string; status: string }) => api === 'messaging' && status === 'ACTIVE',
  )
  const made = await page.request.put(
    `/portal-api/api/user-subscription/regenerate?userSubscriptionId=${user_subscription_id}`,
    { headers, data: { type: 'TEST' } },
  )
  return (await made.json()).data.api_key
}

test('one change of credits is one, by a double click, in two tabs, after a reload and the back button', async ({
  page,
  context,
}) => {
  const add = '/admin/credits/add/usr_nadia4R'
  await openAs(page, accounts.admin, add)
  const balance = async () => {
    const list = await page.request.get('/portal-api/api/admin/user-subscription?user_id=usr_nadia4R', {
      headers: { Authorization: `Bearer ${await token()}` },
    })
    return Number((await list.json()).data.account.wallet_credits)
  }
  const token = async () => {
    const cookies = await context.cookies()
    return decodeURIComponent(cookies.find(({ name }) => name === 'CON_TOKEN')?.value ?? '')
  }
  const before = await balance()
  const second = await context.newPage()
  await second.goto(add)
  const fill = (tab: Page) => change(tab, '7.25', 'One intent in many ways.')
  const press = (tab: Page) => tab.getByRole('button', { name: 'Add credits' })
  await Promise.all([fill(page), fill(second)])
  await Promise.all([press(page).dblclick(), press(second).dblclick()])
  const done = /^(7\.25 credits added|These credits were already added)$/
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { name: done })).toBeVisible()
  expect(await balance()).toBe(before + 7.25)

  const already = 'These credits were already added'
  await page.reload()
  await fill(page)
  await press(page).click()
  await expect(heading(page, already)).toBeVisible()
  await page.getByRole('link', { name: 'View ledger' }).click()
  await expect(heading(page, 'Nadia Cruz')).toBeVisible()
  await page.goBack()
  await fill(page)
  await press(page).click()
  await expect(heading(page, already)).toBeVisible()
  expect(await balance()).toBe(before + 7.25)

  await page.getByRole('button', { name: 'Make it again' }).click()
  await press(page).click()
  await expect(heading(page, '7.25 credits added')).toBeVisible()
  expect(await balance()).toBe(before + 14.5)
})
