import { policies } from '@switchboard/sdk/problems'
import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { formatMoney } from '../../base/format/format.ts'
import {
  type Announcement,
  announced,
  announcedLimits,
  announcedPrice,
  useAnnouncements,
} from '../../domain/catalogue/announcements.ts'
import { type Plan, planFacts, startPlan } from '../../domain/plans/plan-facts.ts'
import { soldPlansQuery } from '../../domain/plans/queries.ts'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useMinimumPending } from '../../lib/query/use-minimum-pending.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stack } from '../../ui/layout.ts'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { Credits, CreditsSkeleton } from './credit-packs.tsx'
import { estimate } from './estimate.ts'
import { EstimateBar } from './estimate-bar.tsx'
import { Estimator } from './estimator.tsx'
import { keyOf, type MixLine, readMix, writeMix } from './mix.ts'
import { PlanTable } from './plan-table.tsx'
import { PriceList, PriceListSkeleton } from './price-list.tsx'
import { type ApiPrices, type OwnPrices, ownPricesOf, type Price, type Sku } from './prices.ts'
import css from './pricing.module.css'
import {
  apiPricesQuery,
  basisQuery,
  hasOwnPrices,
  mixQuery,
  openedOwnQuery,
  openedQuery,
  ownPricesQuery,
} from './queries.ts'
import { Section } from './section.tsx'
import { type PriceView, readView, writeView } from './view.ts'

interface PlanComparisonProps {
  /** The plan of the person at hand. */
  readonly current: string | null
  readonly plans: readonly Plan[]
  readonly announcements: readonly Announcement[]
}

const AnnouncedLine = ({ words }: { readonly words: string | undefined }) =>
  words && <span className="note-line">{words}</span>

const skuKey = ({ api, operation_id: operationId }: Sku): string => keyOf({ api, operationId })

const head = {
  title: 'Pricing',
  summary: 'The price of every operation, the plans, and an estimate for your own mix of calls.',
}

