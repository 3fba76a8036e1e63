const dialogs = '[role="dialog"], [role="alertdialog"]'
const containers = `section, article, form, li, dialog, main, ${dialogs}`
const headings = 'h1, h2, h3, h4'
/** Far more than two dialogs need. Without a limit, pages that were left would stay in memory. */
const maxPlaces = 50
/** Pages, menus and dialogs give the focus on in the second frame. */
const framesOfOthers = 3

/** An element that had the focus, and all that it was in. */
type Place = readonly [HTMLElement, ...Element[]]

/**
 * When the focused element goes away, such as the last row of a list, the button of a notice, one that is disabled once it was
 * pressed, or a link in a tab that gives way to another, browsers leave the focus nowhere: keyboard users start again at the top, and a screen reader falls silent. The focus then goes to the
 * heading of the nearest part of the page that is still there, or back to what opened the dialog that closed, unless another element
 * takes it. Returns a function to stop.
 */
export function keepFocus(page: Document): () => void {
  /** The last one first. */
  let places: readonly Place[] = []

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const others = places.filter(([element]) => element !== target).slice(0, maxPlaces - 1)
    places = [[target, ...around(target)], ...others]
  }
  /** A press outside any control drops the focus on purpose; an element that is being removed only looks the same for now. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && target instanceof Element)
      queueMicrotask(() => {
        if (isReached(target)) places = []
      })
  }
  const observer = new MutationObserver(() => {
    const known = places
    if (!known[0] || isReached(known[0][0])) return
    places = known.filter(([element]) => isReached(element))
    afterFrames(framesOfOthers, () => {
      if (page.activeElement !== page.body) return
      const opener = openerOf(known)
      if (opener) return opener.focus({ preventScroll: true })
      const part = known.flat().find((element) => isReached(element) && element.matches(containers))
      focusOn(headingOf(part ?? page.body))
    })
  })

  page.addEventListener('focusin', onFocus)
  page.addEventListener('focusout', onBlur)
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    // These take an element out of the reach of the keyboard while it stays in the page.
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  return () => {
    page.removeEventListener('focusin', onFocus)
    page.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}

/** A dialog that closes gives the focus back by itself, unless it has taken the place of another: the first one’s opener has it then. */
function openerOf(places: readonly Place[]): HTMLElement | undefined {
  if (!places[0] || !isClosed(places[0])) return undefined
  const opener = places.find((place) => !isClosed(place))?.[0]
  return opener && isReached(opener) ? opener : undefined
}

/** In a dialog that has closed. */
const isClosed = (place: Place): boolean =>
  place.some((element) => element.matches(dialogs) && !element.isConnected)

const isReached = (element: Element): boolean =>
  element.isConnected && !element.closest(':disabled, [hidden], [inert]')

const around = ({ parentElement }: Element): Element[] =>
  parentElement ? [parentElement, ...around(parentElement)] : []

const headingOf = (part: Element): Element => part.querySelector(headings) ?? part

function afterFrames(frames: number, work: () => void): void {
  if (frames === 0) work()
  else requestAnimationFrame(() => afterFrames(frames - 1, work))
}

function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
