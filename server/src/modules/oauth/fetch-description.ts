import { Agent, fetch } from 'undici'
import type { AppContext } from '../../platform/app-context.ts'
import { outsideConnector } from '../upstreams/connector.ts'

const connectMs = 2_000

/** Fetches what an agent’s publisher says of it, from the public internet alone. The library limits time and size, and follows no redirect. */
export function fetchDescription({ resolveHost }: Pick<AppContext, 'resolveHost'>): typeof globalThis.fetch {
  const connect = outsideConnector({ connectMs, onlyOutside: true, ...(resolveHost && { resolveHost }) })
  return async (url, { headers, signal, redirect } = {}) => {
    // A connection for each: they go to many hosts, once in a while.
    const dispatcher = new Agent({ connect, keepAliveTimeout: 1 })
    const options = {
      headers: Object.fromEntries(new Headers(headers)),
      dispatcher,
      redirect: redirect ?? 'manual',
    }
    return fetch(`${url}`, { ...options, ...(signal && { signal }) }) as unknown as Promise<Response>
  }
}
