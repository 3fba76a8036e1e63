interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

/** The few parts of a service worker's scope that ours use: lib.webworker conflicts with lib.dom. */
export interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(
    type: 'message',
    listen: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
}
