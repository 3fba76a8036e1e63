import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { App } from './app.tsx'
import { reloadOnce, session } from './lib/api.ts'
import { followLinks } from './router/link-clicks.ts'
import './theme/global.css'
import './theme/text.css'

// A deployment replaces the chunks of the one before: who still has the old page open gets the new one.
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})

followLinks(document, navigate)
void session.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
