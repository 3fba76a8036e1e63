import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCredits } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { accountPlanQuery } from '../../../domain/plans/queries.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { useSearch } from '../../../lib/browser/use-search.ts'
import { Confirm } from '../../../lib/forms/confirm.tsx'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { stack } from '../../../ui/layout.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { planLink, planQuery } from '../queries.ts'
import { lasts, type Subscription, withOwnPlan } from '../rules.ts'
import type { UserPlan } from '../subscribe/subscribe-rules.ts'
import { AccountPlan } from './account-plan.tsx'
import { isPaidAhead, lastDay, periodPrice } from './plan-rules.ts'
import { PlanUse } from './plan-use.tsx'

interface CancelPlanDialogProps {
  readonly api: string
  readonly apiName: string
  readonly plan: UserPlan
  readonly onClose: () => void
}

/** The account’s plan and the others on offer; below, plans of one API with what was used of them, and the way out. */
export function PlanPage() {
  const portal = usePortal()
  const link = new URLSearchParams(useSearch()).get('link') ?? undefined
  const plan = useQuery(accountPlanQuery(portal, planLink(link)))
  const subscriptions = useQuery(subscriptionsQuery(portal))
  return (
    <PageFrame
      title="Your plan"
      about="How your calls are charged, and how much you’ve used."
      back={{ label: 'Plans', href: href('plans') }}
    >
      <QueryBoundary
        queries={[plan, subscriptions]}
        what="your plan"
        level={2}
        skeleton={<Skeleton height="280px" />}
        frame={failedCard}
      >
        {({ data }, { data: all }) => (
          <>
            <AccountPlan of={data} link={link} />
            <ByApi subscriptions={all.filter(lasts)} account={data.current?.plan.plan_id} />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

interface ByApiProps {
  readonly subscriptions: readonly Subscription[]
  /** The account’s plan. */
  readonly account: string | undefined
}

/** Which API is charged by which plan, and the plans of one API. */
function ByApi({ subscriptions, account }: ByApiProps) {
  if (subscriptions.length === 0) return null
  return (
    <>
      {withOwnPlan(subscriptions, account).map(({ api, name }) => (
        <OwnPlan key={api} api={api} apiName={name} />
      ))}
      <ListCard id="by-api" title="By API">
        <DataTable
          caption="Which API is charged by which plan"
          columns={columns}
          rows={subscriptions}
          keyOf={({ user_subscription_id }) => user_subscription_id}
        />
      </ListCard>
    </>
  )
}

const columns: readonly Column<Subscription>[] = [
  {
    key: 'api',
    name: 'API',
    title: true,
    wrap: true,
    cell: ({ api, name }) => (
      <a className="link" href={href('plans', {}, { query: { api } })}>
        {name}
      </a>
    ),
  },
  { key: 'plan', name: 'Plan', wrap: true, cell: ({ plan }) => plan?.plan_name ?? '–' },
  {
    key: 'paid',
    name: 'Billing',
    cell: ({ plan }) => (plan?.plan_type === 'POSTPAID' ? 'Monthly statement' : 'Wallet'),
  },
  {
    key: 'products',
    name: 'Products',
    wrap: true,
    cell: ({ products }) => products.map(({ name }) => name).join('; '),
  },
]

/** A plan of one API. */
function OwnPlan({ api, apiName }: Pick<CancelPlanDialogProps, 'api' | 'apiName'>) {
  const [leaving, setLeaving] = useState(false)
  const query = useQuery(planQuery(usePortal(), api))
  return (
    <QueryBoundary
      queries={[query]}
      what={`the plan of ${apiName}`}
      level={2}
      skeleton={<Skeleton height="280px" />}
      frame={failedCard}
    >
      {({ data: plan }) =>
        plan?.scope === 'API' && (
          <PlanUse
            plan={plan}
            apiName={apiName}
            actions={
              plan.status === 'ACTIVE' && (
                <RoleButton gate="POST /api/unsubscribe-plan" look="danger" onClick={() => setLeaving(true)}>
                  Cancel plan
                </RoleButton>
              )
            }
          >
            {leaving && (
              <CancelPlanDialog api={api} apiName={apiName} plan={plan} onClose={() => setLeaving(false)} />
            )}
          </PlanUse>
        )
      }
    </QueryBoundary>
  )
}

/** Cancels an API's own plan: it is paid for, so it is used until its period ends. */
function CancelPlanDialog({ api, apiName, plan, onClose }: CancelPlanDialogProps) {
  const { plan_name, renews_at } = plan
  const { included_left: left } = plan
  return (
    <Confirm
      title={`Cancel ${plan_name}?`}
      about={
        renews_at
          ? `It ends on ${lastDay(renews_at)} and isn’t renewed. This can’t be undone, but you can choose the plan again.`
          : 'It ends today.'
      }
      action="Cancel plan"
      busyAction="Cancelling…"
      keep="Keep plan"
      failed="The plan wasn’t cancelled."
      write={mutationOptions(usePortal(), 'post', '/api/unsubscribe-plan')}
      variables={() => ({ body: { api } })}
      done={({ data: { ends_at } }) => `${plan_name} ends${ends_at ? ` on ${lastDay(ends_at)}` : ''}.`}
      onClose={onClose}
    >
      <ul className={classes(stack(2), 'bullets')}>
        {!isZero(plan.price) && (
          <li>
            {isPaidAhead(plan)
              ? 'This period’s fee is paid. It’s the last one.'
              : `This period (${periodPrice(plan)}) is billed as usual. It’s the last one.`}
          </li>
        )}
        {!isZero(left) && (
          <li>Use your {formatCredits(left)} included credits until then. Unused ones are lost.</li>
        )}
        <li>
          After that, calls to {apiName} are charged by your account’s plan. You keep the subscription and its
          keys.
        </li>
      </ul>
    </Confirm>
  )
}
