import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** By all rules of axe, or by those that are named. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Without @axe-core/playwright, which brings axe anew for each run and the whole of what it found to us: three times the work.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  // A dialog that is still fading in is none to axe, and the page behind it is hidden already.
  await page.evaluate(untilNothingFades)
  expect(await page.evaluate(violations, rules)).toEqual([])
}

/** In the browser. */
async function violations(rules?: readonly string[]): Promise<readonly string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  const results = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
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

/**
 * Runs in the browser. Colours fade one after the other, since an inherited colour begins when its parent's has
 * ended; endless animations aren't waited for.
 */
async function untilNothingFades(): Promise<void> {
  const maxSeconds = 60
  const fading = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  async function settle(): Promise<void> {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const running = fading()
    if (running.length === 0) return
    await Promise.allSettled(running.map(({ finished }) => finished))
    return settle()
  }
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, maxSeconds * 1_000, 'late'))
  if ((await Promise.race([settle(), late])) !== 'late') return
  const elements = fading().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100))
  throw new Error(`After ${maxSeconds} s these still fade, or, if none, no frame was drawn: [${elements}]`)
}

const colourRules = ['color-contrast', 'link-in-text-block'] as const

/** Every open page must be free of axe findings in both themes, and never scroll sideways at any width. */
export async function expectClean(page: Page, widths: readonly number[] = [1440, 390, 320]): Promise<void> {
  const inTheme = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
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
