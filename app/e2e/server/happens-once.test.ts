// Top-up, administrators' credits and the first subscription are tested beside their flows; the rest of the table is
// here.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { openAsNewcomer } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

/** Of the person who is signed in. */
async function read<Data>(page: Page, path: string): Promise<Data> {
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'CON_TOKEN')?.value ?? '')
  const response = await page.request.get(`/portal-api/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return (await response.json()).data
}

interface Subscription {
  readonly api: string
  readonly keys: readonly { readonly type: string }[]
  readonly products: readonly { readonly product_id: string }[]
}
const subscriptionsTo = async (page: Page, api: string) =>
  (await read<Subscription[]>(page, 'user-subscription')).filter((one) => one.api === api)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const keysToStore = (page: Page) => page.getByRole('alertdialog', { name: /^Store your key/ })

async function storeKeys(page: Page): Promise<void> {
  // A click waits for as long as the test may take; where they do not come, that is known soon.
  await expect(keysToStore(page)).toBeVisible()
  await button(page, /^I stored/).click()
  await expect(keysToStore(page)).toHaveCount(0)
}

/** A tab that does not hear of what happens in others, as on a bad line. */
async function deafTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}
const deafen = (tab: Page) =>
  tab.route(/\/api\/user-subscription$/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )

test('a subscription and a replaced key happen once: through Back, a reload and a second tab', async ({
  page,
}) => {
  // Of the tab that does not hear, and of the key that is replaced already.
  mayComplain(/ERR_FAILED .*\/user-subscription$|status of 409 .*\/regenerate\?/)
  test.slow()
  const otp = '/subscriptions?api=one-time-password'
  await openAsNewcomer(page, `${crypto.randomUUID()}@once.example`, otp)
  await button(page, 'Choose One-Time Password, pay per call').click()
  await button(page, 'Subscribe').click()
  await storeKeys(page)
  await page.goBack()
  await page.goForward()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Keys', exact: true })).toBeVisible()
  await expect(button(page, 'Subscribe')).toHaveCount(0)
  const [subscription, ...others] = await subscriptionsTo(page, 'one-time-password')
  expect(others).toEqual([])
  const before = subscription?.keys.length ?? 0

  const second = await deafTab(page, otp)
  for (const tab of [page, second]) await button(tab, /^Replace Test key/).click()
  await expect(button(second, 'Replace key')).toBeVisible()
  await deafen(second)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/user-subscription/regenerate')) sent += 1
  })
  await button(page, 'Replace key').dblclick()
  await expect(keysToStore(page)).toBeVisible()
  expect(sent).toBe(1)
  page.once('dialog', (leave) => void leave.accept())
  await page.reload()
  await storeKeys(page)
  await page.goBack()
  await page.goForward()
  await expect(keysToStore(page)).toHaveCount(0)

  await button(second, 'Replace key').click()
  await expect(second.getByText('No key was created.')).toBeVisible()
  await expect(keysToStore(second)).toHaveCount(0)
  const [after] = await subscriptionsTo(page, 'one-time-password')
  expect(after?.keys).toHaveLength(before + 1)
})

test('a change of plan happens once: through a double click in two tabs, a reload and Back', async ({
  page,
}) => {
  // Of the tab that does not hear, and of the product that is there already.
  mayComplain(/(ERR_FAILED|status of 409) .*\/user-subscription$/)
  test.slow()
  const own = 'prd_sim-swap-own'
  const changed = async () =>
    (await subscriptionsTo(page, 'sim-swap')).flatMap(({ products }) =>
      products.filter(({ product_id }) => product_id === own),
    ).length
  await openAs(page, accounts.business, '/plans?api=sim-swap')
  expect(await changed()).toBe(0)
  const review = `/subscriptions?api=sim-swap&product=${own}`
  await page.goto(review)
  await expect(button(page, 'Add product')).toBeEnabled()
  const second = await deafTab(page, review)
  await expect(button(second, 'Add product')).toBeEnabled()
  await deafen(second)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user-subscription')) sent += 1
  })

  await Promise.all([page, second].map((tab) => button(tab, 'Add product').dblclick()))
  await expect.poll(changed).toBe(1)
  await expect.poll(() => sent).toBe(1)

  await page.reload()
  await expect(button(page, 'Add product')).toHaveCount(0)
  await page.goto(review)
  await page.goBack()
  await page.goForward()
  expect(await changed()).toBe(1)
})

test('who goes on while the rest of a subscription is still read isn’t brought back', async ({ page }) => {
  await openAsNewcomer(
    page,
    `${crypto.randomUUID()}@once.example`,
    '/subscriptions?api=one-time-password&product=default',
  )
  await expect(button(page, 'Subscribe')).toBeVisible()
  const release = Promise.withResolvers<void>()
  await page.route(/\/api\/notifications$/, async (route) => {
    await release.promise
    await route.fallback()
  })
  await button(page, 'Subscribe').click()
  await storeKeys(page)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Exports' }).click()
  const exports = page.getByRole('heading', { level: 1, name: 'Exports' })
  await expect(exports).toBeVisible()
  const read = page.waitForResponse(/\/api\/notifications$/)
  release.resolve()
  await (await read).finished()
  // Two frames later, all that follows the read is done.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(exports).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/exports$/)
})
