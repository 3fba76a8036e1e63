import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { App } from './app.tsx'
import { loadTagManager } from './lib/analytics.ts'
import { portal, session } from './lib/api.ts'
import { env } from './lib/env.ts'
import { queryClient } from './lib/query-client.ts'
import { createRoot, hydrateRoot } from './lib/react-root.ts'
import { registerServiceWorker } from './lib/register-service-worker.ts'
import './theme/global.css'
import './theme/text.css'

void session.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

// What the server drew (src/prerender) is what a visitor sees.
const data = document.getElementById('data')?.textContent
if (data && !portal.session.isLoggedIn) {
  hydrate(queryClient, JSON.parse(data))
  // In slices: the page is there to be read and scrolled, and nothing may hold that up.
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}

registerServiceWorker(window)
loadTagManager(document, env.tagManagerUrl)
