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

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}

/** Polled, because the page is laid out anew some time after its window has changed. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(overflow, 'pixels that the page can be scrolled sideways').toBe(0)
}
