import type { components } from '@switchboard/sdk'
import type { Blocker } from '../../../domain/capabilities/queries.ts'
import { href } from '../../../paths.ts'
import type { ApiVersion } from '../types.ts'

type Subscription = components['schemas']['Subscription']

export interface SubscribingFacts {
  readonly api: Pick<
    ApiVersion,
    'api' | 'publisher' | 'tag' | 'version' | 'kyb_required' | 'status' | 'servers'
  >
  readonly role: 'VISITOR' | 'USER' | 'ADMIN'
  readonly held: readonly Pick<Subscription, 'api' | 'status'>[]
  /** The obstacle to a live call, besides the subscription. */
  readonly blocker?: Pick<Blocker, 'code' | 'detail' | 'href'> | undefined
}

export interface SubscribingStep {
  readonly label: string
  readonly to: string
  /** Not what one should do first: it is done already, or the version ends. */
  readonly calm: boolean
  /** The obstacle to a live call, and where to remove it. */
  readonly missing?: SubscribingFacts['blocker']
}

/**
 * The action of the button beside the name. Administrators can't subscribe, and an API without a backend can't be
 * subscribed to.
 */
export function subscribing({ api, role, held, blocker }: SubscribingFacts): SubscribingStep | null {
  if (role === 'ADMIN') return null
  const to = href('subscriptions', {}, { query: { api: api.api } })
  const own = held.find((one) => one.api === api.api && one.status !== 'CANCELLED')
  if (own) return { label: 'Your keys', to, calm: true, missing: blocker }
  if (api.servers.length === 0) return null
  // Nothing is known of visitors, and of people before they have subscribed.
  const needsBusiness = {
    code: 'kyb',
    detail: 'Live keys need a verified business.',
    href: href('kybVersion', api),
  } as const
  return {
    label: 'Subscribe',
    to: role === 'USER' ? to : href('login', {}, { query: { 'redirect-url': to } }),
    calm: api.status === 'DEPRECATED',
    missing: api.kyb_required ? needsBusiness : undefined,
  }
}
