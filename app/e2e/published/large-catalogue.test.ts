// Forty documents of others with five thousand operations: the lists stay light, and can be read and searched in any way.
import { expect, type Page } from '@playwright/test'
import { urls } from '../addresses.ts'
import { expectAccessible, expectNoSideways } from '../clean-page.ts'
import { type OwnServer, startLargeServer } from '../own-server.ts'
import { test } from '../test.ts'

test.describe.configure({ mode: 'default' })
test.use({ baseURL: urls.large })

let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(700_000)
  server = await startLargeServer()
})
test.afterAll(() => server.stop())

/** Whatever is published. As it is sent, each weighs a fifth. */
const maxBytes = 60 * 1024
const maxSentBytes = 15 * 1024
/** Fifty prices are on a page before it is turned, and the plans that are sold. */
const morePrices = 33 * 1024
const moreSentPrices = 5 * 1024

test('lists are at most 60 KB of HTML, and 15 KB as they are sent; prices 93 and 20', async ({ request }) => {
  for (const path of ['/', '/api', '/api?q=parcels', '/pricing', '/pricing?q=parcels']) {
    const response = await request.get(path, {
      headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip, br' },
    })
    const html = await response.body()
    expect(html.toString(), path).toContain('id="data"')
    const prices = path.startsWith('/pricing')
    expect(html.length, path).toBeLessThanOrEqual(maxBytes + (prices ? morePrices : 0))
    const sent = Number(response.headers()['content-length'])
    expect(sent, path).toBeGreaterThan(0)
    expect(sent, path).toBeLessThanOrEqual(maxSentBytes + (prices ? moreSentPrices : 0))
  }
})

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test('every API is on one page of the catalogue, and the pages stand in the history', async ({ page }) => {
  await page.goto('/api')
  await expect(page.getByText('1 to 12 of 46 APIs')).toBeVisible()
  const names = new Set<string>()
  for (const last of ['12', '24', '36', '46']) {
    await expect(page.getByRole('status').filter({ hasText: `to ${last} of 46` })).toBeVisible()
    for (const link of await cards(page).getByRole('heading').getByRole('link').all())
      names.add((await link.getAttribute('href')) ?? '')
    if (last !== '46') await page.getByRole('link', { name: 'Next' }).click()
  }
  expect(names.size).toBe(46)
  await page.goBack()
  await expect(page).toHaveURL(/page=3$/)
  await expect(page.getByText('25 to 36 of 46 APIs')).toBeVisible()
})

test('the catalogue is searched while somebody types, and tells two of one name apart', async ({ page }) => {
  await page.goto('/api')
  await expect(page.getByText('1 to 12 of 46 APIs')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('number lookup')
  await expect(page.getByText('2 of 46 APIs shown')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Number Lookup by Publisher-4' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Number Lookup by Publisher-5' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try it' })).toHaveCount(2)
  await expect(page).toHaveURL(/q=number(\+|%20)lookup$/)
})

test('prices of an API are opened in their place, and added to the estimate', async ({ page }) => {
  await page.goto('/pricing?q=parcel+0')
  await page.getByRole('link', { name: /^Show .* operations of Parcel 0$/ }).click()
  await expect(page.getByRole('link', { name: /^See all .* on its own page$/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^Estimate: / })
    .nth(10)
    .click()
  await expect(page.getByRole('textbox', { name: /: calls a month$/ })).toHaveValue('1,000')
  await page.getByRole('link', { name: /^Show fewer/ }).click()
  await expect(page.getByRole('link', { name: /^See all/ })).toBeHidden()
})

test('the estimator finds an operation that no page shows', async ({ page }) => {
  await page.goto('/pricing')
  const operation = page.getByLabel('Operation to add')
  await operation.scrollIntoViewIfNeeded()
  await page.getByLabel('Find an operation').fill('operation-39-101')
  await expect(operation.locator('option')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/calls=api-39\.operation-39-101\.1000$/)
  await expect(page.getByRole('textbox', { name: /: calls a month$/ })).toBeFocused()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists are searched, narrowed, turned and opened', async ({ page }) => {
    await page.goto('/api')
    await page.getByRole('link', { name: /^Finance/ }).click()
    await expect(page).toHaveURL(/\?category=Finance$/)
    await page.getByRole('searchbox', { name: 'Search APIs and operations' }).fill('invoice')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=invoice&category=Finance/)
    await expect(page.getByText(/ of 46 APIs shown$/)).toBeVisible()
    await page.goto('/api')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('13 to 24 of 46 APIs')).toBeVisible()
    await page.goto('/pricing?q=parcel+0')
    await page.getByRole('link', { name: /^Show .* operations of Parcel 0$/ }).click()
    await expect(page.getByRole('link', { name: /^See all .* on its own page$/ })).toBeVisible()
  })
})

test('lists never scroll sideways, at 320 pixels or with text at 200 %, whatever is published', async ({
  page,
}) => {
  for (const path of [
    '/api',
    '/api?q=publisher-',
    '/pricing?q=operation-2-',
    '/pricing?open=api-0&q=parcel+0',
    '/',
  ])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSideways(page)
      // As a browser enlarges text alone.
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSideways(page)
    })
})

test('titles without a space and markup in texts break no card, and nothing is against axe', async ({
  page,
}) => {
  await page.goto('/api?q=publisher-')
  await expect(page.getByRole('link', { name: /^Supercalifragilistic/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '<b>Bold</b> & “quoted”' })).toBeVisible()
  await expectAccessible(page)
})
