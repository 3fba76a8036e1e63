import { expect, type Page } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { complaintsOf } from '../clean-page.ts'
import { test } from '../test.ts'

const list = '**/portal-api/api/notifications'

const signIn = (page: Page, email: string) => openAs(page, email, '/dashboard')
const drawerOf = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  return page.getByRole('dialog', { name: 'Notifications' })
}

for (const [email, unread, first] of [
  ['jun@example.com', 3, 'Number Verification v1 stops working on 31 January 2027'],
  ['mara@lakbay.example', 1, 'Your statement for October is ready'],
  ['paolo@example.com', 1, 'Your wallet is empty'],
  ['iris@switchboard.example', 1, 'You added 50.00 free credits to Tess Villanueva'],
] as const) {
  test(`${email} finds their own notifications behind the bell`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await signIn(page, email)
    await expect(page.getByRole('button', { name: `Notifications, ${unread} unread` })).toBeVisible()
    await expect((await drawerOf(page)).getByRole('listitem').first()).toContainText(first)
    // The mock ends a stream at once: it is tried ever later, and nothing is said of it.
    await page.waitForRequest(/\/api\/notifications\/stream(\?|$)/)
    expect(complaints).toEqual([])
  })
}

test('a list that cannot be had is logged, and nothing is shown', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text())
  })
  // Neither answered nor refused: the app has no reason to read the list again before it is asked to.
  await page.route('**/api/notifications/stream*', () => {})
  await page.route(list, (route) => route.fulfill({ status: 404, json: { code: 'not_found', status: 404 } }))
  await signIn(page, 'jun@example.com')
  await expect.poll(() => logged.join()).toContain('Notifications couldn’t be loaded: not_found')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(page.getByText(/notifications could not/i)).toHaveCount(0)
  const drawer = await drawerOf(page)
  await expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await page.unroute(list)
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(4)
})

test('says so when there are none, and offers no button that leads somewhere unsafe', async ({ page }) => {
  let data: object[] = []
  await page.route(list, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { data } }) : route.fallback(),
  )
  await signIn(page, 'jun@example.com')
  const drawer = await drawerOf(page)
  await expect(drawer.getByText('No notifications yet')).toBeVisible()
  await expect(drawer.getByText('Notifications about your activity will show up here')).toBeVisible()
  const one = { timestamp: 1_795_225_260, important: false, read_at: 1, text: 'Open' }
  data = [
    { ...one, notification_id: 'ntf_1', message: 'A script.', action: 'link', link: 'javascript:alert(1)' },
    { ...one, notification_id: 'ntf_2', message: 'Another site.', action: 'route', link: '//evil.example' },
    {
      ...one,
      notification_id: 'ntf_3',
      message: '<img src=x onerror=alert(1)>',
      action: 'link',
      link: 'data:text/html,x',
    },
    { ...one, notification_id: 'ntf_4', message: 'A page of ours.', action: 'route', link: '/plans' },
  ]
  await page.reload()
  const items = (await drawerOf(page)).getByRole('listitem')
  await expect(items).toHaveCount(4)
  await expect(items.nth(2)).toContainText('<img src=x')
  await expect(items.getByRole('link')).toHaveCount(1)
  await items.getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(/\/plans$/)
})

test('a choice that could not be saved turns back, and is said', async ({ page }) => {
  await page.route('**/notifications/preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          json: { code: 'unavailable', status: 503, detail: 'Try again in a few seconds.' },
        })
      : route.fallback(),
  )
  await signIn(page, 'jun@example.com')
  await page.goto('/dashboard/profile?section=notifications')
  const byMail = page.getByRole('switch', { name: 'Low credits, by email' })
  await expect(byMail).toBeChecked()
  await byMail.locator('xpath=ancestor::label').click()
  await expect(page.getByText('Your choice wasn’t saved.')).toBeVisible()
  await expect(byMail).toBeChecked()
})

test('an administrator has preferences and a history of their own', async ({ page }) => {
  await signIn(page, 'iris@switchboard.example')
  await page.goto('/dashboard/profile?section=notifications')
  await expect(page.getByRole('switch', { name: 'Administration, by email' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: /^Low credits/ })).toHaveCount(0)
  await page.goto('/dashboard/notifications')
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(1)
})

test('the history shows the examples of its views', async ({ page }) => {
  await signIn(page, 'jun@example.com')
  for (const [view, count] of [
    ['', 4],
    ['?view=unread', 3],
    ['?view=important', 1],
  ] as const) {
    await page.goto(`/dashboard/notifications${view}`)
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(count)
  }
})
