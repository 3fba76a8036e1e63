// The pages that developers alone have: the UI kit, and what the mock answers.
import { expect, type Locator, type Page } from '@playwright/test'
import { suspended } from '../accounts.ts'
import { expectAccessible, expectClean } from '../clean-page.ts'
import { startDevServer } from '../dev-server.ts'
import { mayComplain, test } from '../test.ts'

let server: Awaited<ReturnType<typeof startDevServer>>
let tab: Page

// Hundreds of files, as a development server sends them: one page is enough for all who look at it.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(480_000)
  server = await startDevServer()
  tab = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await tab.goto(`${server.origin}/__dev/ui`)
  await expect(tab.getByRole('heading', { name: 'The UI kit' })).toBeVisible({ timeout: 60_000 })
})
test.beforeEach(async () => {
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.emulateMedia({ colorScheme: 'light' })
})
test.afterAll(async () => {
  await tab.close()
  await server.close()
})

// The first load of a page brings every package through the bundler, whose cache two servers at once would take from one another.
test.describe.configure({ mode: 'default' })

test('every piece of the kit is accessible in every state and both themes, and fits every width', async () => {
  await expectClean(tab)
})

test('what opens is accessible, takes the focus, and gives it back', async () => {
  for (const [button, role, name] of [
    ['Key actions', 'menu', 'Key actions'],
    ['Name a key', 'dialog', 'Name your key'],
    ['Revoke a key', 'alertdialog', 'Revoke billing-service?'],
    ['Notifications', 'dialog', 'Notifications'],
  ] as const) {
    const opener = tab.getByRole('button', { name: button, exact: true })
    await opener.click()
    const opened = tab.getByRole(role, { name })
    await expect(opened).toBeVisible()
    await expect.poll(() => opened.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await expectAccessible(tab)
    await tab.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('on a phone everything that is pressed is 44 px high, and a table is a card for each row', async () => {
  await tab.setViewportSize({ width: 390, height: 844 })
  const pressed = tab
    .getByRole('main')
    .locator(
      'button:visible, select:visible, input:not([type=checkbox],[type=radio],[type=file]):visible, label:has(input)',
    )
  const small = () =>
    pressed.evaluateAll((elements) =>
      elements
        .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ height, width }) => height > 0 && (height < 43.5 || width < 43.5))
        .map(
          ({ element, width, height }) =>
            `${element.textContent || element.getAttribute('aria-label')}: ${width} × ${height}`,
        ),
    )
  // The window takes a moment to be a phone’s.
  await expect.poll(small).toEqual([])
  const row = tab.getByRole('region', { name: 'Ledger', exact: true }).getByRole('row').nth(1)
  await expect(row.getByRole('cell').first()).toHaveText('SIM Swap, 24 calls')
  expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
})

/** The properties that make two pieces look alike, and the parts that both have: a field's label, control and hint. */
const look = (piece: Locator) =>
  piece.evaluate((element) => {
    const names = [
      'color',
      'backgroundColor',
      'borderColor',
      'borderRadius',
      'fontSize',
      'fontWeight',
      'opacity',
      'padding',
    ] as const
    const parts = element.querySelectorAll(
      'label, input, button, [data-part="control"], [id$="-hint"], [id$="-error"]',
    )
    const origin = element.getBoundingClientRect()
    return [element, ...parts].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      // Behind a box that is drawn, the kit keeps one that is not seen.
      if (width <= 1) return []
      const style = getComputedStyle(part)
      const drawn = Object.fromEntries(names.map((name) => [name, style[name]]))
      return { x: x - origin.x, y: y - origin.y, width, height, ...drawn }
    })
  })

test('what public pages draw without Chakra looks like its twin of the kit', async () => {
  const pieces = tab.getByRole('region', { name: 'Plain and kit' }).locator('.dev-twins > *')
  await expect(pieces.first()).toBeVisible()
  const count = await pieces.count()
  expect(count).toBeGreaterThan(30)
  for (let index = 0; index < count; index += 2) {
    expect(await look(pieces.nth(index + 1)), `pair ${index / 2 + 1}`).toEqual(await look(pieces.nth(index)))
  }
})

test('a developer chooses who is signed in and what the mock answers', async ({ page }) => {
  mayComplain(/status of 403 .*\/login$/)
  await page.goto(`${server.origin}/__dev/mock`)
  await page.getByRole('button', { name: /tess@bantaypay/ }).click({ timeout: 60_000 })
  await expect(page.getByText('Signed in as lowBalance')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Open the app' }).click()
  const credits = page.getByRole('region', { name: 'Available credits' })
  await expect(credits).toContainText('346.00', { timeout: 60_000 })

  await page.goto(`${server.origin}/__dev/mock`)
  await page.getByRole('textbox', { name: 'Search operations' }).fill('wallet/credits')
  await page.getByRole('combobox', { name: 'getWalletCredits' }).selectOption('200 zeroBalance')
  await page.goto(`${server.origin}/dashboard`)
  await expect(credits).toContainText('0.00')
  await expect(credits).not.toContainText('346.00')

  await page.goto(`${server.origin}/__dev/mock`)
  await page.getByRole('button', { name: suspended }).click()
  await expect(page.getByText('suspended can’t log in: Your account is suspended.')).toBeVisible()
  await page.getByRole('button', { name: /tess@bantaypay/ }).click()
  await page.getByRole('button', { name: 'Clear 1 chosen' }).click()
  await page.goto(`${server.origin}/dashboard`)
  await expect(credits).toContainText('346.00')
})