/** The price of a credit, the price of a call in credits, and the cost of a month of calls. */
export function PricingPage() {
  usePageHead(head)
  const address = useAddress()
  const { basis, list, mixed, own, plan, sold, announcements, skus, pricesOf } = usePrices(
    address.view,
    address.mix,
  )
  // With the part below, which stays a skeleton for a moment.
  const pending = useMinimumPending(basis.isPending || list.isPending)

  return (
    <div className={`wrap ${css.page}`}>
      <header className={stack(2)}>
        <h1 className="page-title">Pricing</h1>
        <p className="lead">
          {basis.data && !pending
            ? `1 credit = ${formatMoney(basis.data.data.credit_price, basis.data.data.currency)}, less in packs. `
            : 'Calls are paid in credits. '}
          {policies.charging}
        </p>
      </header>
      <QueryBoundary
        queries={[basis, list, mixed, sold]}
        what="the prices"
        title="The prices couldn’t be loaded"
        level={2}
        skeleton={
          <>
            <CreditsSkeleton />
            <PriceListSkeleton />
          </>
        }
        empty={{ when: (_basis, { operations }) => operations.total === 0, show: <NothingSold /> }}
      >
        {({ data: credits }, result, _mixed, { data: plans }) => (
          <>
            {own.error && (
              <Banner
                tone="warning"
                title="Your own prices couldn’t be loaded."
                action={<PlainButton onClick={() => own.refetch()}>Try again</PlainButton>}
              >
                These are the list prices.
              </Banner>
            )}
            <Credits basis={credits} />
            <PriceList
              found={result}
              stale={list.isPlaceholderData}
              pricesOf={pricesOf}
              planName={plan?.plan_name ?? null}
              plans={plans}
              announcements={announcements}
              {...address}
            />
            <Estimator skus={skus} basis={credits} plans={plans} {...address} />
            <PlanComparison current={plan?.plan_name ?? null} plans={plans} announcements={announcements} />
            <EstimateBar month={estimate(address.mix, skus, credits, plans)} />
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

function NothingSold() {
  return (
    <EmptyState
      icon={Tags}
      title="No prices yet"
      action={<PlainLinkButton href={href('contact')}>Ask about prices</PlainLinkButton>}
    >
      Prices appear here as soon as the first API is published.
    </EmptyState>
  )
}

const viewCodec = { read: readView, write: writeView }
const mixCodec = { read: readMix, write: writeMix }

/** The page's whole state is in its address: going back undoes a change, and a copied link shows the same. */
function useAddress() {
  const [view, showView] = useUrlState(viewCodec)
  const [mix, showMix] = useUrlState(mixCodec)
  return { search: useSearch(), view, mix, showView, showMix }
}

/** The page of the price list that the address asks for, with the prices of the person at hand where there is one who calls APIs. */
function usePrices(view: PriceView, mix: readonly MixLine[]) {
  const isUser = hasOwnPrices(useSessionState())
  const portal = usePortal()
  const basis = useQuery(basisQuery(portal))
  const list = useQuery(apiPricesQuery(portal, view))
  const opened = useQuery({ ...openedQuery(portal, view), enabled: view.open !== '' })
  const mixed = useQuery(mixQuery(portal, mix.map(keyOf)))
  const visibleOperations = (list.data?.data ?? []).flatMap(({ operations }) => operations)
  const sold = useQuery(soldPlansQuery(portal))
  const announcements = useAnnouncements()
  const own = useQuery({
    ...ownPricesQuery(portal, visibleOperations.map(skuKey)),
    enabled: isUser && visibleOperations.length > 0,
  })
  const openedOwn = useQuery({ ...openedOwnQuery(portal, view.open), enabled: isUser && view.open !== '' })

  const openedSkus = opened.data?.data ?? []
  const ownPrices: OwnPrices = isUser
    ? ownPricesOf([...(own.data?.data.skus ?? []), ...(openedOwn.data?.data.skus ?? [])])
    : new Map()
  const priced = (sku: Sku): Price => {
    const own = ownPrices.get(sku.sku_id)
    const next = announcedPrice(announcements, sku.api, sku.operation_id)
    const isListPrice = own !== undefined && own !== sku.price_credits
    return { ...sku, own, next: next && isListPrice ? `${next} at list price` : next }
  }

  return {
    basis,
    list,
    mixed,
    own,
    sold,
    announcements,
    plan: isUser ? own.data?.data : undefined,
    /** Known operations that may be in the estimate. */
    skus: [...(mixed.data?.data ?? []), ...visibleOperations, ...openedSkus],
    /** The operations of an API that are shown: all that were found where it is opened, else the first. */
    pricesOf: ({ api, operations }: ApiPrices): readonly Price[] =>
      (api === view.open && openedSkus.length > 0 ? openedSkus : operations).map(priced),
  }
}

function PlanComparison({ current, plans, announcements }: PlanComparisonProps) {
  const start = startPlan(plans)
  const facts = plans.map(planFacts)
  if (plans.length === 0) return null
  return (
    <Section
      title="Plans"
      about={
        <>
          {start && `Everyone starts with ${start.plan_name}. `}Some APIs also have a monthly plan of their
          own, shown on their pages. Each plan{' '}
          <a className="link" href={href('docsUsers', { slug: 'limits' })}>
            limits how often you can call
          </a>
          . Questions?{' '}
          <a className="link" href={href('contact')}>
            Write to us
          </a>
          .
        </>
      }
    >
      <Card padded={false} className={css.card ?? ''}>
        <PlanTable
          caption="Plans, side by side"
          heads={plans.map(({ plan_name, description }) => (
            <>
              {plan_name} {plan_name === current && <PlainTag tone="good">Your plan</PlainTag>}
              <span className={classes('note', css.planComparisonAbout)}>{description}</span>
            </>
          ))}
        >
          {facts[0]?.map(({ name, field }, row) =>
            facts.every((terms) => terms[row]?.value === 'None') ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                {plans.map(({ plan_id }, place) => (
                  <td key={plan_id}>
                    {facts[place]?.[row]?.value}
                    <AnnouncedLine
                      words={
                        field === 'LIMITS'
                          ? announcedLimits(announcements, plan_id)
                          : announced(
                              announcements,
                              (one, change) => one.plan_id === plan_id && change.field === field,
                            )
                      }
                    />
                  </td>
                ))}
              </tr>
            ),
          )}
        </PlanTable>
      </Card>
    </Section>
  )
}
