import { expect } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { expectKept } from '../drawn.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { budgets, plainPages, scriptsOf } from '../page-scripts.ts'
import { publicPages } from '../public-pages.ts'
import { test } from '../test.ts'

test.beforeEach(async ({ tab }) => {
  tab.removeAllListeners()
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
})

for (const path of publicPages) {
  const budget = budgets[path]
  const weight = budget ? `brings at most ${budget} KB of scripts, and nothing that draws Markdown, ` : ''
  const plain = plainPages.includes(path) ? 'has nothing of Chakra, ' : ''
  test(`${path} is kept as it was drawn, ${weight}${plain}is walked by keyboard, accessible and calm in both themes, and never scrolls sideways`, async ({
    tab,
  }) => {
    const scripts = scriptsOf(tab)
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await tab.waitForLoadState('networkidle')
    await expectKept(tab)
    // The first one costs a phone more than React does; src/base/format has dates without any.
    expect(await tab.evaluate('dateFormatters')).toBe(0)
    if (plain) expect(scripts.withChakra()).toEqual([])
    if (budget) {
      expect(scripts.names().join()).toContain('/assets/index-')
      expect(scripts.names().join()).not.toContain('pipeline')
      expect(scripts.kb()).toBeLessThanOrEqual(budget)
    }
    // The console replaces its outline, and the controls in it, once its code is loaded.
    const console = tab.locator('#try-it')
    if (await console.isVisible()) await expect(console.locator('form')).toBeVisible()
    await expectWalkable(tab)
    // Content that the browser skips below the fold keeps the colours of the theme it was last drawn in.
    await tab.evaluate(() => window.scrollTo(0, 0))
    await expectClean(tab)
  })
}

/** Other states of those pages, with what they show once they are complete. */
const states = [
  ['/insights/sim-swap-fraud-2026', 'Send and download'],
  ['/guides/errors', 'Last changed'],
  ['/api/lumina/number-verification/v2?part=changelog', '2 breaking, 1 more'],
  ['/api/lumina/number-verification/v1', 'v1 stops working on 31 Jan 2027.'],
  ['/pricing?calls=sim-swap.checkSimSwap.999999999&calls=messaging.sendMessage.5000', 'is the cheapest'],
] as const

for (const [path, ready] of states)
  test(`${path} is accessible and calm in both themes, and never scrolls sideways`, async ({ tab }) => {
    await tab.goto(path)
    await expect(tab.getByText(ready).last()).toBeVisible()
    await expectClean(tab)
  })
