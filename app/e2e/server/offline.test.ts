import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { test } from '../test.ts'

test.use({ serviceWorkers: 'allow' })

const shellFile = /^\/(?:index\.html|theme\.js|favicon\.svg|patch-panel\.svg|assets\/.+-[\w-]{8,}\.\w+)$/

/** The worker is asked for once the visitor has done something. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.keyboard.press('Shift')
}

/** Paths of everything that the worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/**
 * Cuts the network, and has pages that are loaded from then on believe it: what Chromium emulates is at times forgotten with a reload.
 * Answers what brings the network back.
 */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  await context.setOffline(true)
  const belief = await context.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
  )
  return async () => {
    await belief.dispose()
    await context.setOffline(false)
    // Where Chromium has remembered it, the page is told by now, and leaves.
    const told = page.evaluate(() => window.dispatchEvent(new Event('online')))
    await told.catch((error) => expect(String(error)).toContain('context was destroyed'))
  }
}

test('without a network a page that was open opens again and says so; the rest comes back with it', async ({
  page,
}) => {
  await visit(page, '/faqs')
  await expect.poll(async () => (await kept(page)).join()).toMatch(/\/index\.html.*faqs-page-/)

  const goOnline = await goOffline(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
  await expect(page.getByText('You’re offline. Anything missing here loads')).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()

  await goOnline()
  await expect(page.getByRole('heading', { name: 'Two ways to pay' })).toBeVisible()
  await expect(page.getByText(/You’re offline/)).toHaveCount(0)
})

test('the worker keeps the shell and its hashed files, never an answer of a server', async ({ page }) => {
  await visit(page, '/api')
  await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(0)
  await signIn(page, 'user', /\/dashboard$/)
  await expect(page.getByText('All transactions')).toBeVisible()
  await page.goto('/insights/codes-that-arrive')
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(async () => (await kept(page)).join()).toContain('insight-page-')
  expect((await kept(page)).filter((path) => !shellFile.test(path))).toEqual([])
})

test('the worker itself is asked for anew each time', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
})
