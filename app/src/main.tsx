import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { session } from './lib/api.ts'
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

const { dataset } = document.documentElement
if (dataset.elsewhere === undefined && root.hasChildNodes()) {
  // In slices: the page is there to be read and scrolled, and nothing may hold that up.
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  root.replaceChildren()
  delete dataset.elsewhere
  createRoot(root).render(app)
}

registerServiceWorker(window)
