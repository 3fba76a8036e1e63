import type { components } from '@switchboard/sdk'
import { href } from '../../../paths.ts'
import type { ApiVersion } from '../types.ts'

type Subscription = components['schemas']['Subscription']

export interface SubscribingFacts {
  readonly api: Pick<
    ApiVersion,
    'api' | 'publisher' | 'tag' | 'version' | 'kyb_required' | 'status' | 'servers'
  >
  readonly role: 'VISITOR' | 'USER' | 'ADMIN'
  readonly held: readonly Pick<Subscription, 'api' | 'status' | 'live_blocker'>[]
}

export interface SubscribingStep {
  readonly label: string
  readonly to: string
  /** Not what one should do first: it is done already, or the version ends. */
  readonly calm: boolean
  /** The obstacle to a live call, and where to remove it. */
  readonly missing?: { readonly reason: string; readonly mend: string; readonly to: string } | undefined
}

/**
 * The action of the button beside the name. Administrators can't subscribe, and an API without a backend can't be
 * subscribed to.
 */
export function subscribing({ api, role, held }: SubscribingFacts): SubscribingStep | null {
  if (role === 'ADMIN') return null
  const to = href('subscriptions', {}, { query: { api: api.api } })
  const own = held.find((one) => one.api === api.api && one.status !== 'CANCELLED')
  if (own) {
    const { live_blocker: blocker } = own
    const missing = blocker
      ? { reason: blocker.reason, mend: 'Fix this', to: blocker.route ?? to }
      : undefined
    return { label: 'Your keys', to, calm: true, missing }
  }
  if (api.servers.length === 0) return null
  const missing = api.kyb_required
    ? {
        reason: 'Live keys need a verified business.',
        mend: 'Verify your business',
        to: href('kybVersion', api),
      }
    : undefined
  return {
    label: 'Subscribe',
    to: role === 'USER' ? to : href('login', {}, { query: { 'redirect-url': to } }),
    calm: api.status === 'DEPRECATED',
    missing,
  }
}
