import type { IncomingHttpHeaders } from 'node:http'
import { mcpUrl } from '../modules/catalogue/addresses.ts'
import { isToken, tokenInvalid } from '../modules/oauth/access-token.ts'
import { callProblem, liveCallProblem, notSubscribed } from '../modules/subscriptions/call-rules.ts'
import { liveBlocker } from '../modules/subscriptions/rules.ts'
import { Problem } from '../platform/http/problem.ts'
import { type CallFacts, isKeyAccepted } from './call-facts.ts'
import type { Matcher } from './matcher.ts'
import { maxBodyBytes } from './read-request.ts'

/** Why a call may not be made with what was sent; undefined when it may. */
export function rejectionOf(facts: CallFacts, sentKey: string | undefined, now: Date): Problem | undefined {
  if (!sentKey) {
    return new Problem('key_missing', 'Send your key in the X-API-Key header. Keys are under Subscriptions.')
  }
  if (isToken(sentKey) && (!isKeyAccepted(facts, now) || !isForVersion(facts))) return tokenInvalid()
  if (!isKeyAccepted(facts, now)) {
    return new Problem(
      'key_invalid',
      'This key is unknown, revoked or expired. Use your subscription’s current key.',
    )
  }
  if (facts.account_status === 'ACTIVE' && facts.subscribed_api !== facts.api) {
    return notSubscribed('The key belongs to a subscription to another API. Subscribe to this one.')
  }
  const problem = callProblem(facts)
  if (problem || facts.key_type === 'TEST') return problem
  return liveCallProblem(liveBlocker({ ...facts, status: facts.subscription_status }))
}

/** Of a call that costs more than is left. */
export { short } from '../modules/subscriptions/call-rules.ts'

/** A token is for one version; one that has several addresses has the one of its MCP server. */
const isForVersion = (facts: CallFacts): boolean => facts.token_resource === mcpUrl(facts)

export function tooLarge(headers: IncomingHttpHeaders): Problem | undefined {
  if (Number(headers['content-length'] ?? 0) <= maxBodyBytes) return undefined
  return new Problem('body_too_large', 'The body is too large for the gateway.')
}

export const unknownAddress = (): Problem =>
  new Problem('not_found', 'There’s no API at this URL. The catalogue lists them all.')

/** Nothing is called at this address: there is no operation to charge for, or to write into a log. */
export interface LocateFailure {
  readonly problem: Problem
  readonly allow?: string
}

type UnmatchedCall = Extract<ReturnType<Matcher>, { readonly operation: undefined }>

export function unmatched({ allowed, ambiguous }: UnmatchedCall): LocateFailure {
  if (ambiguous)
    return {
      problem: new Problem(
        'not_found',
        'This path may reach another operation than the one it names. You weren’t charged. Choose another value, or write the path as documented.',
      ),
    }
  if (allowed.length === 0)
    return { problem: new Problem('not_found', 'This API has no operation at this path.') }
  const allow = allowed.join(', ')
  return { problem: new Problem('method_not_allowed', `This path takes ${allow}.`), allow }
}
