// /sw.js of a build with VITE_SERVICE_WORKER=off: takes the place of the worker that browsers still have, and goes with it.
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))
