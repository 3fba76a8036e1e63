import { publicOperations } from './generated/operations.ts'

/**
 * Tells from the contract whether a call goes without a token. Where the token is optional, it is sent if there is
 * one. Requests to other addresses than the portal's never get one.
 */
export function publicAt(baseUrl: string): (request: Request) => boolean {
  // Resolved at the first call: in a browser the base may be a path.
  let base: string | undefined
  return ({ method, url }) => {
    base ??= new Request(`${baseUrl}/`).url
    const [before, path] = url.replace(/\?.*/, '').split(base)
    return before !== '' || publicOperations.has(`${method} /${path}`)
  }
}
