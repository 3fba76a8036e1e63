import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Collects what a page should never say: console errors, uncaught exceptions, broken security policy. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // Chromium complains of a page that is answered 404, as a page that is not there should be.
    const ofPage = message.location().url === page.url() && message.text().includes('404 (Not Found)')
    if (message.type() === 'error' && !ofPage) complaints.push(message.text())
  })
  return complaints
}

/** By all rules of axe, or by those that are named. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Its other way opens a page for each run, for frames that we have none of.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}

/** Polled, because the page is laid out anew some time after its window has changed. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth === clientWidth) return []
      const beyond = [...document.querySelectorAll('body *')]
        .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
        .filter(({ right }) => right > clientWidth)
        .map(({ element, right }) => `${element.localName}.${element.getAttribute('class')} to ${right}`)
      return [`${scrollWidth} of ${clientWidth} pixels`, ...beyond.slice(0, 10)]
    })
  await expect.poll(overflow, 'what makes the page scroll sideways').toEqual([])
}

const colourRules = ['color-contrast', 'link-in-text-block'] as const

/** What holds of every page that is open: nothing that axe finds, in both themes, and no width that makes it scroll sideways. */
export async function expectClean(page: Page, widths: readonly number[] = [1440, 390, 320]): Promise<void> {
  const inTheme = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Colours fade into one another; what moves without end is not waited for.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const fading = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(fading.map(({ finished }) => finished))
    })
  }
  await inTheme('light')
  await expectAccessible(page)
  // A theme changes colours and nothing else.
  await inTheme('dark')
  await expectAccessible(page, colourRules)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
  }
}
