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
import { limitsInWords, type PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { planLimitsQuery } from '../../domain/catalogue/queries.ts'
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
import { businessMonthly, payAsYouGo, planRows } from './plan-facts.ts'
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
  readonly current: 'PREPAID' | 'POSTPAID' | null
  readonly planLimits: readonly PlanLimits[]
  readonly announcements: readonly Announcement[]
}

const plans = [payAsYouGo, businessMonthly]

const limitsOf = (plan: PlanLimits | undefined): string => (plan ? limitsInWords(plan.limits) : '')

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
  const { basis, list, mixed, own, plan, planLimits, announcements, skus, pricesOf } = usePrices(
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
        queries={[basis, list, mixed]}
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
        {({ data: credits }, result) => (
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
              planLimits={planLimits}
              announcements={announcements}
              {...address}
            />
            <Estimator skus={skus} basis={credits} planLimits={planLimits} {...address} />
            <PlanComparison
              current={plan?.plan_type ?? null}
              planLimits={planLimits}
              announcements={announcements}
            />
            <EstimateBar month={estimate(address.mix, skus, credits)} />
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
  const planLimits = useQuery(planLimitsQuery(portal)).data?.data ?? []
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
    /** Of the plans of whole accounts; none while they can’t be read. */
    planLimits,
    announcements,
    plan: isUser ? own.data?.data : undefined,
    /** Known operations that may be in the estimate. */
    skus: [...(mixed.data?.data ?? []), ...visibleOperations, ...openedSkus],
    /** The operations of an API that are shown: all that were found where it is opened, else the first. */
    pricesOf: ({ api, operations }: ApiPrices): readonly Price[] =>
      (api === view.open && openedSkus.length > 0 ? openedSkus : operations).map(priced),
  }
}

function PlanComparison({ current, planLimits, announcements }: PlanComparisonProps) {
  const planOf = (type: PlanLimits['plan_type']) => planLimits.find(({ plan_type }) => plan_type === type)
  return (
    <Section
      title="Two ways to pay"
      about={
        <>
          Everyone starts with {payAsYouGo.name}. Some APIs also have a monthly plan of their own, shown on
          their pages. Each plan{' '}
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
        <table className={css.table}>
          <caption className="visually-hidden">The two plans, side by side</caption>
          <thead>
            <tr>
              <td />
              {plans.map(({ type, name, about }) => (
                <th key={type} scope="col">
                  {name} {type === current && <PlainTag tone="good">Your plan</PlainTag>}
                  <span className={classes('note', css.planComparisonAbout)}>{about}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planRows.map((row) => (
              <tr key={row.fact}>
                <th scope="row">{row.fact}</th>
                <td>{row.payAsYouGo}</td>
                <td>
                  {row.businessMonthly}
                  <AnnouncedLine
                    words={announced(
                      announcements,
                      (one, { field }) => one.plan_id === planOf('POSTPAID')?.plan_id && field === row.field,
                    )}
                  />
                </td>
              </tr>
            ))}
            {planLimits.length > 0 && (
              <tr>
                <th scope="row">Rate limits</th>
                {plans.map(({ type }) => (
                  <td key={type}>
                    {limitsOf(planOf(type))}
                    <AnnouncedLine words={announcedLimits(announcements, planOf(type)?.plan_id)} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Card>
    </Section>
  )
}
