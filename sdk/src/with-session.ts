import { abortable } from './abortable.ts'
import type { Unreachable } from './session/refresh-request.ts'
import type { Renewal } from './session/renewal.ts'
import type { SessionEndReason } from './session/state.ts'

export type Fetch = (request: Request) => Promise<Response>
/** What the contract's `security` says of an operation. */
export type Need = 'none' | 'optional' | 'required'

/** The token to go out with. `fresh`: it was refreshed for this call, so no other will do better. */
export type Taken = { readonly token: string | undefined; readonly fresh: boolean } | Unreachable

export interface Tokens {
  /** The token held; one known to have expired is refreshed first. */
  take(): Promise<Taken>
  /** A newer token than the one that was refused. */
  renew(used: string | undefined): Promise<Renewal>
  end(reason: SessionEndReason, used: string): Promise<void>
  /** The token whose 403 is known to be real. */
  forbidden: string | undefined
  /** Changes with each login, logout and end. */
  era(): number
}

/** The one wrapper round fetch that adds the token, refreshes it and sends again. */
export function withSession(tokens: Tokens, send: Fetch, needOf: (request: Request) => Need): Fetch {
  return async (request) => {
    const need = needOf(request)
    if (need === 'none') return send(request)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const asVisitor = need === 'optional' && reads
    // A body can be sent once; a copy is kept for the second time.
    const copy = reads ? request : request.clone()
    const era = tokens.era()

    const taken = await abortable(tokens.take(), request.signal)
    if ('unreachable' in taken) return asVisitor ? send(bearing(request)) : taken.unreachable()
    const { token, fresh } = taken
    const answer = await send(bearing(request, token))
    if (answer.status !== 401 && answer.status !== 403) return answer

    const final = fresh || tokens.era() !== era || (answer.status === 403 && token === tokens.forbidden)
    const renewal = final ? null : await abortable(tokens.renew(token), request.signal)
    if (renewal && 'pair' in renewal) {
      // Safe for a payment, too: the server refused the first sending before it did anything. After a failure
      // of the network, when nobody knows what was done, nothing is ever sent again from here.
      drop(answer)
      const newer = renewal.pair.access_token
      return settle(await send(bearing(copy, newer)), newer)
    }
    if (asVisitor && token && answer.status === 401) return send(bearing(copy))
    if (renewal) return renewal.unreachable()
    return fresh && token ? settle(answer, token) : answer
  }

  /** What a fresh token is answered with is the last word. */
  async function settle(answer: Response, token: string): Promise<Response> {
    if (answer.status === 401) await tokens.end('token-rejected', token)
    if (answer.status === 403) tokens.forbidden = token
    return answer
  }
}

function bearing(request: Request, token?: string): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  else request.headers.delete('Authorization')
  return request
}

/** A body that nobody reads keeps its connection busy. */
function drop(answer: Response): void {
  answer.body?.cancel().catch(() => {})
}
