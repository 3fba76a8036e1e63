import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean, expectNoSideways } from '../clean-page.ts'
import { test } from '../test.ts'
import { memberResults, visitorResults } from './wanted-results.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const finds = [
  { words: 'check a sim', heading: 'Check a SIM swap', url: /operation=checkSimSwap$/ },
  { words: '/retrieve-date', heading: 'Retrieve swap date' },
  { words: 'retry twice', heading: 'Retry without paying twice', url: /\/insights\// },
  { words: 'mesaging', heading: 'Messaging', url: /\/api\/lumina\/messaging/ },
  { words: 'pricing', heading: 'Pricing', url: /\/pricing$/ },
] as const

test('an operation, one by its path, an article, a mistyped API and a page are found and opened by the keyboard; a question and an error open at their place', async ({
  page,
}) => {
  await page.goto('/about-us')
  for (const { words, heading, ...rest } of finds)
    await test.step(words, async () => {
      await openSearch(page)
      await page.keyboard.type(words)
      await expect(chosen(page)).toContainText(heading)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
      if ('url' in rest) await expect(page).toHaveURL(rest.url)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  await openSearch(page)
  await page.keyboard.type('do credits expire')
  await expect(chosen(page)).toContainText('Do credits expire?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faqs#faq_/)
  const question = page.locator('details', { hasText: 'Do credits expire?' })
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator('summary')).toBeFocused()

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

const states = [
  { words: '', ready: 'Go to' },
  { words: 'sim swap', ready: 'Operations' },
  { words: 'xyzzyxyzzy', ready: 'Nothing matches' },
] as const

test('as it opens, with finds, with nothing found: accessible and calm in both themes', async ({ page }) => {
  await page.goto('/contact-us')
  await openSearch(page)
  for (const { words, ready } of states) {
    await field(page).fill(words)
    await expect(page.getByRole('dialog').getByText(ready)).toBeVisible()
    await expectClean(page, [1440])
  }
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

test('the top bar holds in every width with twice the letters', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const bar = page.getByRole('banner')
  for (const width of [320, 390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => bar.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
  }
})

for (const [who, table] of [
  ['a visitor', visitorResults],
  ['somebody signed in', memberResults],
] as const)
  test(`what ${who} types finds first what they mean`, async ({ page }) => {
    if (table === memberResults) await openAs(page, accounts.business, '/dashboard')
    else await page.goto('/about-us')
    await openSearch(page)
    const first = list(page).locator('[role=option]').first()
    const misses: string[] = []
    for (const [query, title] of table) {
      await field(page).fill(query)
      // The list says for which words it stands.
      await expect(page.getByRole('dialog')).toHaveAttribute('data-answered', query)
      const text = (await first.textContent())?.replace(/^(?:GET|POST|PUT|PATCH|DELETE)/, '')
      if (!text?.startsWith(title)) misses.push(query)
    }
    expect(misses).toEqual(table.flatMap(([query, , later]) => (later ? [query] : [])))
  })

test('a part of a page is found, and opens there', async ({ page }) => {
  await openAs(page, accounts.business, '/pricing')
  await openSearch(page)
  await page.keyboard.type('low balance')
  await expect(chosen(page)).toContainText('Low-credit alert')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/wallet#alerts$/)
  await expect(page.getByRole('heading', { name: 'Low-credit alerts' })).toBeInViewport()
})
