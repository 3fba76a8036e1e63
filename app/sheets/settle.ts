import type { Page, Request } from '@playwright/test'

/** Requests of a page that are open from now on. A stream never ends, and isn't waited for. */
export function openRequestsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().includes('/stream')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Until a page has all that it will show: its fonts, what it loads, and what it loads once somebody scrolls to it. */
export async function untilSettled(page: Page, open: ReadonlySet<Request>): Promise<void> {
  await page.waitForFunction(isLoaded)
  await page.evaluate(scrollThrough)
  do {
    await page.waitForFunction(isLoaded)
    await page.evaluate(untilQuiet)
  } while (open.size > 0)
}

/** In the browser. */
function isLoaded(): boolean {
  const loading = [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
    textContent?.startsWith('Loading'),
  )
  const isOurs = [...document.querySelectorAll('#main > *, #root > *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )
  const images = [...document.images].every(({ complete }) => complete)
  return isOurs && images && !loading && document.fonts.status === 'loaded'
}

/** In the browser. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

/** In the browser: nothing changes for half a second. */
async function untilQuiet(): Promise<void> {
  let last = performance.now()
  const changes = new MutationObserver(() => {
    last = performance.now()
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (performance.now() - last < 500) await new Promise((resolve) => setTimeout(resolve, 100))
  changes.disconnect()
}
