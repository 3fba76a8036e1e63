import type { Fetch } from '../fetch.ts'

export interface PostInit {
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

/** Behaves like fetch: throws when the server cannot be reached. */
export type Post = (path: string, body: unknown, init?: PostInit) => Promise<Response>

/** Sends JSON outside the session: a request that begins or ends a session can't wait for one. */
export function createPost(baseUrl: string, send: Fetch): Post {
  return (path, body, init) => {
    const request = new Request(baseUrl + path, { ...init, method: 'POST', body: JSON.stringify(body) })
    request.headers.set('Content-Type', 'application/json')
    return send(request)
  }
}
