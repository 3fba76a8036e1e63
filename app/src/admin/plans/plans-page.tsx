import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, formatCount, formatCredits, formatMoney } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { feeOf } from '../../domain/plans/plan-facts.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { MissingPage } from '../../lib/missing-page.tsx'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal, useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Copy } from '../../ui/kit/copy.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { paidBy } from '../accounts/account-columns.tsx'
import { plansQuery } from '../queries.ts'
import { PlanEditor } from './plan-editor.tsx'
import type { AdminPlan } from './plan-form.ts'
import { type NextStatus, StatusDialog } from './status-dialog.tsx'

const states = {
  DRAFT: { label: 'Draft', tone: undefined },
  ON_SALE: { label: 'On sale', tone: 'good' },
  RETIRED: { label: 'Retired', tone: 'warning' },
} as const

const audiences = { EVERYBODY: 'Everybody', INVITED: 'Invited', LINK: 'By link' } as const

const columns: readonly Column<AdminPlan>[] = [
  {
    key: 'name',
    name: 'Plan',
    title: true,
    wrap: true,
    cell: ({ plan_id, plan_name, api, plan_type }) => (
      <div>
        {api ? (
          plan_name
        ) : (
          <a className="link" href={href('adminPlans', { id: plan_id })}>
            {plan_name}
          </a>
        )}
        <span className="note-line">
          {paidBy[plan_type]}
          {api && `, ${api}`}
        </span>
      </div>
    ),
  },
  {
    key: 'status',
    name: 'State',
    cell: ({ status }) => <Tag tone={states[status].tone}>{states[status].label}</Tag>,
  },
  {
    key: 'fee',
    name: 'Fee',
    cell: (plan) => (
      <div>
        {feeOf(plan)}
        {!isZero(plan.price) && (
          <span className="note-line">
            {plan.price_usd ? formatMoney(plan.price_usd, 'USD') : 'USD at the portal’s rate'}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'calls',
    name: 'Calls',
    detail: 'tablet',
    wrap: true,
    cell: ({ discount_percent, included_credits, own_prices, trial }) => (
      <div>
        {discount_percent > 0 ? `${discount_percent}% off` : 'List price'}
        <span className="note-line">
          {[
            !isZero(included_credits) && `${formatCredits(included_credits)} included`,
            own_prices.length > 0 && countOf(own_prices.length, 'own price'),
            trial && `${trial.days}-day trial`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
    ),
  },
  {
    key: 'audience',
    name: 'For',
    detail: 'tablet',
    cell: ({ audience, invited, kyb_required }) => (
      <div>
        {audiences[audience]}
        {audience === 'INVITED' && ` (${invited.length})`}
        {kyb_required && <span className="note-line">Verified</span>}
      </div>
    ),
  },
  { key: 'accounts', name: 'Accounts', align: 'end', cell: ({ accounts }) => formatCount(accounts) },
]

const position: Column<AdminPlan> = {
  key: 'position',
  name: 'Position',
  align: 'end',
  detail: true,
  cell: (plan) => plan.position,
}

const nextOf = {
  DRAFT: [
    ['ON_SALE', 'Put on sale'],
    ['DISCARDED', 'Discard'],
  ],
  ON_SALE: [['RETIRED', 'Retire']],
  RETIRED: [],
} as const satisfies Record<AdminPlan['status'], readonly (readonly [NextStatus, string])[]>

/** Plans of accounts as they are sold; with an ID in the address the form of one, `new` for a draft. */
export function PlansPage({ params: { id } }: PageProps) {
  const query = useQuery(plansQuery(usePortal()))
  const from = new URLSearchParams(useSearch()).get('from')
  const [loads, setLoads] = useState(0)
  const plans = query.data?.data ?? []
  const plan = plans.find((one) => one.plan_id === id && one.api === null)
  if (query.data && id && id !== 'new' && !plan)
    return (
      <MissingPage back={<LinkButton href={href('adminPlans', {})}>View plans</LinkButton>}>
        There’s no account plan with this ID.
      </MissingPage>
    )
  return (
    <PageFrame
      title={id ? (plan?.plan_name ?? 'New plan') : 'Plans'}
      about={
        id ? 'A plan of whole accounts, for all APIs.' : 'What accounts can choose from, and what it costs.'
      }
      {...(id
        ? { back: { label: 'Plans', href: href('adminPlans', {}) } }
        : {
            actions: (
              <LinkButton look="primary" href={href('adminPlans', { id: 'new' })}>
                New plan
              </LinkButton>
            ),
          })}
    >
      <QueryBoundary
        queries={[query]}
        what="the plans"
        level={2}
        skeleton={<Skeleton height="420px" />}
        frame={failedCard}
      >
        {() =>
          id ? (
            <PlanEditor
              key={`${id} ${from} ${loads}`}
              plan={plan}
              copied={plans.find(({ plan_id }) => plan_id === from)}
              onReload={() => query.refetch().then(() => setLoads(loads + 1))}
            />
          ) : (
            <PlanLists plans={plans} onChanged={() => query.refetch()} />
          )
        }
      </QueryBoundary>
    </PageFrame>
  )
}

interface PlanListsProps {
  readonly plans: readonly AdminPlan[]
  /** Somebody else may have changed them, too. */
  readonly onChanged: () => void
}

function PlanLists({ plans, onChanged }: PlanListsProps) {
  const { origin } = useServices()
  const [question, ask] = useState<{ readonly plan: AdminPlan; readonly next: NextStatus }>()
  const ofApis = plans.filter(({ api }) => api !== null)
  const actions: Column<AdminPlan> = {
    key: 'actions',
    name: 'Actions',
    align: 'end',
    cell: (plan) => (
      <span className={row(2, 'end')}>
        {plan.link && (
          <Copy
            text={`${origin}${href('plan', {}, { query: { link: plan.link } })}`}
            what={`link of ${plan.plan_name}`}
          />
        )}
        {nextOf[plan.status].map(([next, label]) => (
          <Button key={next} size="small" onClick={() => ask({ plan, next })}>
            {label}
            <VisuallyHidden> {plan.plan_name}</VisuallyHidden>
          </Button>
        ))}
      </span>
    ),
  }
  return (
    <>
      <ListCard id="account-plans" title="Account plans" about="For all APIs of an account.">
        <DataTable
          caption="Account plans and their terms"
          columns={[...columns, position, actions]}
          rows={plans.filter(({ api }) => api === null)}
          keyOf={({ plan_id }) => plan_id}
          empty={<p className="note">Nothing is sold yet. Make a first plan.</p>}
        />
      </ListCard>
      {ofApis.length > 0 && (
        <ListCard id="api-plans" title="Plans of one API" about="Published with their API.">
          <DataTable
            caption="Plans of one API and their terms"
            columns={columns}
            rows={ofApis}
            keyOf={({ plan_id }) => plan_id}
          />
        </ListCard>
      )}
      {question && (
        <StatusDialog
          {...question}
          plans={plans}
          onClose={() => {
            ask(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}
