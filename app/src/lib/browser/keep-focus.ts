const containers = 'section, article, form, li, dialog, [role="dialog"], [role="alertdialog"], main'
const headings = 'h1, h2, h3, h4'
const maxPlaces = 8
/** Pages, menus and dialogs give the focus on in the second frame. */
const framesOfOthers = 3

/** Attributes that take an element out of the reach of the keyboard while it stays in the page. */
const closing = ['disabled', 'hidden', 'inert']

/**
 * When the focused element goes away, such as the last row of a list, the button of a notice, one that is disabled once it was
 * pressed, or a link in a tab that gives way to another, browsers leave the focus nowhere: keyboard users start again at the top, and a screen reader falls silent. The focus then goes to the
 * heading of the nearest part of the page that is still there, unless another element takes it. Returns a function to
 * stop.
 */
export function keepFocus(page: Document): () => void {
  /** Each element that had the focus, with all that it was in; the last one first. */
  let places: readonly (readonly Element[])[] = []

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) places = [chainOf(target), ...places].slice(0, maxPlaces)
  }
  /** A press outside any control drops the focus on purpose; an element that is being removed only looks the same for now. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && target instanceof Element)
      queueMicrotask(() => {
        if (isReached(target)) places = []
      })
  }
  const observer = new MutationObserver(() => {
    const [last] = places
    if (!last?.[0] || isReached(last[0])) return
    const known = places
    places = places.filter(([element]) => element && isReached(element))
    afterFrames(page, framesOfOthers, () => {
      if (page.activeElement !== page.body) return
      const place = known.flat().find((element) => isReached(element) && element.matches(containers))
      if (place) focusOn(place.querySelector(headings) ?? place)
    })
  })

  page.addEventListener('focusin', onFocus)
  page.addEventListener('focusout', onBlur)
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: closing })
  return () => {
    page.removeEventListener('focusin', onFocus)
    page.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}

const isReached = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null

function chainOf(element: Element): readonly Element[] {
  const chain: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) chain.push(one)
  return chain
}

function afterFrames(page: Document, frames: number, work: () => void): void {
  if (frames === 0) work()
  else page.defaultView?.requestAnimationFrame(() => afterFrames(page, frames - 1, work))
}

function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
