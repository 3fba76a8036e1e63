import { test as base, type Page } from '@playwright/test'
import { urls } from './addresses.ts'
import { complaint, expectAnnounced, expectHeard, watchComplaints } from './complaints.ts'
import { markDrawn } from './drawn.ts'
import { recordTraffic } from './traffic.ts'

interface OfWorker {
  /** Of all pages since the last test has ended. */
  readonly complaints: string[]
  /** One visitor reads all public pages that a worker is given: they leave nothing behind, and have the app’s files already. */
  readonly tab: Page
}

export const test = base.extend<{ readonly complaintCheck: undefined }, OfWorker>({
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the braces what a fixture needs
    async ({}, use) => {
      const complaints: string[] = []
      await use(complaints)
      if (complaints.length > 0) throw new Error(`Pages complained after the last test: ${complaints}`)
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, complaints }, use) => {
      watchComplaints(browser, complaints)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // For all tests, since those with fixtures of a worker of their own would need workers and browsers of their own.
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ baseURL: urls.server, serviceWorkers: 'block' })
      await markDrawn(tab)
      await tab.addInitScript(countDateFormatters)
      await use(takenOver(tab))
      await tab.close()
    },
    { scope: 'worker' },
  ],
  complaintCheck: [
    async ({ complaints }, use, testInfo) => {
      await use(undefined)
      await expectHeard(complaints, testInfo)
      expectAnnounced(complaints.splice(0), testInfo)
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use, testInfo) => {
    const recorded = recordTraffic(context)
    await use(context)
    // Here, too, since a page that is closed complains no more.
    await expectHeard(complaints, testInfo)
    recorded.save(testInfo.workerIndex)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    // Where scripts are off, nothing will ever take it over, and it is ready as it came.
    await use(javaScriptEnabled === false ? page : takenOver(page))
  },
})

/** In the browser, in `dateFormatters`. */
function countDateFormatters(): void {
  const counter = Object.assign(globalThis, { dateFormatters: 0 })
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, settings) {
      counter.dateFormatters += 1
      return Reflect.construct(target, settings)
    },
  })
}

/** Announces what a page will say in this test, which is red unless one does. */
export function mayComplain(pattern: RegExp): void {
  test.info().annotations.push(complaint(pattern))
}

/** A page is drawn before its code has loaded: `goto` and `reload` wait until it is usable, too. */
export function takenOver(page: Page): Page {
  for (const arrive of ['goto', 'reload'] as const) {
    const arriving = page[arrive].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[arrive] = async (...args: unknown[]) => {
      const response = await arriving(...args)
      await taken(page)
      return response
    }
  }
  return page
}

/** React marks each element it has taken over; listeners on the whole document follow immediately. */
async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('#main > *') ?? document.querySelector('#root > *')
    return (
      !document.querySelector('#root') ||
      // A skeleton is taken over, too, and then gives way to its page.
      (content &&
        !document.querySelector('#skeleton') &&
        Object.keys(content).some((key) => key.startsWith('__reactFiber')))
    )
  })
  // A page may leave by itself meanwhile: one that a session has ended on loads itself anew.
  const idle = page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 30_000 })),
  )
  await idle.catch((error) => {
    if (!String(error).includes('Execution context was destroyed')) throw error
  })
}
