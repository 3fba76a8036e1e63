import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { accounts, openAs, sendLogin } from '../e2e/accounts.ts'
import { openRequestsOf, untilSettled } from './settle.ts'
import { slugOf } from './slug.ts'
import type { Subject } from './subjects.ts'

/** The examples of the mock are of that autumn. */
const now = new Date('2026-11-21T12:00:00+08:00')
const allWidths: readonly number[] = [1440, 1024, 768, 390]
const themes = ['light', 'dark'] as const

/** Partial or threaded rasterisation changes round corners by one in 255 from run to run. */
const steadyArgs = ['--disable-partial-raster', '--num-raster-threads=1']
/** Browsers leave out what is far from the window, and pictures are of whole pages. */
const wholePage = '* { content-visibility: visible !important; }'

interface Studio {
  /** In pixels; all four by default. */
  readonly widths?: readonly number[] | undefined
  readonly origin: string
  readonly folder: string
}

/** Pictures of each page, whole, named by its address, who looks, width and theme. Answers how many there are. */
export async function takePictures(subjects: readonly Subject[], studio: Studio): Promise<number> {
  const { origin, folder, widths = allWidths } = studio
  mkdirSync(folder, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs, ...steadyArgs],
    ...(executablePath && { executablePath }),
  })
  try {
    for (const [as, own] of Map.groupBy(subjects, ({ as }) => as)) {
      const context = await newContext(browser, origin)
      if (as) await signIn(context, accounts[as])
      // Two at a time: one page waits for its answers while the other is drawn.
      const left = [...own]
      const work = async () => {
        for (let subject = left.shift(); subject; subject = left.shift()) {
          await takePicturesOf(subject, context, { folder, widths })
        }
      }
      await Promise.all([work(), work()])
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return subjects.length * widths.length * themes.length
}

async function newContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Manila',
  })
  await context.clock.setFixedTime(now)
  return context
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage()
  await openAs(page, email, '/')
  await page.close()
}

async function takePicturesOf(
  { path, as, refused }: Subject,
  context: BrowserContext,
  { folder, widths }: { readonly folder: string; readonly widths: readonly number[] },
): Promise<void> {
  const page = await context.newPage()
  const open = openRequestsOf(page)
  try {
    await page.goto(path)
    await page.addStyleTag({ content: wholePage })
    if (refused) {
      await sendLogin(page, refused)
      await page.getByRole('alert').filter({ hasText: 'Couldn’t log you in.' }).waitFor()
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await untilSettled(page, open)
      expectAt(page, path)
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await page.locator(`html[data-theme=${theme}]`).waitFor()
        await page.screenshot({
          path: join(
            folder,
            `${slugOf(path)}.${refused ? 'refused' : (as ?? 'visitor')}.${width}-${theme}.png`,
          ),
          fullPage: true,
          animations: 'disabled',
        })
      }
    }
  } catch (error) {
    throw new Error(`No picture of ${path}`, { cause: error })
  } finally {
    await page.close()
  }
}

/** A picture of the log-in in the place of a page would be equal before and after whatever became of the page. */
function expectAt(page: Page, path: string): void {
  const { pathname, search } = new URL(page.url())
  if (pathname + search !== path) throw new Error(`${path} led to ${pathname}${search}`)
}
