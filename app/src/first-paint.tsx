import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { session } from './lib/api.ts'
import { queryClient } from './lib/query-client.ts'

/** The start page as a visitor sees it before any data has come. Run at build time only (vite/first-paint.ts). */
export function home(): string {
  void session.start()
  const markup = renderToString(
    <Router ssrPath="/">
      <App />
    </Router>,
  )
  // What was asked for and not answered would keep the build alive for minutes.
  queryClient.clear()
  return markup
}
