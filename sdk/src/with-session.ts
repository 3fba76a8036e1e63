import { abortable } from './abortable.ts'
import type { Fetch } from './fetch.ts'
import { isProblem } from './problem-of.ts'
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
  // The token whose 403 is known to be real, or whose 401 to be none of the portal's.
  let settled: string | undefined

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
    const isRefused = await refusesToken({ response, token, isRenewable: Boolean(held?.refresh_token) })
    if (!isRefused || state.era() !== era) return response
    if (late) return settle(response, token)
    const newer = await abortable(renew(token), request.signal)
    if (!newer) return response
    // A body that nobody reads keeps its connection busy.
    response.body?.cancel().catch(() => {})
    // Safe for a payment, too: the server refused the first sending before it did anything. After a failure of
    // the network, when nobody knows what was done, nothing is ever sent again from here.
    return settle(await send(bearing(copy, newer.access_token)), newer.access_token)
  }

  /** Where nothing can be renewed, or the token is settled, only the portal’s own word counts: a proxy’s page logs nobody out. */
  async function refusesToken({ response, token, isRenewable }: Refusal): Promise<boolean> {
    if (!isRefusal(response)) return false
    if (isRenewable && token !== settled) return true
    return (response.status === 401 || !isRenewable) && isProblem(response)
  }

  /** The response to a fresh token is final. */
  async function settle(response: Response, token: string | undefined): Promise<Response> {
    if (response.status === 401 && (await isProblem(response))) await state.end('token-rejected', token)
    else if (isRefusal(response)) settled = token
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

interface Refusal {
  readonly response: Response
  readonly token: string | undefined
  readonly isRenewable: boolean
}

const isRefusal = ({ status }: Response): boolean => status === 401 || status === 403

function bearing(request: Request, token: string | undefined): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}
