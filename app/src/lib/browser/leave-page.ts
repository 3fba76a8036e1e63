interface LeftWindow extends Pick<EventTarget, 'addEventListener'> {
  readonly document: { readonly body: Pick<HTMLElement, 'replaceChildren'> }
  readonly location: Pick<Location, 'assign' | 'reload'>
}

/** Goes to another page for good: the Back button brings this one out of the browser's memory empty, and loads it anew. */
export function leavePage(window: LeftWindow, path: string): void {
  window.addEventListener('pagehide', () => window.document.body.replaceChildren())
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.assign(path)
}
