import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../base/format/format.ts'
import { announcedLimits, announcedPrice, useAnnouncements } from '../../../domain/catalogue/announcements.ts'
import { limitsSentence } from '../../../domain/catalogue/call-limits.ts'
import { planLimitsQuery } from '../../../domain/catalogue/queries.ts'
import { apiCreditsQuery, limitsQuery } from '../../../domain/subscriptions/queries.ts'
import { topUpHref } from '../../../domain/wallet/rules.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { Credits } from '../../../ui/credits.tsx'
import { costOf } from '../model/cost.ts'
import { freeNotes } from '../model/environments.ts'
import css from '../try-it.module.css'
import type { ApiVersion, Environment, ReferenceOperation } from '../types.ts'

interface CostLineProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly environment: Environment
}

/** The cost of sending and the limits of calls, shown before it is sent. */
export function CostLine({ api, operation, environment }: CostLineProps) {
  if (environment !== 'LIVE') return <p className="label">{freeNotes[environment]}</p>
  return (
    <div>
      <LiveCost api={api} operation={operation} />
      <AnnouncedCost api={api} operation={operation} />
      <LiveLimits api={api} />
    </div>
  )
}

function useIsUser(): boolean {
  const current = useSessionState()
  return current.kind === 'member' && current.profile.user_type === 'USER'
}

/** Of the caller’s subscription; before there is one, of the plan that everyone starts with. */
function LiveLimits({ api: { api, version } }: Pick<CostLineProps, 'api'>) {
  const portal = usePortal()
  const own = useQuery({ ...limitsQuery(portal), enabled: useIsUser() }).data?.data.find(
    (one) => one.api === api,
  )
  const plans = useQuery(planLimitsQuery(portal, api)).data?.data ?? []
  const announcements = useAnnouncements(api)
  const plan = plans.find(({ plan_name }) => plan_name === own?.plan_name) ?? plans[0]
  const now = own
    ? [limitsSentence(own.limits), quotasLeft(own)]
    : plan && [`${limitsSentence(plan.limits)} on ${plan.plan_name}`]
  if (!now) return null
  // Those that an administrator has set for a subscription stay.
  const next = own?.source === 'ADMIN' ? [] : [plan?.plan_id, version]
  const words = [...now, ...next.map((one) => announcedLimits(announcements, one))]
  return <p className="label">{words.filter(Boolean).join('. ')}</p>
}

function AnnouncedCost({ api: { api }, operation: { operation_id } }: Omit<CostLineProps, 'environment'>) {
  const next = announcedPrice(useAnnouncements(api), api, operation_id)
  return next && <p className="label">{next}</p>
}

function LiveCost({ api, operation }: Omit<CostLineProps, 'environment'>) {
  const user = useIsUser()
  const credits = useQuery({ ...apiCreditsQuery(usePortal(), api.api), enabled: user }).data?.data
  // An account may have prices of its own.
  const own = credits?.prices.find(({ operation_id }) => operation_id === operation.operation_id)
  const purse = credits
    ? { available: credits.available_credits, postpaid: credits.plan_type === 'POSTPAID' }
    : null
  const cost = costOf(own?.price ?? operation.price, purse)

  if (cost.kind === 'free') return <p className="label">Free</p>
  if (cost.kind === 'unknown') return <p className="label">No price documented</p>
  if (cost.kind === 'short')
    return (
      <p className={`${'label'} ${css.warning}`}>
        Costs <Credits value={cost.price} />, you have <Credits value={cost.available} />.{' '}
        <a className="link" href={topUpHref(cost.available, cost.price)}>
          Top up
        </a>
      </p>
    )
  return (
    <p className={`${'label'} ${css.warning}`}>
      Costs <Credits value={cost.price} />
      {cost.left !== null && (
        <>
          , leaves <Credits value={cost.left} />
        </>
      )}
      {cost.postpaid && ', on your monthly bill'}
      {cost.left === null && !cost.postpaid && ' credits'}
    </p>
  )
}

type SubscriptionLimits = components['schemas']['SubscriptionLimits']

/** The calls that quotas leave: `99,588 of 100,000 calls left today`; empty without a quota. */
function quotasLeft({ limits, calls_today, calls_this_month }: SubscriptionLimits): string {
  const left = (limit: number | null, calls: number, when: string) =>
    limit === null
      ? []
      : [`${formatCount(Math.max(0, limit - calls))} of ${formatCount(limit)} calls left ${when}`]
  return [
    ...left(limits.calls_per_day, calls_today, 'today'),
    ...left(limits.calls_per_month, calls_this_month, 'this month'),
  ].join(', ')
}
