// /sw.js, written by vite/service-worker.ts: without a network, a page that was open before opens again.
import { createShell } from './shell.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
declare const __SHELL_VERSION__: string

const shell = createShell({ caches, fetch, origin: location.origin, version: __SHELL_VERSION__ })

// A new build waits until the last tab of the old one is gone, so that no page loses its parts while it is open.
self.addEventListener('install', (event) => event.waitUntil(shell.fill()))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.forgetOthers(), self.clients.claim()])),
)
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(shell.add(event.data))
})
self.addEventListener('fetch', (event) => {
  const response = shell.answer(event.request)
  if (response) event.respondWith(response)
})
