import { Problem } from '../http/problem.ts'
import { liveBlocker } from '../modules/subscriptions/live-blocker.ts'
import type { Found } from './find-call.ts'

/** Why a call may not be made with what was sent; undefined when it may. */
export function refusalOf(found: Found, sentKey: string | undefined): Problem | undefined {
  if (!sentKey) {
    return new Problem('key_missing', 'Send your key in the X-API-Key header. Keys are under Subscriptions.')
  }
  if (!found.key_id || !found.key_good) {
    return new Problem(
      'key_invalid',
      'The key is unknown, was revoked or has expired. Use the current key of the subscription.',
    )
  }
  if (found.account_status !== 'ACTIVE') {
    return new Problem('account_suspended', 'The account of this key is suspended. Write to us.')
  }
  if (found.subscribed_api !== found.api) {
    return notSubscribed('The key belongs to a subscription of another API. Subscribe to this one.')
  }
  if (found.subscription_status !== 'ACTIVE') {
    return notSubscribed(`The subscription of this key is ${found.subscription_status.toLowerCase()}.`)
  }
  const blocker =
    found.key_type === 'LIVE' ? liveBlocker({ ...found, status: found.subscription_status }) : null
  return blocker ? new Problem(kybCode(blocker.code), blocker.reason) : undefined
}

const notSubscribed = (detail: string): Problem => new Problem('not_subscribed', detail, { status: 403 })

function kybCode(code: string): 'kyb_required' | 'kyb_in_review' | 'kyb_rejected' {
  return code === 'kyb_in_review' || code === 'kyb_rejected' ? code : 'kyb_required'
}
