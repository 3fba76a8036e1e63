import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { accounts, openAs, password } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { expectFocus } from '../focus-walk.ts'
import { mailedPath } from '../registering.ts'
import { test } from '../test.ts'

type Persona = keyof typeof accounts

/** Makes the server tell a person something: their wallet crosses its mark, down and up again in turn. */
async function teller(request: APIRequestContext, persona: Persona) {
  const login = await request.post('/portal-api/login', { data: { email: accounts[persona], password } })
  const { access_token } = (await login.json()).data
  const headers = { Authorization: `Bearer ${access_token}` }
  let low = false
  return {
    async tell() {
      low = !low
      const data = { threshold1: low ? '90000' : '100' }
      const response = await request.put('/portal-api/api/wallet/threshold', { headers, data })
      expect(response.ok()).toBe(true)
    },
    async readAll() {
      const list = await request.get('/portal-api/api/notifications', { headers })
      const notification_ids = (await list.json()).data.map(
        (one: { notification_id: string }) => one.notification_id,
      )
      await request.post('/portal-api/api/notifications', { headers, data: { notification_ids } })
    },
  }
}

/** Streams that were begun, and those that are open. */
function streamsOf(context: BrowserContext) {
  let begun = 0
  let ended = 0
  const is = (address: string) => new URL(address).pathname.endsWith('/api/notifications/stream')
  context.on('request', (request) => {
    if (is(request.url())) begun += 1
  })
  const end = (request: Request) => {
    if (is(request.url())) ended += 1
  }
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return { begun: () => begun, open: () => begun - ended }
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  })
const seconds = { timeout: 6_000 }

test('two tabs hear of a notification within seconds by one stream; when one is closed, the other takes over', async ({
  page,
  context,
  request,
}) => {
  const server = await teller(request, 'keyInGrace')
  const streams = streamsOf(context)
  await openAs(page, accounts.keyInGrace, '/dashboard')
  const other = await context.newPage()
  await other.goto('/pricing')
  await expect.poll(streams.open).toBe(1)
  // Signing in has told of a new device.
  await server.readAll()
  for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible(seconds)

  await server.tell()
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible(seconds)
  expect(streams.begun()).toBe(1)

  await page.close()
  await expect.poll(streams.begun).toBe(2)
  await server.tell()
  await expect(bell(other, 2)).toBeVisible(seconds)

  // Opening the drawer marks them as read in all of the person's browsers.
  await bell(other, 2).click()
  const drawer = other.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByRole('listitem').first()).toContainText('Important')
  await expect(drawer.getByText('Unread', { exact: true })).toHaveCount(2)
  await expect(drawer.getByRole('listitem').first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await other.keyboard.press('Escape')
  await expect(bell(other, 0)).toBeFocused()

  // Notifications that arrive while the drawer is open count as seen, too.
  await bell(other, 0).click()
  await server.tell()
  await expect(drawer.getByText('Unread', { exact: true })).toHaveCount(1, seconds)
  await other.keyboard.press('Escape')
  await expect(bell(other, 0)).toBeVisible()
})

test('read in one browser, the badge of another goes within seconds', async ({ page, browser }) => {
  await openAs(page, accounts.business, '/dashboard')
  const elsewhere = await browser.newContext()
  const far = await elsewhere.newPage()
  await openAs(far, accounts.business, '/dashboard')
  // Each has signed in from a new device, and is told so.
  const unread = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  await expect(unread).toBeVisible(seconds)
  await far.getByRole('button', { name: /^Notifications/ }).click()
  await expect(bell(page, 0)).toBeVisible(seconds)
  await elsewhere.close()
})

test('the history has its view in the address, and reads all of it', async ({ page, request }) => {
  const server = await teller(request, 'user')
  await server.tell()
  await server.tell()
  await openAs(page, accounts.user, '/dashboard')
  await server.readAll()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/dashboard\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await server.tell()
  await expect(page.getByText('Unread (1)')).toBeVisible(seconds)
  await page.getByRole('radio', { name: 'Unread (1)' }).click()
  await expect(page).toHaveURL(/\?view=unread$/)
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All caught up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  await expectFocus(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/notifications$/)
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible()
  await expectClean(page)
  await server.tell()
})

test('the drawer is accessible in both themes, and stands in a narrow window', async ({ page }) => {
  await openAs(page, accounts.lowBalance, '/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectClean(page)
})

test('an email that somebody turned off is not sent, and one that is on again is', async ({
  page,
  request,
}) => {
  const server = await teller(request, 'kybRejected')
  const mails = async () => {
    const outbox: { to: string; subject: string }[] = await (await request.get('/__dev/mail.json')).json()
    return outbox.filter(({ to, subject }) => to === accounts.kybRejected && /credits are low/.test(subject))
      .length
  }
  await openAs(page, accounts.kybRejected, '/dashboard')
  await server.readAll()
  await page.goto('/dashboard/profile?section=notifications')
  const byMail = page.getByRole('switch', { name: 'Low credits, by email' })
  await expect(byMail).toBeChecked()
  await expect(page.getByRole('switch', { name: /^New device, by email/ })).toBeDisabled()
  const saved = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  const turn = async () => Promise.all([saved(), byMail.locator('xpath=ancestor::label').click()])

  await turn()
  await expect(byMail).not.toBeChecked()
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await server.tell()
  await expect(bell(page, 1)).toBeVisible(seconds)
  await server.tell()
  await turn()
  await server.tell()
  // The second is there, so the first would have been before it.
  await expect.poll(mails).toBe(1)
  // And what is asked for after all of them has come, too.
  await request.post('/portal-api/api/forgot-password', { data: { email: accounts.kybRejected } })
  await mailedPath(page, accounts.kybRejected, 'reset-password')
  expect(await mails()).toBe(1)
  await expectClean(page)
})
