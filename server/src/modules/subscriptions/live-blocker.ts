import type { components } from '@switchboard/sdk'

type LiveBlocker = components['schemas']['LiveBlocker']

export interface Standing {
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
  readonly kyb_required: boolean
  readonly kyb_state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null
  readonly kyb_reason: string | null
}

/** What stands between a subscription and its live key; null when nothing does. */
export function liveBlocker(standing: Standing): LiveBlocker | null {
  const { status, name } = standing
  if (status === 'CANCELLED') return null
  if (status === 'SUSPENDED') {
    return {
      code: 'subscription_suspended',
      reason: `Your subscription to ${name} is suspended. Write to us.`,
      route: '/contact-us',
    }
  }
  if (status === 'PENDING') {
    return {
      code: 'subscription_pending',
      reason: `Your subscription to ${name} is prepared and not started.`,
      route: null,
    }
  }
  return standing.kyb_required ? kybBlocker(standing) : null
}

function kybBlocker({ name, publisher, tag, version, kyb_state, kyb_reason }: Standing): LiveBlocker | null {
  const route = `/kyb/${publisher}/${tag ?? version}`
  switch (kyb_state) {
    case 'APPROVED':
      return null
    case 'IN_REVIEW':
      return {
        code: 'kyb_in_review',
        reason: 'Your documents are being looked at. You are told when it is done.',
        route,
      }
    case 'REJECTED':
      return { code: 'kyb_rejected', reason: kyb_reason ?? 'Some details were refused.', route }
    default:
      return { code: 'kyb_required', reason: `Live keys for ${name} need a verified business.`, route }
  }
}
