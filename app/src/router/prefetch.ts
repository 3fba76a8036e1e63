interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: Connection
  }
}

/** Connections on 2g or with the data saver on don't prefetch pages that may never be opened. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Fetches the page behind a link as soon as somebody points at it or reaches it with the keyboard. Links with a tab of their own lead to files. */
export function prefetchLinks(
  page: Document,
  fetchPage: (address: Pick<URL, 'pathname' | 'search'>) => void,
): () => void {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== page.location.origin) return
    if (mayPrefetch(page.defaultView?.navigator.connection)) fetchPage(link)
  }
  page.addEventListener('pointerover', listen, { passive: true })
  page.addEventListener('focusin', listen)
  return () => {
    page.removeEventListener('pointerover', listen)
    page.removeEventListener('focusin', listen)
  }
}
