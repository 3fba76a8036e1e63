import { test as base, type Page } from '@playwright/test'
import { recordTraffic } from './traffic.ts'

export const test = base.extend({
  context: async ({ context }, use, { workerIndex }) => {
    const recorded = recordTraffic(context)
    await use(context)
    recorded.save(workerIndex)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    // Where scripts are off, nothing will ever take it over, and it is ready as it came.
    await use(javaScriptEnabled === false ? page : takenOver(page))
  },
})

/** A page is drawn before its code has come: what is opened or loaded anew in this one is ready for hands, too. */
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

/** React leaves its mark on each element it has made its own; what listens to the whole document follows at once. */
async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('#main > *') ?? document.querySelector('#root > *')
    return (
      !document.querySelector('#root') ||
      (content && Object.keys(content).some((key) => key.startsWith('__reactFiber')))
    )
  })
  // A page may leave by itself meanwhile: one that a session has ended on loads itself anew.
  const idle = page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await idle.catch((error) => {
    if (!String(error).includes('Execution context was destroyed')) throw error
  })
}
