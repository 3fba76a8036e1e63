/**
 * Asks for /sw.js when the page has loaded and rests: nobody waits for what helps only without a network. The server of
 * development has none.
 */
export function registerServiceWorker({ document, navigator }: Window): void {
  // Browsers offer it on https and localhost alone.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const { PROD, VITE_SERVICE_WORKER } = import.meta.env
  if (!PROD || VITE_SERVICE_WORKER === 'off' || !workers) return
  const start = () => whenIdle(() => void register(workers))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register('/sw.js')
    const { active } = await workers.ready
    // It did not see what was loaded before it.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
  } catch {
    // Storage may be blocked or full. The portal works without.
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}
