import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { formatCredits } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { Confirm } from '../../../lib/forms/confirm.tsx'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import { stack } from '../../../ui/layout.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { planQuery } from '../queries.ts'
import { lasts, type Subscription } from '../rules.ts'
import type { UserPlan } from '../subscribe/subscribe-rules.ts'
import css from '../subscriptions.module.css'
import { chooseApi, planAddress } from './plan-address.ts'
import { isPaidAhead, lastDay, periodPrice } from './plan-rules.ts'
import { PlanUse } from './plan-use.tsx'

interface CancelPlanDialogProps {
  readonly api: string
  readonly apiName: string
  readonly plan: UserPlan
  readonly onClose: () => void
}

/** The plan that calls are charged by, what was used of it, when it goes on, and the way out of it. */
export function PlanPage() {
  const query = useQuery(subscriptionsQuery(usePortal()))
  return (
    <PageFrame
      title="Your plan"
      about="How your calls are charged, and how much you’ve used."
      back={{ label: 'Plans', href: href('plans') }}
    >
      <QueryBoundary
        queries={[query]}
        what="your plan"
        level={2}
        skeleton={<Skeleton height="280px" />}
        frame={failedCard}
        empty={{ when: ({ data }) => !data.some(lasts), show: <NoPlan /> }}
      >
        {({ data }) => <Plans subscriptions={data.filter(lasts)} />}
      </QueryBoundary>
    </PageFrame>
  )
}

const NoPlan = () => (
  <Card>
    <EmptyState
      icon={PackageOpen}
      level={2}
      title="No plan yet"
      action={
        <LinkButton look="primary" href={href('plans')}>
          View plans
        </LinkButton>
      }
    >
      You get a plan with your first subscription.
    </EmptyState>
  </Card>
)

function Plans({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const portal = usePortal()
  const [address, show] = useUrlState(planAddress)
  const [leaving, setLeaving] = useState(false)
  const api = chooseApi(address, subscriptions, subscriptions)
  const slug = api?.api ?? ''
  const query = useQuery({ ...planQuery(portal, slug), enabled: api !== undefined })
  const subscription = subscriptions.find((one) => one.api === slug)

  return (
    <>
      <div className={css.pick}>
        <SelectField label="API" size="sm" value={slug} onChange={(event) => show(event.target.value)}>
          {!api && <option value="">Choose an API</option>}
          {subscriptions.map(({ api: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {!api || !subscription ? (
        <Card>
          <EmptyState icon={PackageOpen} level={2} title="Not subscribed">
            You have no subscription to this API. Choose one of yours.
          </EmptyState>
        </Card>
      ) : (
        <QueryBoundary
          queries={[query]}
          what="your plan"
          level={2}
          skeleton={<Skeleton height="280px" />}
          frame={failedCard}
          empty={{ when: ({ data }) => data === null, show: <NoPlan /> }}
        >
          {({ data: plan }) =>
            plan && (
              <PlanUse
                plan={plan}
                apiName={subscription.name}
                actions={
                  <>
                    <LinkButton look="primary" href={href('plans', {}, { query: { api: slug } })}>
                      Change plan
                    </LinkButton>
                    {plan.scope === 'API' && plan.status === 'ACTIVE' && (
                      <RoleButton
                        gate="POST /api/unsubscribe-plan"
                        look="danger"
                        onClick={() => setLeaving(true)}
                      >
                        Cancel plan
                      </RoleButton>
                    )}
                  </>
                }
              >
                {leaving && (
                  <CancelPlanDialog
                    api={slug}
                    apiName={subscription.name}
                    plan={plan}
                    onClose={() => setLeaving(false)}
                  />
                )}
              </PlanUse>
            )
          }
        </QueryBoundary>
      )}
      <ListCard id="by-api" title="By API">
        <DataTable
          caption="Which API is charged by which plan"
          columns={[
            {
              key: 'api',
              name: 'API',
              title: true,
              wrap: true,
              cell: (row) => (
                <a className="link" href={href('plan', {}, { query: { api: row.api } })}>
                  {row.name}
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
          ]}
          rows={subscriptions}
          keyOf={({ user_subscription_id }) => user_subscription_id}
        />
      </ListCard>
    </>
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
