/** The address within the app that a click leads to, or null when the browser should follow it itself. */
function appTarget(event: MouseEvent, here: Location): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  if (event.defaultPrevented || modified || !(event.target instanceof Element)) return null
  const link = event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self')) return null
  if (link.hasAttribute('download') || link.origin !== here.origin) return null
  const samePage = link.pathname === here.pathname && link.search === here.search
  if (samePage && link.hash) return null
  return `${link.pathname}${link.search}${link.hash}`
}

/**
 * Turns clicks on plain links into navigation. One listener, so that every `<a href>` works alike: those of `ui`, which
 * knows no router, and those in texts of the content service.
 */
export function followLinks(target: Document, navigate: (to: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    const to = appTarget(event, target.location)
    if (!to) return
    event.preventDefault()
    navigate(to)
  }
  target.addEventListener('click', listen)
  return () => target.removeEventListener('click', listen)
}
