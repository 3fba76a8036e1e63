import { expect } from '@playwright/test'
import { expectWalkable } from '../keyboard-walk.ts'
import { publicPages } from '../public-pages.ts'
import { test } from '../test.ts'

for (const path of publicPages)
  test(`${path} can be walked by keyboard: every control is reached, seen, and marked`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectWalkable(page)
  })
