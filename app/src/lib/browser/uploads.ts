import type { OnProgress } from './send-by-xhr.ts'

type Fetch = (request: Request) => Promise<Response>

export interface Uploads {
  /** Calls back with how much of a request has left this device, from 0 to 1. Returns how to stop. */
  follow(requestId: string, onProgress: OnProgress): () => void
  /** Requests that somebody follows go out in another way: fetch tells nobody how far an upload is. */
  readonly layer: (send: Fetch) => Fetch
}

export function createUploads(): Uploads {
  const followed = new Map<string, OnProgress>()
  return {
    follow(requestId, onProgress) {
      followed.set(requestId, onProgress)
      return () => followed.delete(requestId)
    },
    layer: (send) => async (request) => {
      const onProgress = followed.get(request.headers.get('X-Request-Id') ?? '')
      if (!onProgress) return send(request)
      // Few people upload, and the way to hear how far it is costs bytes.
      const { sendByXhr } = await import('./send-by-xhr.ts')
      return sendByXhr(request, onProgress)
    },
  }
}
