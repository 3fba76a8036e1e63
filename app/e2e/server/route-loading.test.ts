import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { test } from '../test.ts'

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

test('a chunk that cannot be fetched reloads the page once, then says so', async ({ page }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/')
  await page.route('**/assets/faqs-page-*.js', (route) => route.abort())
  await footerLink(page, 'FAQ').click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page).toHaveURL('/faqs')
  expect(loads).toBe(2)

  // Another failure within the minute reloads nothing.
  await page.route('**/assets/terms-page-*.js', (route) => route.abort())
  await footerLink(page, 'Terms').click()
  await expect(page).toHaveURL('/terms-and-conditions')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(loads).toBe(2)

  await page.unroute('**/assets/faqs-page-*.js')
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
})

test('a menu or a search that cannot be fetched says so where it was asked for, and opens at the next press', async ({
  page,
}) => {
  await openAs(page, accounts.user, '/dashboard')
  const menu = page.getByRole('button', { name: 'Jun Dela Cruz , account menu' })
  await expect(menu).toBeVisible()
  const parts = /\/assets\/(?:avatar-entries|palette)-[\w-]+\.js$/
  await page.route(parts, (route) => route.abort())
  await menu.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^The menu could not be loaded/)
  await page.getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByText(/^The search could not be loaded/)).toBeVisible()

  await page.unroute(parts)
  await menu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
})
