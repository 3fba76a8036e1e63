import type { components } from '@switchboard/sdk'
import type { Problem, ProblemCode } from '../../platform/http/problem.ts'
import type { SubscribedApi } from '../subscriptions/published-api.ts'

type Blocker = components['schemas']['Blocker']
type Api = SubscribedApi | undefined

interface Place {
  readonly code: Blocker['code']
  /** The page of the portal where it can be put right. */
  readonly href: ((api: Api) => string) | null
}

const kyb: Place = {
  code: 'kyb',
  href: (api) => (api ? `/kyb/${api.publisher}/${api.tag ?? api.version}` : '/kyb'),
}
const subscriptionHref = (api: Api) => (api ? `/subscriptions?api=${api.api}` : '/subscriptions')
const subscription: Place = { code: 'subscription', href: subscriptionHref }
const credit: Place = { code: 'credit', href: () => '/dashboard/wallet/topup' }

const places = {
  token_missing: { code: 'sign_in', href: () => '/login' },
  terms_not_accepted: { code: 'terms', href: () => '/dashboard' },
  forbidden: { code: 'role', href: null },
  staff_role: { code: 'role', href: null },
  team_role: { code: 'role', href: () => '/dashboard/team' },
  account_suspended: { code: 'suspended', href: () => '/contact-us' },
  second_factor_required: { code: 'second_factor', href: () => '/dashboard/profile' },
  not_subscribed: subscription,
  subscription_not_active: subscription,
  kyb_required: kyb,
  kyb_in_review: kyb,
  kyb_rejected: kyb,
  insufficient_credits: credit,
  card_missing: { code: 'card', href: () => '/dashboard/wallet?tab=limits' },
  key_limit: { code: 'limit', href: subscriptionHref },
  team_full: { code: 'limit', href: () => '/dashboard/team' },
  webhook_limit: { code: 'limit', href: () => '/dashboard/webhooks' },
  already_subscribed: { code: 'done', href: subscriptionHref },
  starter_redeemed: { code: 'done', href: () => '/dashboard/wallet' },
  api_withdrawn: { code: 'unavailable', href: () => '/api' },
} as const satisfies Partial<Record<ProblemCode, Place>>

const isPlaced = (code: ProblemCode): code is keyof typeof places => Object.hasOwn(places, code)

/** A problem of a rule as what is missing, with where to get it. */
export function blockerOf({ code: problem, detail }: Problem, api: Api): Blocker {
  if (!isPlaced(problem)) throw new Error(`No page helps against ${problem}.`)
  const { code, href }: Place = places[problem]
  return { code, problem, detail, href: href?.(api) ?? null }
}
