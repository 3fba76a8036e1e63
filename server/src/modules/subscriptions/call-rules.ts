import { Problem } from '../../platform/http/problem.ts'
import type { LiveBlocker } from './rules.ts'

interface CallingAccount {
  readonly account_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly subscription_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
}

/** Why no key of an account may call the API of a subscription. */
export function callProblem({ account_status, subscription_status }: CallingAccount): Problem | undefined {
  if (account_status !== 'ACTIVE')
    return new Problem('account_suspended', 'The account that owns this key is suspended. Contact us.')
  return subscription_status === 'ACTIVE'
    ? undefined
    : notSubscribed(`The subscription of this key is ${subscription_status.toLowerCase()}.`)
}

export const notSubscribed = (detail: string): Problem =>
  new Problem('not_subscribed', detail, { status: 403 })

/** Of a call with a live key. */
export const liveCallProblem = (blocker: LiveBlocker | null): Problem | undefined =>
  blocker ? new Problem(kybCode(blocker.code), blocker.reason) : undefined

const kybCode = (code: string): 'kyb_required' | 'kyb_in_review' | 'kyb_rejected' =>
  code === 'kyb_in_review' || code === 'kyb_rejected' ? code : 'kyb_required'

/** Of a call that costs more than is left. */
export const short = (): Problem =>
  new Problem(
    'insufficient_credits',
    'Your wallet holds fewer credits than this call costs. Top up, then send the call again.',
  )
