// Complaints of a page: console errors, uncaught exceptions, violations of the security policy.
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type TestInfo,
} from '@playwright/test'

/** Of every page of every context that the browser opens, pages that open others among them; they are noted in `complaints`. */
export function watchComplaints(browser: Browser, complaints: string[]): void {
  const watch = (context: BrowserContext) => {
    context.on('weberror', (thrown) => complaints.push(String(thrown.error())))
    context.on('console', (message) => {
      if (message.type() === 'error' && !isOfAddress(message)) complaints.push(textOf(message))
    })
  }
  for (const context of browser.contexts()) watch(context)
  browser.on('context', watch)
}

/** A load that failed is told with its address. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return message.text().startsWith('Failed to load resource') ? `${message.text()} ${url}` : message.text()
}

/**
 * Chromium complains of a page that is answered 404, as a page that is not there should be, of one about a failure, which has its
 * status, and of an address that no API has.
 */
function isOfAddress(message: ConsoleMessage): boolean {
  const { url } = message.location()
  const isPage = url === message.page()?.url()
  const mayBeMissing = isPage || /\/api\/(catalogue\/address\?|previews$)/.test(url)
  const isFailure = isPage && /\/(500|502|maintenance|error)$/.test(new URL(url).pathname)
  return (
    (mayBeMissing && message.text().includes('404 (Not Found)')) ||
    (isFailure && message.text().startsWith('Failed to load resource'))
  )
}

const type = 'complaint'

/** How a test announces what a page will say. */
export const complaint = (pattern: RegExp) => ({ type, description: pattern.source })

/** At the end of a test: pages have said nothing that it has not announced. */
export function expectAnnounced(complaints: readonly string[], testInfo: TestInfo): void {
  const announced = announcedIn(testInfo)
  const others = complaints.filter((text) => !announced.some((pattern) => pattern.test(text)))
  expect(others, ['what pages complained of', ...others].join('; ')).toEqual([])
}

/** Waits, since the browser tells of a complaint a moment after what a test sees of its cause. */
export async function expectHeard(complaints: readonly string[], testInfo: TestInfo): Promise<void> {
  if (testInfo.errors.length > 0) return
  const unheard = () =>
    announcedIn(testInfo)
      .filter((pattern) => !complaints.some((text) => pattern.test(text)))
      .map(String)
  await expect.poll(unheard, 'complaints that were announced and did not come').toEqual([])
}

const announcedIn = ({ annotations }: TestInfo): RegExp[] =>
  annotations
    .filter((annotation) => annotation.type === type)
    .map(({ description = '' }) => new RegExp(description))
