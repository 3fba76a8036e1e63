import { expect, type Page } from '@playwright/test'
import { urls } from '../addresses.ts'
import { complaintsOf, expectClean } from '../clean-page.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { publicPages } from '../public-pages.ts'
import { takenOver, test } from '../test.ts'

/** One visitor reads all that a worker is given: they leave nothing behind, and have the app's files already. */
const visit = test.extend<object, { readonly tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ baseURL: urls.server, serviceWorkers: 'block' })
      await use(takenOver(tab))
      await tab.close()
    },
    { scope: 'worker' },
  ],
})

for (const path of publicPages)
  visit(
    `${path} is walked by keyboard, accessible and calm in both themes, and never scrolls sideways`,
    async ({ tab }) => {
      await tab.setViewportSize({ width: 1440, height: 900 })
      await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      tab.removeAllListeners()
      const complaints = complaintsOf(tab)
      await tab.goto(path)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await tab.waitForLoadState('networkidle')
      // The console replaces its outline, and the controls in it, once its code is loaded.
      const console = tab.locator('#try-it')
      if (await console.isVisible()) await expect(console.locator('form')).toBeVisible()
      await expectWalkable(tab)
      // What the browser leaves out below the fold has the colours of the theme that it was last seen in.
      await tab.evaluate(() => window.scrollTo(0, 0))
      await expectClean(tab)
      expect(complaints).toEqual([])
    },
  )
