import { Problem } from '../http/problem.ts'
import { liveBlocker } from '../modules/subscriptions/live-blocker.ts'
import type { Found } from './find-call.ts'

/** Whether a call may be made with this key. Throws the refusal. */
export function admit(
  found: Found,
  sentKey: string | undefined,
): asserts found is Found & { key_id: string } {
  if (!sentKey) {
    throw new Problem('key_missing', 'Send your key in the X-API-Key header. Keys are under Subscriptions.')
  }
  if (!found.key_id || !found.key_good) {
    throw new Problem(
      'key_invalid',
      'The key is unknown, was revoked or has expired. Use the current key of the subscription.',
    )
  }
  if (found.account_status !== 'ACTIVE') {
    throw new Problem('account_suspended', 'The account of this key is suspended. Write to us.')
  }
  if (found.subscribed_api !== found.api)
    throw notSubscribed('The key belongs to a subscription of another API. Subscribe to this one.')
  if (found.subscription_status !== 'ACTIVE') {
    throw notSubscribed(`The subscription of this key is ${found.subscription_status.toLowerCase()}.`)
  }
  const blocker =
    found.key_type === 'LIVE' ? liveBlocker({ ...found, status: found.subscription_status }) : null
  if (blocker) throw new Problem(kybCode(blocker.code), blocker.reason)
}

const notSubscribed = (detail: string): Problem => new Problem('not_subscribed', detail, { status: 403 })

function kybCode(code: string): 'kyb_required' | 'kyb_in_review' | 'kyb_rejected' {
  return code === 'kyb_in_review' || code === 'kyb_rejected' ? code : 'kyb_required'
}
