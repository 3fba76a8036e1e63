import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../base/format/dates.ts'
import { formatCount, formatCredits, formatDecimal } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { useBilled } from '../../domain/billing/use-billed.ts'
import { deprecationsQuery } from '../../domain/catalogue/deprecations.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { changeWords, milliseconds, sharePercent } from '../../domain/usage/figures.ts'
import { alertsQuery, creditsQuery, spendCapsQuery } from '../../domain/wallet/queries.ts'
import { areActive } from '../../domain/wallet/rules.ts'
import { runwayDays, runwayWords } from '../../domain/wallet/runway.ts'
import { TopUpLink } from '../../domain/wallet/top-up-link.tsx'
import { type Transaction, transactionColumns } from '../../domain/wallet/transaction-columns.tsx'
import { WalletBanner } from '../../domain/wallet/wallet-banner.tsx'
import { webhooksQuery } from '../../domain/webhooks.ts'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { FailureGroup } from '../../lib/query/failure-group.tsx'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Banner } from '../../ui/banner.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CardGrid, FigureCard, FigureSkeleton } from '../../ui/figure-card.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { SkeletonLine } from '../../ui/plain-skeleton.tsx'
import { attentionOf } from './attention.ts'
import { Bills } from './bills.tsx'
import type { AccountFacts } from './first-steps.ts'
import { hasCalled } from './has-called.ts'
import * as queries from './queries.ts'
import { TodoCard } from './todo-card.tsx'
import { UsageCard } from './usage-card.tsx'

type Schemas = components['schemas']

interface CreditsCardProps {
  readonly wallet: Schemas['WalletCredits']
  readonly alerts: Schemas['WalletThreshold']
  /** How long they last: a line of its own, kept free until it is known. */
  readonly pace: ReactNode
}

export function OverviewPage() {
  const current = useSessionState()
  // While one is leaving, there is nobody to show anything to.
  return current.kind === 'visitor' ? null : (
    <Overview profile={current.kind === 'member' ? current.profile : undefined} />
  )
}

/** Without a profile, what it looks like until there is one. */
function Overview({ profile }: { readonly profile: Profile | undefined }) {
  const { wallet, alerts, runway, apis, ...reads } = useOverview()
  const billed = useBilled()
  // Set by the guard of a page for administrators.
  const forbidden = useHistoryText('forbidden')
  return (
    <PageFrame
      title="Overview"
      about={aboutAccount(profile)}
      actions={
        <>
          <LinkButton href={href('catalogue')}>Make a call</LinkButton>
          <TopUpLink alerts={alerts} />
        </>
      }
    >
      {forbidden !== undefined && (
        <Banner tone="warning" title={`“${forbidden}” is for administrators.`}>
          Your account doesn’t have that role. Ask an administrator, or{' '}
          <a className="link" href={href('contact')}>
            contact us
          </a>
          .
        </Banner>
      )}
      <FailureGroup what="your dashboard">
        {billed && <Bills />}
        {wallet && alerts && <WalletBanner wallet={wallet} alerts={alerts} runway={runway} />}
        {profile && reads.subscriptions.data && (
          <Todo profile={profile} subscriptions={reads.subscriptions.data.data} apis={apis} />
        )}
        <CardGrid>
          <QueryCard what="your credits" skeleton={twoLines} queries={[reads.credits, reads.threshold]}>
            {(credits, threshold) => (
              <CreditsCard
                wallet={credits.data}
                alerts={threshold.data}
                pace={
                  reads.summary.isPending ? (
                    <SkeletonLine width="70%" />
                  ) : (
                    reads.summary.data && paceWords(credits.data, runway)
                  )
                }
              />
            )}
          </QueryCard>
          <QueryCard what="your calls" skeleton={oneLine} queries={[reads.summary]}>
            {({ data }) => <CallsCard summary={data} />}
          </QueryCard>
          <QueryCard what="your subscriptions" skeleton={oneLine} queries={[reads.subscriptions]}>
            {({ data }) => <SubscriptionsCard of={data} />}
          </QueryCard>
        </CardGrid>
        <QueryCard what="your usage" height="356px" queries={[reads.summary]}>
          {({ data }) => <UsageCard summary={data} />}
        </QueryCard>
        <QueryCard what="your ledger" height="260px" queries={[reads.ledger]}>
          {(ledger) => <LedgerCard rows={ledger.data} />}
        </QueryCard>
      </FailureGroup>
    </PageFrame>
  )
}

/** A note and a detail of two lines, or of one. */
const twoLines = <FigureSkeleton height="5.07rem" />
const oneLine = <FigureSkeleton height="3.71rem" />

interface TodoProps extends Pick<AccountFacts, 'subscriptions' | 'apis'> {
  readonly profile: Profile
}

function Todo({ profile, subscriptions, apis }: TodoProps) {
  const portal = usePortal()
  const deprecations = useQuery(deprecationsQuery(portal)).data?.data ?? []
  const webhooks = useQuery(webhooksQuery(portal)).data?.data ?? []
  const caps = useQuery(spendCapsQuery(portal)).data?.data ?? []
  return (
    <TodoCard
      urgent={attentionOf({
        subscriptions,
        deprecations,
        webhooks,
        caps,
        now: new Date(),
      })}
      facts={{ subscriptions, apis, hasName: `${profile.firstname}${profile.lastname}`.trim() !== '' }}
    />
  )
}

