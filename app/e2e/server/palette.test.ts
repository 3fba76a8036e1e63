import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { complaintsOf, expectClean, expectNoSideways } from '../clean-page.ts'
import { test } from '../test.ts'
import { wantedResults } from './wanted-results.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const finds = [
  { what: 'an operation', words: 'check a sim', heading: 'Check a SIM swap', url: /operation=checkSimSwap$/ },
  { what: 'an operation by its path', words: '/retrieve-date', heading: 'Retrieve swap date' },
  { what: 'an article', words: 'retry twice', heading: 'Retry without paying twice', url: /\/insights\// },
  { what: 'a mistyped API', words: 'mesaging', heading: 'Messaging', url: /\/api\/lumina\/messaging/ },
  { what: 'a page', words: 'pricing', heading: 'Pricing', url: /\/pricing$/ },
] as const

for (const { what, words, heading, ...rest } of finds) {
  test(`${what} is found and opened by the keyboard`, async ({ page }) => {
    await page.goto('/about-us')
    await openSearch(page)
    await page.keyboard.type(words)
    await expect(chosen(page)).toContainText(heading)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    if ('url' in rest) await expect(page).toHaveURL(rest.url)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a question opens at its place', async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await page.keyboard.type('do credits expire')
  await expect(chosen(page)).toContainText('Do credits expire?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faqs#faq_/)
  const question = page.locator('details', { hasText: 'Do credits expire?' })
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator('summary')).toBeFocused()
})

test('an error code leads to what it means', async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await page.keyboard.type('consent_missing')
  await expect(chosen(page)).toContainText('Consent is missing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/operation=\w+#error-consentMissing$/)
  await expect(page.locator('#error-consentMissing')).toContainText('Request consent, then retry.')
  await expect(page.locator('#error-consentMissing')).toBeInViewport()
})

test('Escape gives the focus back to where it was, and the page stays', async ({ page }) => {
  await page.goto('/pricing')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  // The browser gives the focus back first and tells of the closing after that; keys meanwhile close what is closed.
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact Us' }).first().focus()
  await openSearch(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeFocused()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('slash stays the search of the page', async ({ page }) => {
  await page.goto('/api')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search APIs and operations' })).toBeFocused()
})

test('what was opened lately is offered first', async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await page.keyboard.type('messaging')
  await expect(chosen(page)).toContainText('Messaging')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Messaging' })).toBeVisible()
  await openSearch(page)
  await expect(page.getByRole('group', { name: 'Recently opened' })).toContainText('Messaging')
})

test('Ctrl and Enter open another tab, and the search stays', async ({ page, context }) => {
  await page.goto('/')
  await openSearch(page)
  await page.keyboard.type('pricing')
  await expect(chosen(page)).toContainText('Pricing')
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await expect(tab).toHaveURL(/\/pricing$/)
  await expect(field(page)).toHaveValue('pricing')
})

test('a user finds the dashboard and no administration, and logs out', async ({ page }) => {
  await openAs(page, accounts.user, '/dashboard')
  await openSearch(page)
  await page.keyboard.type('overview')
  await expect(chosen(page)).toContainText('Overview')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('key management')
  await expect(list(page).getByRole('option', { name: /^Key Management/ })).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('log out')
  await expect(chosen(page)).toContainText('Log out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})

test('a part that fails is named, the rest is searched, and a retry brings it', async ({ page }) => {
  await page.route('**/api/search-index', (route) => route.fulfill({ status: 501, json: {} }))
  await page.goto('/')
  await openSearch(page)
  await expect(page.getByRole('alert')).toContainText('APIs and operations couldn’t be loaded')
  await page.keyboard.type('expire')
  await expect(chosen(page)).toContainText('Do credits expire?')
  await page.unroute('**/api/search-index')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field(page).fill('checkSimSwap')
  await expect(chosen(page)).toContainText('Check a SIM swap')
})

test('a catalogue of three thousand operations is searched to its last', async ({ page }) => {
  await page.route('**/api/search-index', (route) => route.fulfill({ json: { data: [large] } }))
  await page.goto('/')
  await openSearch(page)
  await page.keyboard.type('number 2999')
  await expect(chosen(page)).toContainText('Read thing number 2999')
  await field(page).fill('thing')
  await page.keyboard.press('ArrowUp')
  await expect(list(page).getByRole('option', { name: 'Show 95 more' })).toBeVisible()
})

const states = [
  { words: '', ready: 'Go to' },
  { words: 'sim swap', ready: 'Operations' },
  { words: 'xyzzyxyzzy', ready: 'Nothing matches' },
] as const

test('as it opens, with finds, with nothing found: accessible and calm in both themes', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/contact-us')
  await openSearch(page)
  for (const { words, ready } of states) {
    await field(page).fill(words)
    await expect(page.getByRole('dialog').getByText(ready)).toBeVisible()
    await expectClean(page, [1440])
  }
  expect(complaints).toEqual([])
})

test('what was found is counted aloud', async ({ page }) => {
  await page.goto('/contact-us')
  await openSearch(page)
  await page.keyboard.type('sim swap')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeAttached()
  await field(page).fill('xyzzyxyzzy')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeAttached()
})

test('on a phone the search fills the screen; at 320 px and twice the letters nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pricing')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('check a sim')
  await expect(chosen(page)).toBeInViewport()
  await expectNoSideways(page)
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 320, height: 640 })
  const cut = await list(page).evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(cut).toBe(0)
})

for (const width of [320, 390, 1000, 1440]) {
  test(`the top bar holds at ${width} px with twice the letters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const bar = page.getByRole('banner')
    await expect.poll(() => bar.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
  })
}

const large = {
  api: 'large',
  publisher: 'lumina',
  tag: 'large',
  version: 'v1',
  name: 'A large API',
  summary: 'It has many operations.',
  category: 'Network',
  operations: Array.from({ length: 3000 }, (_, place) => ({
    id: `readThing${place}`,
    method: 'GET',
    path: `/things/${place}`,
    title: `Read thing number ${place}`,
    price: '0.10',
  })),
  errors: [],
}

test('what people type finds what they mean first', async ({ page }) => {
  await page.goto('/about-us')
  await openSearch(page)
  const first = list(page).getByRole('option').first()
  for (const [query, title] of wantedResults) {
    await field(page).fill('')
    await expect(first).toContainText('API Marketplace')
    await field(page).fill(query)
    await expect(first.getByText(title, { exact: true }).first(), query).toBeVisible()
  }
})
