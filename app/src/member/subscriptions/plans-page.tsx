import { useQuery } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { apiQuery } from '../../domain/catalogue/queries.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { chooseApi, planAddress } from './plan-address.ts'
import { PlanCards } from './plan-cards.tsx'
import { apiProductsQuery, offeredQuery, planQuery, servicePlansQuery } from './queries.ts'
import { lasts } from './rules.ts'
import css from './subscriptions.module.css'

/** The plans that an API is offered with, side by side. */
export function PlansPage() {
  const portal = usePortal()
  const [asked, show] = useUrlState(planAddress)
  const apis = useApis(asked)
  const subscriptions = useQuery(subscriptionsQuery(portal))
  const lasting = (subscriptions.data?.data ?? []).filter(lasts)
  const known = apis.all !== undefined && subscriptions.data !== undefined
  const api = known ? chooseApi(asked, lasting, apis.all) : undefined
  const slug = api?.api ?? ''
  const enabled = api !== undefined
  const plans = useQuery({ ...servicePlansQuery(portal, slug), enabled })
  const products = useQuery({ ...apiProductsQuery(portal, slug), enabled })
  const present = useQuery({ ...planQuery(portal, slug), enabled })
  const kyb = useQuery({ ...submissionsQuery(portal), enabled })

  return (
    <PageFrame
      title="Plans"
      about="How your calls are charged. Prices and plans differ by API."
      actions={<LinkButton href={href('plan', {}, api && { query: { api: slug } })}>Your plan</LinkButton>}
    >
      {known && (
        <div className={css.pick}>
          <SelectField label="API" size="sm" value={slug} onChange={(event) => show(event.target.value)}>
            {!api && <option value="">Choose an API</option>}
            {apis.all.map(({ api: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {known && !api ? (
        <Card>
          <EmptyState icon={PackageX} level={2} title="API not found">
            Choose one from the list.
          </EmptyState>
        </Card>
      ) : (
        <QueryBoundary
          queries={[plans, products, present, kyb, subscriptions, ...apis.queries]}
          what="the plans"
          level={2}
          skeleton={<Skeleton height="320px" />}
          frame={failedCard}
          empty={{
            when: ({ data }) => data.length === 0,
            show: (
              <Card>
                <EmptyState icon={PackageX} level={2} title="No plans yet">
                  This API isn’t on sale yet.
                </EmptyState>
              </Card>
            ),
          }}
        >
          {({ data: offered }, { data: ways }, { data: plan }, { data: submissions }) => {
            const one = apis.all?.find((each) => each.api === slug)
            return (
              one && (
                <PlanCards
                  api={one}
                  plans={offered}
                  products={ways}
                  present={plan}
                  submissions={submissions}
                  subscription={lasting.find((each) => each.api === slug)}
                />
              )
            )
          }}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}

/** The APIs to choose from, including the one in the address; undefined until all have loaded. */
function useApis(slug: string | null) {
  const portal = usePortal()
  const offered = useQuery(offeredQuery(portal))
  const listed = offered.data?.data
  const isBeyond = slug !== null && listed?.every(({ api }) => api !== slug) === true
  const named = useQuery({ ...apiQuery(portal, slug ?? ''), enabled: isBeyond })
  const queries = isBeyond ? [offered, named] : [offered]
  if (!listed || queries.some(({ data }) => !data)) return { queries, all: undefined }
  const extra = isBeyond ? (named.data?.data ?? []) : []
  return { queries, all: [...listed, ...extra.filter(({ api }) => api === slug)] }
}
