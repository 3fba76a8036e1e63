// On a page that the server drew: what can be read is fetched and shown first, its code after that.
;(() => {
  const { app, parts } = document.currentScript.dataset
  const add = (tag, what) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...what }))
  const start = () => {
    for (const href of parts.split(' ')) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: app })
  }
  const saysWhenPainted = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  // Nothing is painted in a tab that nobody sees.
  if (document.hidden || !saysWhenPainted) return start()
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
})()
