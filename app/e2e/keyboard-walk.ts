import { expect, type Page } from '@playwright/test'

const mostStops = 200

interface Stop {
  readonly what: string
  readonly inView: boolean
  readonly covered: boolean
  readonly marked: boolean
}

/**
 * Goes through a page with Tab alone: every stop is in view, covered by nothing, and marked as having the focus; each control is
 * reached, and the way leads out of the page again.
 */
export async function expectWalkable(page: Page): Promise<void> {
  // A page that is one form has the focus in it: the walk begins before the page.
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const controls = await page.evaluate(numberControls)
  const reached = new Set<number>()
  const faults: string[] = []
  for (let stops = 0; ; stops += 1) {
    expect(stops, 'stops without an end').toBeLessThan(mostStops)
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(whereFocusIs)
    if (!stop) break
    for (const number of stop.numbers) reached.add(number)
    faults.push(...faultsOf(stop))
  }
  const missed = controls.filter((_, number) => !reached.has(number)).map((what) => `not reached: ${what}`)
  expect([...faults, ...missed]).toEqual([])
}

function faultsOf({ what, inView, covered, marked }: Stop): string[] {
  return [
    ...(inView ? [] : [`out of view: ${what}`]),
    ...(covered ? [`covered: ${what}`] : []),
    ...(marked ? [] : [`not marked: ${what}`]),
  ]
}

/** In the browser: gives each control a number, and tells them in words. Of radio buttons, Tab reaches the chosen one. */
function numberControls(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [inert] *, [type=hidden]'))
    .filter(
      (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    )
    .map((element, number) => {
      element.dataset.stop = String(number)
      return `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    })
}

/** In the browser. Undefined when the page has let go of the focus. */
async function whereFocusIs() {
  // An animation that the focus starts begins two frames later; then it is waited for, however short it is with
  // reduced motion.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const focused = document.activeElement
  await Promise.allSettled(focused?.getAnimations().map(({ finished }) => finished) ?? [])
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  const box = focused.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
  const there = document.elementFromPoint(x, y)
  const around = focused.closest('label') ?? focused
  const outlined = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  }
  // A card or a field may show on its frame that what is in it has the focus.
  const frames: Element[] = [focused]
  for (let frame = focused.parentElement; frame && frames.length < 6; frame = frame.parentElement)
    frames.push(frame)
  return {
    numbers: focused.dataset.stop ? [Number(focused.dataset.stop)] : [],
    what: `${focused.localName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`,
    inView: y >= 0 && y <= window.innerHeight && x >= 0 && x <= window.innerWidth,
    covered: there !== null && !around.contains(there) && !there.contains(focused),
    marked: frames.some((frame) => outlined(frame)) || outlined(focused, '::after'),
  }
}
