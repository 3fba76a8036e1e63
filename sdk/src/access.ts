import { optionalAuthOperations, publicOperations } from './generated/operations.ts'
import type { Need } from './with-session.ts'

/** Tells from the contract whether a request needs a token. What leaves the portal's address never gets one. */
export function accessOf(baseUrl: string): (request: Request) => Need {
  // Resolved at the first call: in a browser the base may be a path.
  let base: string | undefined
  return ({ method, url }) => {
    base ??= new URL(baseUrl, globalThis.location?.href).href.replace(/\/$/, '')
    if (!url.startsWith(`${base}/`)) return 'none'
    const [path] = url.slice(base.length).split(/[?#]/)
    const operation = `${method} ${path}`
    if (publicOperations.has(operation)) return 'none'
    return optionalAuthOperations.has(operation) ? 'optional' : 'required'
  }
}