function aboutAccount(profile: Profile | undefined): string {
  // A line as high.
  if (!profile) return '\u00a0'
  const { displayName, companyName, b2bAccount } = personOf(profile)
  return `${b2bAccount ? companyName : displayName}, ${profile.plan_name ?? 'no plan yet'}`
}

function CallsCard({ summary }: { readonly summary: components['schemas']['UsageSummary'] }) {
  const { range, before, apis } = summary
  const { calls, answered, median_ms } = range.totals
  const share = sharePercent(answered, calls)
  return (
    <FigureCard label={`Calls, last ${range.days.length} days`} figure={formatCount(calls)}>
      <p className="note">{changeWords(calls, before.totals.calls, range.days.length)}</p>
      <p className={classes('note', css.overviewDetail)}>
        {share === undefined
          ? 'Your first call shows up here within seconds.'
          : `${apis.length} ${apis.length === 1 ? 'API' : 'APIs'}, ${share}% answered, median ${milliseconds(median_ms)}`}
      </p>
    </FigureCard>
  )
}

const { when, what, kind, credits, after, reference } = transactionColumns
const columns = [when, what, kind, credits, after, reference]

/** The newest rows of the ledger. */
function LedgerCard({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <ListCard
      id="ledger"
      title="Ledger"
      actions={
        <a className="link small" href={href('wallet')}>
          All transactions
        </a>
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon={ReceiptText} title="No transactions yet">
          Top-ups, calls and adjustments appear here, each with the balance after it.
        </EmptyState>
      ) : (
        <DataTable
          caption="Newest transactions"
          columns={columns}
          rows={rows}
          keyOf={(row) => row.transaction_id}
        />
      )}
    </ListCard>
  )
}

type Subscription = components['schemas']['Subscription']

function SubscriptionsCard({ of }: { readonly of: readonly Subscription[] }) {
  const active = of.filter(({ status }) => status !== 'CANCELLED')
  const keys = active
    .flatMap((one) => one.keys)
    .filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
  return (
    <FigureCard label="Subscriptions" figure={active.length}>
      <p className="note">
        {active.length === 0
          ? 'Subscribe to an API to get keys for it.'
          : `${keys.length} ${keys.length === 1 ? 'active key' : 'active keys'}`}
      </p>
      <p className={classes('note', css.overviewDetail)}>
        <a className="link" href={active.length === 0 ? href('catalogue') : href('subscriptions')}>
          {active.length === 0 ? 'Browse APIs' : 'Manage keys'}
        </a>
      </p>
    </FigureCard>
  )
}

/** Everything the page reads, and what follows from it. */
function useOverview() {
  const portal = usePortal()
  const credits = useQuery(creditsQuery(portal))
  const threshold = useQuery(alertsQuery(portal))
  const subscriptions = useQuery(subscriptionsQuery(portal))
  const summary = useQuery(queries.summaryQuery(portal))
  const ledger = useQuery(queries.ledgerQuery(portal))

  const wallet = credits.data?.data
  const alerts = threshold.data?.data
  const days = summary.data?.data.range.days
  const runway = wallet && days ? runwayDays(wallet, days) : undefined
  const loaded = subscriptions.data?.data
  const slugs = loaded?.map(({ api }) => api) ?? []
  const apis = useQuery({
    ...queries.apisQuery(portal, slugs),
    enabled: loaded !== undefined && !hasCalled(loaded),
  }).data?.data
  return { apis, credits, threshold, subscriptions, summary, ledger, wallet, alerts, runway }
}

/** Spendable credits, the difference from the settled balance, how long they last, and the alert. */
function CreditsCard({ wallet, alerts, pace }: CreditsCardProps) {
  const { wallet_credits, settled_credits, in_flight_credits, free_credits } = wallet
  const [soonest] = free_credits
  return (
    <FigureCard label="Available credits" figure={formatDecimal(wallet_credits)}>
      <p className="note">
        {isZero(in_flight_credits)
          ? isZero(wallet_credits)
            ? 'No credits yet.'
            : 'Nothing pending.'
          : `${formatDecimal(settled_credits)} settled. ${formatDecimal(in_flight_credits)} is on hold for calls in progress.`}
      </p>
      <p className={classes('note', css.overviewDetail)}>
        {pace}
        {pace && <br />}
        {soonest &&
          `${formatCredits(soonest.credits)} ${soonest.included_credits ? '' : 'free '}credits expire ${formatDay(soonest.validity_date)} · `}
        <AlertLink alerts={alerts} />
      </p>
    </FigureCard>
  )
}

/** How long they last at the rate of the last seven days. */
function paceWords({ wallet_credits }: Schemas['WalletCredits'], runway: number | undefined): string {
  if (runway !== undefined) return `Lasts ${runwayWords(runway)} at this week’s pace.`
  return isZero(wallet_credits) ? '' : 'None spent in the last 7 days.'
}

/** A role that can't change the alert reads where it is. */
function AlertLink({ alerts }: Pick<CreditsCardProps, 'alerts'>) {
  const alert = formatCredits(alerts.threshold1)
  const active = areActive(alerts)
  if (useRoleRefusal('PUT /api/wallet/threshold') !== undefined) return active ? `Alert at ${alert}.` : null
  return (
    <a className="link" href={href('wallet')}>
      {active ? `Edit alert (${alert})` : 'Set an alert'}
    </a>
  )
}
