import { expect } from '@playwright/test'
import { complaintsOf, expectClean } from '../clean-page.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { publicPages } from '../public-pages.ts'
import { test } from '../test.ts'

for (const path of publicPages)
  test(`${path} is walked by keyboard, accessible and calm in both themes, and never scrolls sideways`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The console replaces its outline, and the controls in it, once its code is loaded.
    const console = page.locator('#try-it')
    if (await console.isVisible()) await expect(console.locator('form')).toBeVisible()
    await expectWalkable(page)
    // What the browser leaves out below the fold has the colours of the theme that it was last seen in.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectClean(page)
    expect(complaints).toEqual([])
  })
