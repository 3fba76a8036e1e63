import { abortable } from './abortable.ts'
import type { Renewal } from './session/renewal.ts'
import type { SessionEndReason } from './session/state.ts'

export type Fetch = (request: Request) => Promise<Response>
/** What the contract says of an operation. */
export type Need = 'none' | 'optional' | 'required'

export interface Tokens {
  /** The token to go out with. One known to have expired is refreshed first, and then `fresh`. */
  take(): Promise<{ readonly renewal: Renewal; readonly fresh: boolean }>
  /** A newer token than the one that was refused. */
  renew(used: string): Promise<Renewal>
  end(reason: SessionEndReason, used: string | undefined): Promise<void>
  /** The token whose 403 is known to be real. */
  forbidden: string | undefined
  era(): number
}

/** The one wrapper round fetch that adds the token, refreshes it and sends again. */
export function withSession(tokens: Tokens, send: Fetch, needOf: (request: Request) => Need): Fetch {
  return async (request) => {
    const need = needOf(request)
    if (need === 'none') return send(request)
    // A body can be sent once, so a copy is kept for the second time.
    const copy = /^(GET|HEAD)$/.test(request.method) ? request : request.clone()
    const era = tokens.era()
    const { renewal, fresh } = await abortable(tokens.take(), request.signal)
    if (renewal && 'unreachable' in renewal) {
      return need === 'optional' ? send(request) : renewal.unreachable()
    }

    const used = renewal?.pair.access_token
    const answer = await send(authorized(request, used))
    if (!refused(answer) || tokens.era() !== era) return answer
    if (used && answer.status === 403 && tokens.forbidden === used) return answer
    if (used && fresh) return settle(answer, used)

    const again = await abortable(tokens.renew(used ?? ''), request.signal)
    if (!again || 'unreachable' in again) {
      if (need === 'optional' && used) return send(authorized(copy, undefined))
      return again ? again.unreachable() : answer
    }
    // Safe for a payment, too: the server refused the first sending before it did anything. After a failure of
    // the network, when nobody knows what was done, nothing is ever sent again from here.
    void answer.body?.cancel().catch(() => {})
    const token = again.pair.access_token
    return settle(await send(authorized(copy, token)), token)
  }

  /** What a fresh token is answered with is final. */
  async function settle(answer: Response, token: string): Promise<Response> {
    if (answer.status === 401) await tokens.end('token-rejected', token)
    if (answer.status === 403) tokens.forbidden = token
    return answer
  }
}

const refused = ({ status }: Response): boolean => status === 401 || status === 403

function authorized(request: Request, token: string | undefined): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  else request.headers.delete('Authorization')
  return request
}
