import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

/** Names of the chunks that the page has asked for, without their hashes. */
function chunksOf(page: Page): readonly string[] {
  const chunks: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) chunks.push(name)
  })
  return chunks
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a page is fetched when its link is pointed at, reached by keyboard, or touched', async ({ page }) => {
  const chunks = chunksOf(page)
  await page.goto('/')
  await footerLink(page, 'FAQ').hover()
  await expect.poll(() => chunks).toContain('faqs-page')
  await footerLink(page, 'Terms').focus()
  await expect.poll(() => chunks).toContain('terms-page')

  expect(chunks).not.toContain('privacy-page')
  const box = await footerLink(page, 'Privacy notice').boundingBox()
  if (!box) throw new Error('The link is not in sight.')
  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  })
  await expect.poll(() => chunks).toContain('privacy-page')
  await expect(page).toHaveURL('/')
})

for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
  test(`on ${JSON.stringify(connection)} a page is fetched by the click alone`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const chunks = chunksOf(page)
    await page.goto('/')
    await footerLink(page, 'FAQ').hover()
    await footerLink(page, 'FAQ').focus()
    // Whatever the events have started is under way by the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(chunks).not.toContain('faqs-page')
    await footerLink(page, 'FAQ').click()
    await expect.poll(() => chunks).toContain('faqs-page')
  })
}

/** Where its link is, a page, what it reads, and what can be measured before and after. */
const skeletons = [
  ['/api/lumina/sim-swap/v1', '/api', '**/api/catalogue?*', ['li:has(h3)']],
  ['/contact-us', '/pricing', '**/api/prices?*', ['li:has(h3)', 'section:nth-of-type(2) section li']],
  ['/contact-us', '/faqs', '**/api/faqs', ['section h3']],
  ['/contact-us', '/insights', '**/resources?*', ['li:has(h2)']],
  ['/api', '/api/lumina/sim-swap/v1', '**/api/catalogue/address?*', ['h1', 'li:has-text("Versions")']],
] as const

test('what comes to a page has the place and the height of its skeleton', async ({ page }) => {
  const measured = (places: readonly string[]) =>
    Promise.all(
      places.map(async (place) => {
        const piece = page.locator(`main ${place}`).first()
        // React hides what is drawn while a part of it is still being fetched.
        await piece.waitFor()
        const box = await piece.boundingBox()
        return [box?.y ?? -1, box?.height ?? -1]
      }),
    )
  for (const [from, path, request, places] of skeletons)
    await test.step(path, async () => {
      const release = Promise.withResolvers<void>()
      await page.route(request, async (route) => {
        await release.promise
        await route.continue()
      })
      await page.goto(from)
      await page.locator(`a[href="${path}"]:not([target])`).first().click()
      const loading = page.getByRole('status').filter({ hasText: 'Loading' })
      await expect(loading).toBeAttached()
      const before = await measured(places)
      release.resolve()
      await expect(loading).toHaveCount(0)
      // A card is as high as the tallest of its row, whose title may have one line and its summary one more.
      const moved = (await measured(places))
        .flat()
        .map((pixels, index) => Math.abs(pixels - (before.flat()[index] ?? 0)))
      expect(Math.max(...moved)).toBeLessThanOrEqual(4)
      await page.unroute(request)
    })
})

test('a chunk that cannot be fetched reloads the page once, then says so and can be tried again', async ({
  page,
}) => {
  // The last one is React’s word for a page that it draws anew.
  mayComplain(/ERR_FAILED .*\/assets\/|Failed to fetch dynamically|Unable to preload|React error #422/)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/')
  await page.route('**/assets/faqs-page-*.js', (route) => route.abort())
  await footerLink(page, 'FAQ').click()
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
  await expect(page).toHaveURL('/faqs')
  expect(loads).toBe(2)

  // Another failure within the minute reloads nothing.
  await page.route('**/assets/terms-page-*.js', (route) => route.abort())
  await footerLink(page, 'Terms').click()
  await expect(page).toHaveURL('/terms-and-conditions')
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible()
  expect(loads).toBe(2)

  await page.unroute('**/assets/terms-page-*.js')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible()

  await page.unroute('**/assets/faqs-page-*.js')
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
})

test('a menu or a search that cannot be fetched says so where it was asked for, and opens at the next press', async ({
  page,
}) => {
  mayComplain(/ERR_FAILED .*\/assets\/(avatar-entries|search-palette)-/)
  await openAs(page, accounts.user, '/dashboard')
  const menu = page.getByRole('button', { name: 'Jun Dela Cruz , account menu' })
  await expect(menu).toBeVisible()
  const parts = /\/assets\/(?:avatar-entries|search-palette)-[\w-]+\.js$/
  await page.route(parts, (route) => route.abort())
  await menu.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^The menu couldn’t be loaded/)
  await page.getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByText(/^The search couldn’t be loaded/)).toBeVisible()

  await page.unroute(parts)
  await menu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
})
