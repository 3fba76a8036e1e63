import type { components } from '@switchboard/sdk'
import { href } from '../../../paths.ts'
import type { ApiVersion } from '../types.ts'

type Subscription = components['schemas']['Subscription']

export interface SubscribingFacts {
  readonly api: Pick<ApiVersion, 'api' | 'publisher' | 'tag' | 'version' | 'kyb_required' | 'status'>
  readonly role: 'VISITOR' | 'USER' | 'ADMIN'
  readonly held: readonly Pick<Subscription, 'api' | 'status' | 'live_blocker'>[]
}

export interface SubscribingStep {
  readonly label: string
  readonly to: string
  /** Not what one should do first: it is done already, or the version ends. */
  readonly calm: boolean
  /** What stands between here and a live call, and where it is put right. */
  readonly missing?: string
  readonly mend?: string
  readonly mendLabel?: string
}

/** What the button beside the name does. Administrators subscribe to nothing. */
export function subscribing({ api, role, held }: SubscribingFacts): SubscribingStep | null {
  if (role === 'ADMIN') return null
  const to = href('subscriptions', {}, { query: { api: api.api } })
  const own = held.find((one) => one.api === api.api && one.status !== 'CANCELLED')
  if (own) {
    const { live_blocker: blocker } = own
    if (!blocker) return { label: 'Your keys', to, calm: true }
    const mend = blocker.route ?? to
    return { label: 'Your keys', to, calm: true, missing: blocker.reason, mend, mendLabel: 'Put it right' }
  }
  const needs = api.kyb_required && {
    missing: 'Live keys need a verified business.',
    mend: href('kybVersion', api),
    mendLabel: 'Verify yours',
  }
  const step = { label: 'Subscribe', calm: api.status === 'DEPRECATED', ...needs }
  if (role === 'USER') return { ...step, to }
  return { ...step, to: href('login', {}, { query: { 'redirect-url': to } }) }
}
