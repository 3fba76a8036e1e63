// First, so that the sheet of whatever stands on a page has the last word.
import './theme/global.css'
import './theme/text.css'
import { StrictMode, startTransition } from 'react'
import { App } from './app.tsx'
import { brand } from './base/brand.ts'
import { env } from './base/env.ts'
import { createApp } from './create-app.ts'
import { loadTagManager } from './lib/browser/analytics.ts'
import { browserOf } from './lib/browser/browser.ts'
import { keepFocus } from './lib/browser/keep-focus.ts'
import { createRoot, hydrateRoot } from './lib/browser/react-root.ts'
import { registerServiceWorker } from './lib/browser/register-service-worker.ts'
import { skeletonId } from './router/page-skeleton.tsx'

// By its element, too: a heading “Data” in a text has the same id, and stands before it.
const data = document.querySelector('script#data')?.textContent
// On mocks, a developer chooses at /__dev/mock what they answer.
const fetch = import.meta.env.DEV
  ? (await import('../__dev/scenarios.ts')).withScenarios((request) => window.fetch(request), env.portalUrl)
  : (request: Request) => window.fetch(request)
const services = createApp({
  location: window.location,
  cookies: document,
  fetch,
  mock: import.meta.env.DEV,
  browser: browserOf(window),
  ...(data && { drawnFrom: JSON.parse(data) }),
  skeleton: document.getElementById(skeletonId)?.innerHTML,
})
void services.session.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App services={services} />
  </StrictMode>
)

// In slices: nothing may hold up whoever reads and scrolls meanwhile.
startTransition(() => {
  // The server's drawing (src/prerender) is a visitor's page, or a signed-in page's placeholder until that has
  // loaded.
  if (services.drawn || services.skeleton) hydrateRoot(root, app)
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
})

keepFocus(document)
registerServiceWorker(window)
loadTagManager(document, brand.tag_manager_url)
