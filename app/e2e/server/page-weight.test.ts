// Besides the first load in public-pages.test.ts: later downloads, and a first page's load for a signed-in person.
import { expect, type Page, type Request } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { test } from '../test.ts'

interface Scripts {
  readonly names: () => string[]
  /** How many are on their way. */
  readonly awaited: () => number
  readonly kb: () => Promise<number>
}

function scriptsOf(page: Page): Scripts {
  const scripts = new Map<string, Promise<number>>()
  const awaited = new Set<Request>()
  const isScript = (request: Request) => /\.js$/.test(request.url())
  page.on('request', (request) => isScript(request) && awaited.add(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  page.on('requestfinished', (request) => {
    awaited.delete(request)
    if (!isScript(request)) return
    scripts.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    )
  })
  return {
    names: () => [...scripts.keys()],
    awaited: () => awaited.size,
    kb: async () => (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1000,
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an operation brings at most 141 KB of scripts, and its console when the visitor does something', async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    // Without what the test's own goto() asks the page: to the browser that is something that the visitor has done.
    const address = '/api/lumina/sim-swap/v1?operation=checkSimSwap'
    await Object.getPrototypeOf(page).goto.call(page, address, { waitUntil: 'networkidle' })
    expect(await scripts.kb()).toBeLessThanOrEqual(141)
    await expect(page.getByRole('form', { name: 'Request' })).toHaveCount(0)
    await page.mouse.wheel(0, 200)
    await expect(page.getByRole('form', { name: 'Request' })).toBeAttached()
  })
})

test('the first page of who is signed in brings at most 183 KB of scripts', async ({ page, browser }) => {
  await signIn(page, 'user', /\/dashboard$/)
  // Another browser with the same cookies, without the login's cached files.
  const context = await browser.newContext({
    baseURL: urls.server,
    storageState: await page.context().storageState(),
    serviceWorkers: 'block',
  })
  const fresh = await context.newPage()
  const scripts = scriptsOf(fresh)
  // Not idle: the stream of notifications never ends.
  await fresh.goto('/dashboard')
  await expect(fresh.getByRole('region', { name: 'Newest transactions' })).toBeVisible()
  await expect(fresh.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await expect(fresh.getByText(/^Loading/)).toHaveCount(0)
  // Prefetching starts when the page is idle.
  await fresh.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect.poll(scripts.awaited).toBe(0)
  expect(await scripts.kb()).toBeLessThanOrEqual(183)
  await context.close()
})

test('a page with texts that is gone to draws them in the browser', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: '14. Law and place' })).toHaveAttribute(
    'id',
    '14-law-and-place',
  )
  expect(scripts.names().join()).toContain('pipeline')
})
