import { expect, type Page } from '@playwright/test'

/** Of one kind on a page, such as the menus of a table's rows, so many are tried. */
const mostOfAKind = 2
/** They end the session and the walk with it, open a window of the system, or call a server that is none of the portal's. */
const leftOut =
  /^(?:log ?out|sign out|upload|choose|add (?:a )?(?:file|document)|send|run it|call|see it happen)/i

interface Control {
  /** By which it is found again, however the page was drawn anew. */
  readonly index: number
  readonly name: string
}

/**
 * Uses each control of a page as a keyboard does: opens and closes what it opens, once by Escape and once by its own button, turns,
 * sorts, filters, folds. Tells after which the focus was on nothing. `reset` brings the page back as it was.
 */
export async function lostFocus(page: Page, within: string, reset: () => Promise<void>): Promise<string[]> {
  const faults: string[] = []
  const note = async (action: string) => {
    if (await page.evaluate(focusIsLost)) faults.push(action)
  }
  for (const control of await page.evaluate(controlsOf, { within, mostOfAKind, leftOut: leftOut.source })) {
    const at = page.url()
    if (!(await page.evaluate(press, { within, control }))) continue
    await note(control.name)
    if (await page.evaluate(isOpen)) {
      await page.keyboard.press('Escape')
      await note(`${control.name}, Escape`)
      if (!(await page.evaluate(isOpen)) && (await page.evaluate(press, { within, control }))) {
        await page.evaluate(focusIsLost)
        if (await page.evaluate(pressWayBack)) await note(`${control.name}, its way back`)
      }
    }
    await closeAll(page)
    if (page.url() !== at) await reset()
  }
  return faults
}

/** By Escape, and again where a dialog asks first or comes late. */
async function closeAll(page: Page): Promise<void> {
  const close = async () => {
    const open = await page.evaluate(isOpen)
    if (open) await page.keyboard.press('Escape')
    return open
  }
  await expect.poll(close, 'whether something is still open').toBe(false)
}

/** After an action whose control is gone, people with a keyboard continue from some place. */
export const expectFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(focusIsLost), 'the focus is on nothing').toBe(false)

/** In the browser. */
function controlsOf(walk: { within: string; mostOfAKind: number; leftOut: string }): Control[] {
  const kinds = new Map<string, number>()
  const selector = 'button:not([type=submit]), summary, [role=tab], [role=switch], a[href]'
  const isHere = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.pathname === location.pathname && element.search !== location.search && !element.download)
  return [...document.querySelectorAll<HTMLElement>(`:is(${walk.within}) :is(${selector})`)].flatMap(
    (element, index) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)
      const isUsable =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *, [aria-disabled=true]') &&
        isHere(element) &&
        !new RegExp(walk.leftOut, 'i').test(name)
      // A row's menu is named after its row, and a chip after its count.
      const kind = [
        name.match(/[A-Za-z]+/)?.[0],
        element.getAttribute('aria-haspopup'),
        element.className,
      ].join()
      const count = (kinds.get(kind) ?? 0) + 1
      if (isUsable) kinds.set(kind, count)
      return isUsable && count <= walk.mostOfAKind ? [{ index, name }] : []
    },
  )
}

/** In the browser. Whether the control was still there. */
function press({ within, control }: { within: string; control: Control }): boolean {
  const selector = 'button:not([type=submit]), summary, [role=tab], [role=switch], a[href]'
  const all = document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selector})`)
  const named = (element: HTMLElement | undefined) =>
    (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 50) === control.name
  const element = named(all[control.index]) ? all[control.index] : [...all].find(named)
  if (!element) return false
  element.focus()
  element.click()
  return true
}

/** In the browser. */
const isOpen = (): boolean =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )

/** In the browser. Whether the open dialog or menu has one. */
function pressWayBack(): boolean {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])]
  const way = buttons.findLast((button) =>
    /^(?:Cancel|Close|Keep|Back|Not now)/.test(button.textContent ?? ''),
  )
  const corner = buttons.find((button) => button.getAttribute('aria-label') === 'Close')
  const button = way ?? corner
  button?.focus()
  button?.click()
  return button !== undefined
}

/**
 * In the browser. Pages, menus and dialogs give the focus on in some frames, others when their data is there: it is waited for, but not
 * for long.
 */
async function focusIsLost(): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isBusy = () => document.querySelector('#main [aria-busy=true]') !== null
  for (let frames = 0; frames < 6 || (isBusy() && frames < 600); frames += 1) await frame()
  for (let frames = 0; frames < 60; frames += 1) {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return false
    await frame()
  }
  return true
}
