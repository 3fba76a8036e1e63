// On a drawn page, everything readable is fetched and shown first, the code after that.
;(() => {
  const { app, parts, page } = document.currentScript.dataset
  const add = (tag, what) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...what }))
  const start = async () => {
    const hrefs = [...parts.split(' '), app]
    // The page's own modules are fetched beside them; the app runs them when it draws the page.
    for (const href of [...hrefs, ...page.split(' ')]) if (href) add('link', { rel: 'modulepreload', href })
    // One after the other, so that the page can be scrolled and pressed in between.
    for (const href of hrefs) await import(href)
  }
  const saysWhenPainted = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  // Nothing is painted in a tab that nobody sees.
  if (document.hidden || !saysWhenPainted) return start()
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
})()
