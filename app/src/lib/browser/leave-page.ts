interface LeftWindow extends Pick<EventTarget, 'addEventListener'> {
  readonly document: { readonly body: Pick<HTMLElement, 'replaceChildren'> }
  readonly location: Pick<Location, 'assign' | 'reload'>
}

/** Goes to another page for good: the Back button restores this one empty from the browser's memory, and reloads it. */
export function leavePage(window: LeftWindow, path: string): void {
  window.addEventListener('pagehide', () => window.document.body.replaceChildren())
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.assign(path)
}
