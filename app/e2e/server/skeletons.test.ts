// A signed-in person's view before any script has loaded, and while it loads.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type accounts as Accounts, accounts, tokensOf } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { takenOver, test } from '../test.ts'

type Persona = keyof typeof Accounts

const pages = [
  ['user', '/dashboard', 'Overview'],
  ['user', '/dashboard/wallet', 'Wallet'],
  ['user', '/subscriptions', 'Subscriptions'],
  ['user', '/dashboard/profile', 'Profile'],
  ['admin', '/admin/keys', 'Key Management'],
  ['admin', '/admin/credits/add', 'Add credits'],
] as const

async function signInto(context: BrowserContext, persona: Persona): Promise<void> {
  await context.addCookies(await tokensOf(context.request, accounts[persona]))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of who is signed in has its header, its heading and the places of what is to come', async ({
    page,
    context,
  }) => {
    for (const [persona, path, heading] of pages) {
      await signInto(context, persona)
      await page.goto(path)
      const header = page.getByRole('banner')
      await expect(header.getByLabel('Notifications'), path).toBeVisible()
      await expect(header.getByRole('navigation').getByRole('link').first()).toBeVisible()
      await expect(page.locator('main h1')).toHaveText(heading)
      await expect(page.locator('main h1')).toBeInViewport()
      await expect(page.locator('body > noscript > p')).toBeVisible()
    }
  })
})

test('it is the same for everybody, and nothing in it is anybody’s', async ({ request }) => {
  const sent = async (persona: Persona, path: string) => {
    const cookies = await tokensOf(request, accounts[persona])
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return (await request.get(path, { headers: { Accept: 'text/html', Cookie } })).text()
  }
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/wallet?view=topup&x=secret-1']) {
    const [own, other] = [await sent('user', path), await sent('business', path)]
    expect(own).toContain('<h1')
    expect(own === other, path).toBe(true)
    expect(own).not.toMatch(/@(?:example|lakbay)|secret-1|Jun |Lakbay/)
  }
})

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: promise, release: () => resolve() }
}

/** React has put its mark on it. */
const isTakenOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )

/** Notes every move of what stands in the header, from now on. */
const watchHeader = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEntry[] &
        { sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }[])
        for (const { node, previousRect, currentRect } of entry.sources ?? [])
          if (node?.parentElement?.closest('[data-screen]:has(#menu)'))
            moved.push(JSON.stringify([(node as Element).outerHTML.slice(0, 80), previousRect, currentRect]))
    }).observe({ type: 'layout-shift' })
  })

const headerOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, header nav')]
      .filter((element) => element.checkVisibility() && !element.closest('main'))
      .map((element) => ({
        name: (element.ariaLabel ?? element.textContent)?.replace(/, .* unread/, ''),
        at: element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ name }) =>
        /Notifications|Wallet|Plans|Exports|Search|Overview|Subscriptions|home|Users|Deliveries|Docs|Key/.test(
          name ?? '',
        ),
      ),
  )

for (const { first, where, viewport } of [
  { first: 'the code', where: 'a wide window', viewport: { width: 1440, height: 900 } },
  { first: 'the profile', where: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`in ${where} scripts take it over as it is, and nothing in the header moves; ${first} comes first`, async ({
    browser,
  }) => {
    for (const [persona, path, heading] of pages.filter(([, , name]) => /Overview|Wallet|Key/.test(name))) {
      const context = await browser.newContext({ baseURL: urls.server, viewport, serviceWorkers: 'block' })
      await signInto(context, persona)
      const page = takenOver(await context.newPage())
      const [scripts, code, profile] = [gate(), gate(), gate()]
      await page.route('**/assets/*.js', async (route) => {
        await scripts.open
        // Of the page and its layout, which the app itself asks for.
        if (/layout|-page/.test(route.request().url())) await code.open
        await route.continue()
      })
      await page.route('**/api/profile', async (route) => {
        await profile.open
        await route.continue()
      })
      // The test's own goto() would wait for the app.
      await Object.getPrototypeOf(page).goto.call(page, path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('main h1')).toHaveText(heading)
      // Letters of another font are narrower; that is nothing which scripts do.
      await page.evaluate(() => document.fonts.ready)
      await watchHeader(page)
      const before = await headerOf(page)
      const asked = page.waitForRequest('**/api/profile')
      const answered = page.waitForResponse('**/api/profile')
      scripts.release()
      await asked
      if (first === 'the code') {
        code.release()
        await expect.poll(() => isTakenOver(page)).toBe(true)
        await expect(page.locator('#skeleton')).toHaveCount(1)
        profile.release()
      } else {
        profile.release()
        await answered
        await expect(page.locator('#skeleton')).toHaveCount(1)
        code.release()
      }
      await expect(page.locator('#skeleton')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
      expect({ path, moved }).toEqual({ path, moved: [] })
      expect(await headerOf(page)).toEqual(before)
      await context.close()
    }
  })
