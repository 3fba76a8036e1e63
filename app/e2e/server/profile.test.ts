import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { expectFocus } from '../focus-walk.ts'
import { mayComplain, test } from '../test.ts'

const password = 'mango-tree-by-the-well'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const verifyLink = /\/verify\?token=([\w-]+)/

/** Texts of the emails to an address, newest first. */
async function mailsTo(page: Page, address: string, pattern: RegExp): Promise<readonly string[]> {
  const mails: Mail[] = await (await page.request.get('/__dev/mail.json')).json()
  return mails.filter(({ to }) => to === address).flatMap(({ text }) => text.match(pattern)?.at(-1) ?? [])
}

/** The newest mail that says something, once there are more of it than before. */
async function mailed(page: Page, address: string, pattern: RegExp, before = 0): Promise<string> {
  let emails: readonly string[] = []
  await expect(async () => {
    emails = await mailsTo(page, address, pattern)
    expect(emails.length).toBeGreaterThan(before)
  }).toPass()
  return emails[0] ?? ''
}

/** An account of its own for each test, since each ends differently. */
async function register(page: Page, email: string): Promise<void> {
  const before = (await mailsTo(page, email, verifyLink)).length
  const data = { email, password, tc_agree: true, one_shared_globe: true }
  expect((await page.request.post('/portal-api/api/register', { data })).status()).toBe(202)
  const verification_token = await mailed(page, email, verifyLink, before)
  const verified = await page.request.post('/portal-api/api/register/verify', {
    data: { verification_token },
  })
  expect(verified.status()).toBe(200)
}

async function logIn(page: Page, email: string, by = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(by)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Another browser of the same person: nothing that the first one keeps is there. */
async function otherBrowser(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, email)
  return page
}

const section = (name: string) => `/dashboard/profile?section=${name}`

test('a saved name is in the header at once, and each section is found by its address', async ({ page }) => {
  const email = 'rosa.mercado@example.com'
  await register(page, email)
  await logIn(page, email)
  await page.goto('/dashboard/profile')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Mercado')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /Rosa Mercado/ })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')

  const nav = page.getByRole('navigation', { name: 'Profile' })
  // The first is open already.
  const [first = '', ...others] = await nav.getByRole('link').allTextContents()
  for (const name of [...others, first]) {
    await nav.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
    await page.waitForLoadState('networkidle')
    await expectClean(page)
  }
})

/** A page leaves by itself when its session ends, which may be while it is on its way elsewhere. */
const expectSignedOut = (page: Page) =>
  expect(async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  }).toPass()

test('a changed password signs out every other session', async ({ page, browser }) => {
  mayComplain(/status of 422 .*\/change-password$/)
  // Of the session that has ended.
  mayComplain(/status of 401 /)
  const email = 'dodong.flores@example.com'
  await register(page, email)
  await logIn(page, email)
  const other = await otherBrowser(browser, email)
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL(/\/dashboard\/profile\?section=password$/)
  await page.getByLabel('Current password', { exact: true }).fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('paper-boat-on-pasig')
  await page.getByLabel('Repeat new password', { exact: true }).fill('paper-boat-on-pasig')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()

  await expectSignedOut(other)
  await logIn(other, email, 'paper-boat-on-pasig')
  await other.context().close()
})

test('a sign-in from a new device is mailed, and its session is ended from where the mail leads', async ({
  page,
  browser,
}) => {
  // Of the session that is ended.
  mayComplain(/status of 401 /)
  const email = 'imelda.cruz@example.com'
  await register(page, email)
  await logIn(page, email)
  const other = await otherBrowser(browser, email)
  const link = await mailed(page, email, /\/dashboard\/profile\?section=sessions/)
  await page.goto(link)
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This session')
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(sessions).toHaveCount(1)
  await expectFocus(page)
  await expectSignedOut(other)
  // The same browser again is no new device.
  await logIn(other, email)
  const mails: Mail[] = await (await page.request.get('/__dev/mail.json')).json()
  expect(
    mails.filter(({ to, subject }) => to === email && subject === 'New sign-in to your account'),
  ).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out all other sessions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions).toHaveCount(1)
  await other.context().close()
})

test('one’s data is a file, and the account is deleted by its password; the address is free again', async ({
  page,
}) => {
  // A stream of notifications that is open meanwhile ends with the account.
  mayComplain(/status of 401 .*\/(?:login|refresh-token|notifications\/stream\S*)$/)
  const email = 'corazon.reyes@example.com'
  await register(page, email)
  await logIn(page, email)
  await page.goto(section('your-data'))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^switchboard-account-\d{4}-\d\d-\d\d\.json$/)
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account.email).toBe(email)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectClean(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Your account is deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('TOKEN'))).toEqual([])

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Couldn’t log you in.')).toBeVisible()
  await mailed(page, email, /was just deleted/)
  await register(page, email)
  await logIn(page, email)
})
