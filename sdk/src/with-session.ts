import { abortable } from './abortable.ts'
import type { Fetch } from './fetch.ts'
import { expired, type Renew } from './session/renewal.ts'
import type { SessionState } from './session/state.ts'

export interface LiveSession {
  readonly state: SessionState
  readonly renew: Renew
  readonly clock: () => number
}

/** The one wrapper round fetch that adds the token, refreshes it and sends again. */
export function withSession(
  { state, renew, clock }: LiveSession,
  send: Fetch,
  isPublic: (request: Request) => boolean,
): Fetch {
  // The token whose 403 is known to be real.
  let forbidden: string | undefined

  async function sendTwice(request: Request): Promise<Response> {
    // A body can be sent once; a copy is kept for the second time.
    const copy = request.clone()
    const era = state.era()
    const held = await state.read()
    const late = held?.refresh_token && expired(held, clock())
    // Refused a new one, the old one goes out, and the server says in its own words that it will not do.
    const pair = (late && (await abortable(renew(held.access_token), request.signal))) || held
    const token = pair?.access_token

    const response = await send(bearing(request, token))
    const refused = response.status === 401 || (response.status === 403 && token !== forbidden)
    if (!refused || state.era() !== era) return response
    if (late) return settle(response, token)
    const newer = await abortable(renew(token), request.signal)
    if (!newer) return response
    // A body that nobody reads keeps its connection busy.
    response.body?.cancel().catch(() => {})
    // Safe for a payment, too: the server refused the first sending before it did anything. After a failure of
    // the network, when nobody knows what was done, nothing is ever sent again from here.
    return settle(await send(bearing(copy, newer.access_token)), newer.access_token)
  }

  /** What a fresh token is answered with is the last word. */
  async function settle(response: Response, token: string | undefined): Promise<Response> {
    if (response.status === 401) await state.end('token-rejected', token)
    if (response.status === 403) forbidden = token
    return response
  }

  return async (request) => {
    if (isPublic(request)) return send(request)
    return sendTwice(request).catch((failure) => {
      // The refresh was answered by a server in trouble: each waiting caller gets that response.
      if (failure instanceof Response) return failure.clone()
      throw failure
    })
  }
}

function bearing(request: Request, token: string | undefined): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}
