import { expect, type Page } from '@playwright/test'

export interface Row {
  readonly path: string
  /** Viewers; everybody by default. Others are redirected. */
  readonly to?: 'users' | 'members' | 'admins' | 'visitors' | 'readers'
  /** The page's heading, or the beginning of it. */
  readonly heading: string | RegExp
  /** Further texts, from the persona's examples. */
  readonly shows?: (persona: string) => readonly string[]
}

/** As a link does: without a page load. */
export const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/**
 * Waits for the heading. An assertion that has to wait reads all roles of the page each time it fails, which costs the browser more
 * than many of these pages do: it is made once the text is there.
 */
export async function expectHeading(page: Page, { path, heading }: Row): Promise<void> {
  const [text, isPattern] = heading instanceof RegExp ? [heading.source, true] : [heading, false]
  await page.waitForFunction(
    ({ text, isPattern }) => {
      const matches = (content: string) =>
        isPattern ? new RegExp(text).test(content) : content.includes(text)
      return [...document.querySelectorAll('h1')].some(({ textContent }) => matches(textContent ?? ''))
    },
    { text, isPattern },
    { timeout: 30_000 },
  )
  await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
}
