import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { test } from '../test.ts'

/** Bodies of scripts as they are transferred, in KB: what a phone fetches and reads before a page is its own. Lighthouse adds their headers. */
const budgets = [
  ['/', 104],
  ['/api', 112],
  ['/faqs', 113],
  ['/insights/sim-swap-before-the-transfer', 119],
  ['/api/lumina/sim-swap/v1', 131],
  ['/login', 131],
  ['/register', 131],
] as const

function scriptsOf(page: Page): { readonly names: () => string[]; readonly kb: () => Promise<number> } {
  const scripts = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    if (!/\.js$/.test(request.url())) return
    scripts.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    )
  })
  return {
    names: () => [...scripts.keys()],
    kb: async () => (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1000,
  }
}

for (const [path, budget] of budgets)
  test(`${path} brings at most ${budget} KB of scripts, and nothing that draws Markdown`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.names().join()).toContain('/assets/index-')
    expect(scripts.names().join()).not.toContain('pipeline')
    expect(await scripts.kb()).toBeLessThanOrEqual(budget)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an operation brings at most 136 KB of scripts, and its console when the visitor does something', async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto('/api/lumina/sim-swap/v1?operation=checkSimSwap', { waitUntil: 'networkidle' })
    expect(await scripts.kb()).toBeLessThanOrEqual(136)
    await expect(page.getByRole('complementary', { name: 'Try it' }).getByRole('button')).toHaveCount(0)
    await page.mouse.wheel(0, 200)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeAttached()
  })
})

test('the first page of who is signed in brings at most 184 KB of scripts', async ({ page, browser }) => {
  await signIn(page, 'user', /\/dashboard$/)
  // Another browser with the same cookies: what the log-in has brought is not there.
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
  await fresh.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await scripts.kb()).toBeLessThanOrEqual(184)
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
