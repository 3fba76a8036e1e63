import { whenUsed } from './when-used.ts'

/**
 * Requests /sw.js once the visitor has done something and the page is idle again: a feature for being offline comes
 * after everything else. The development server has none.
 */
export function registerServiceWorker({ navigator }: Window): void {
  // Browsers offer it on https and localhost alone.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const { PROD, VITE_SERVICE_WORKER } = import.meta.env
  if (!PROD || VITE_SERVICE_WORKER === 'off' || !workers) return
  whenUsed(() => whenIdle(() => void register(workers)))
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register('/sw.js')
    const { active } = await workers.ready
    // It did not see what was loaded before it, nor the style sheets that stand in the page itself.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    active?.postMessage([...loaded, ...sheets.map(({ href }) => href)])
  } catch {
    // Storage may be blocked or full. The portal works without.
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}
