import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

test.use({ serviceWorkers: 'allow' })

const shellFile = /^\/(?:index\.html|theme\.js|favicon\.svg|patch-panel\.svg|assets\/.+-[\w-]{8,}\.\w+)$/

/** The worker is asked for once the visitor has done something. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.keyboard.press('Shift')
}

/** Paths of everything that the worker keeps. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Cuts the network, and has pages that are loaded from then on believe what is said of it: Chromium’s own belief may change with a reload. */
async function cutNetwork(page: Page, { believed }: { readonly believed: 'online' | 'offline' }) {
  const context = page.context()
  await context.setOffline(true)
  const belief = await context.addInitScript(
    (onLine) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine }),
    believed === 'online',
  )
  return {
    /** Playwright restores pages before workers: a page that loads itself at once may still find no network, so it is told until all is well. */
    async restore(allIsWell: () => Promise<void>) {
      await context.setOffline(false)
      await belief.dispose()
      await expect(async () => {
        await page.evaluate(() => {
          Reflect.deleteProperty(navigator, 'onLine')
          window.dispatchEvent(new Event('online'))
        })
        await allIsWell()
      }).toPass()
    },
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function keepFaqs(page: Page) {
  await visit(page, '/faqs')
  await expect.poll(async () => (await cachedFiles(page)).join()).toMatch(/\/index\.html.*faqs-page-/)
}

test('without a network a page that was open opens again and says so; the rest comes back with it', async ({
  page,
}) => {
  mayComplain(/ERR_(FAILED|INTERNET_DISCONNECTED) |Failed to fetch dynamically|Unable to preload/)
  await keepFaqs(page)
  const network = await cutNetwork(page, { believed: 'offline' })
  await page.reload()
  await expect(heading(page, 'Frequently asked questions')).toBeVisible()
  await expect(page.getByText('You’re offline. Anything missing here loads')).toBeVisible()
  await page.goto('/pricing')
  await expect(heading(page, 'You’re offline')).toBeVisible()

  await network.restore(async () => {
    await expect(heading(page, 'What each call costs')).toBeVisible()
    await expect(page.getByText(/You’re offline/)).toHaveCount(0)
  })
})

test('a network that is said to be back before it is leaves no dead end', async ({ page }) => {
  mayComplain(/ERR_(FAILED|INTERNET_DISCONNECTED) |Failed to fetch dynamically|Unable to preload/)
  await keepFaqs(page)
  const network = await cutNetwork(page, { believed: 'online' })
  await page.goto('/pricing')
  await expect(heading(page, 'This page couldn’t be loaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  await network.restore(() => expect(heading(page, 'What each call costs')).toBeVisible())
})

test('the worker keeps the shell and its hashed files, never an answer of a server', async ({ page }) => {
  await visit(page, '/api')
  await expect.poll(async () => (await cachedFiles(page)).length).toBeGreaterThan(0)
  await signIn(page, 'user', /\/dashboard$/)
  await expect(page.getByText('All transactions')).toBeVisible()
  await page.goto('/insights/codes-that-arrive')
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(async () => (await cachedFiles(page)).join()).toContain('insight-page-')
  expect((await cachedFiles(page)).filter((path) => !shellFile.test(path))).toEqual([])
})

test('the worker itself is asked for anew each time', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
})
