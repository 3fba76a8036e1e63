import type { OnProgress } from './send-by-xhr.ts'

type Fetch = (request: Request) => Promise<Response>

export interface Uploads {
  /** Calls back with how much of a request has left this device, from 0 to 1. Returns how to stop. */
  follow(requestId: string, onProgress: OnProgress): () => void
  /** fetch, which tells nobody how far an upload is, save for requests that somebody follows. */
  readonly fetch: Fetch
}

export function createUploads(fetch: Fetch): Uploads {
  const followed = new Map<string, OnProgress>()
  return {
    follow(requestId, onProgress) {
      followed.set(requestId, onProgress)
      return () => followed.delete(requestId)
    },
    async fetch(request) {
      const onProgress = followed.get(request.headers.get('X-Request-Id') ?? '')
      if (!onProgress) return fetch(request)
      // Few people upload, and the way to hear how far it is costs bytes.
      const { sendByXhr } = await import('./send-by-xhr.ts')
      return sendByXhr(request, onProgress)
    },
  }
}
