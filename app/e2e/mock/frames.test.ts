// The frames of the pages, for every kind of person: bar, background, and no overflow.
import { expect, type Page } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { expectNoSideways } from '../clean-page.ts'
import { test } from '../test.ts'

async function signIn(page: Page, email: string): Promise<void> {
  await openAs(page, email, '/dashboard')
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
}

/** How far the page has stuck out at most since it was opened: in no frame of its loading, either. */
const stuckOut = (page: Page) =>
  page.evaluate(() => (globalThis as { stuckOut?: number }).stuckOut ?? Number.NaN)

async function watchWidth(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as { stuckOut?: number }
    seen.stuckOut = 0
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement
      seen.stuckOut = Math.max(seen.stuckOut ?? 0, scrollWidth - clientWidth)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const frames = [
  { layout: 'default', path: '/faqs', email: null },
  { layout: 'entry', path: '/login', email: null },
  { layout: 'auth', path: '/verify?token=x', email: null },
  { layout: 'docs', path: '/docs/users', email: 'jun@example.com' },
  { layout: 'dashboard', path: '/dashboard/wallet?tab=balance', email: 'mara@lakbay.example' },
  { layout: 'admin', path: '/admin/keys', email: 'iris@switchboard.example' },
] as const

/**
 * A window that becomes narrower has the same layout as one that started so; loading is tested at the widest and on a
 * phone.
 */
const widths = [
  { width: 1440, anew: true },
  { width: 1024, anew: false },
  { width: 768, anew: false },
  { width: 390, anew: true },
  { width: 320, anew: false },
]

for (const { layout, path, email } of frames) {
  test(`the ${layout} layout has a bar of 75 px, perhaps a second row, and nothing that sticks out of a narrow window`, async ({
    page,
  }) => {
    if (email) await signIn(page, email)
    await watchWidth(page)
    for (const { width, anew } of widths) {
      await page.setViewportSize({ width, height: 800 })
      if (anew) await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (email) await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
      const bar = await page.evaluate(() => {
        const heightOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().height ?? 0
        return heightOf('header') - heightOf('header > nav[aria-label^="A"]')
      })
      expect(bar, `${width} px`).toBe(75)
      if (layout === 'dashboard') await expect(page.getByRole('slider')).toBeVisible()
      if (anew) expect(await stuckOut(page), `${width} px`).toBe(0)
      else await expectNoSideways(page)
    }
  })
}

test('the picture behind a form is there on large screens alone', async ({ page }) => {
  const picture = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main, main > *')]
        .map((element) => getComputedStyle(element, '::before').maskImage)
        .join(' '),
    )
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await picture()).toContain('patch-panel.svg')
  await page.setViewportSize({ width: 700, height: 800 })
  expect(await picture()).not.toContain('patch-panel.svg')
})

test('the welcome is a panel on large screens and a heading on small ones', async ({ page }) => {
  await page.goto('/verify?token=x')
  const heading = page.getByRole('heading', { name: 'Complete Profile' })
  await expect(page.getByText('WELCOME!')).toBeVisible()
  await expect(heading).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByText('WELCOME!')).toBeHidden()
  await expect(heading).toBeVisible()
})

test('pages behind the sign-in stand on a board', async ({ page }) => {
  await signIn(page, 'iris@switchboard.example')
  const board = await page.evaluate(
    () => getComputedStyle(document.querySelector('main') ?? document.body, '::before').backgroundImage,
  )
  expect(board).toContain('radial-gradient')
})

test('where there is no room for the rail, its links are in a menu', async ({ page }) => {
  await signIn(page, 'mara@lakbay.example')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await page.setViewportSize({ width: 800, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.locator('#menu')
  await expect(menu.getByRole('link')).toHaveText([
    ...[/^Overview$/, /^Subscriptions$/, /^API Marketplace/],
    ...[/^APIs$/, /^Keys$/, /^Agents$/, /^Webhooks$/, /^Usage$/, /^Errors$/, /^Log$/, /^Exports$/],
    ...[
      /^Wallet$/,
      /^Statements$/,
      /^Your plan$/,
      /^Plans$/,
      /^Team$/,
      /^Verification$/,
      /^Docs$/,
      /^Guides$/,
    ],
  ])
  await menu.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL('/dashboard/wallet')
  await expect(menu).toBeHidden()
})
