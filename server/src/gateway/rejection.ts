import type { IncomingHttpHeaders } from 'node:http'
import { liveBlocker } from '../modules/subscriptions/rules.ts'
import { Problem } from '../platform/http/problem.ts'
import { type CallFacts, isKeyAccepted } from './call-facts.ts'
import { maxBodyBytes } from './read-request.ts'

/** Why a call may not be made with what was sent; undefined when it may. */
export function rejectionOf(facts: CallFacts, sentKey: string | undefined, now: Date): Problem | undefined {
  if (!sentKey) {
    return new Problem('key_missing', 'Send your key in the X-API-Key header. Keys are under Subscriptions.')
  }
  if (!isKeyAccepted(facts, now)) {
    return new Problem(
      'key_invalid',
      'This key is unknown, revoked or expired. Use your subscription’s current key.',
    )
  }
  if (facts.account_status !== 'ACTIVE') {
    return new Problem('account_suspended', 'The account that owns this key is suspended. Contact us.')
  }
  if (facts.subscribed_api !== facts.api) {
    return notSubscribed('The key belongs to a subscription to another API. Subscribe to this one.')
  }
  if (facts.subscription_status !== 'ACTIVE') {
    return notSubscribed(`The subscription of this key is ${facts.subscription_status.toLowerCase()}.`)
  }
  const blocker =
    facts.key_type === 'LIVE' ? liveBlocker({ ...facts, status: facts.subscription_status }) : null
  return blocker ? new Problem(kybCode(blocker.code), blocker.reason) : undefined
}

const notSubscribed = (detail: string): Problem => new Problem('not_subscribed', detail, { status: 403 })

function kybCode(code: string): 'kyb_required' | 'kyb_in_review' | 'kyb_rejected' {
  return code === 'kyb_in_review' || code === 'kyb_rejected' ? code : 'kyb_required'
}

/** Of a call that costs more than is left. */
export const short = (): Problem =>
  new Problem(
    'insufficient_credits',
    'Your wallet holds fewer credits than this call costs. Top up, then send the call again.',
  )

export function tooLarge(headers: IncomingHttpHeaders): Problem | undefined {
  if (Number(headers['content-length'] ?? 0) <= maxBodyBytes) return undefined
  return new Problem('body_too_large', 'The body is too large for the gateway.')
}

export const unknownAddress = (): Problem =>
  new Problem('not_found', 'There’s no API at this URL. The catalogue lists them all.')
