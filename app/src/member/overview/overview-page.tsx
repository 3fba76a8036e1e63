import { useQuery } from '@tanstack/react-query'
import { BillingCards } from '../../domain/billing/billing-cards.tsx'
import { useBilled } from '../../domain/billing/use-billed.ts'
import { deprecationsQuery } from '../../domain/catalogue/deprecations.ts'
import { TopUpLink } from '../../domain/wallet/top-up-link.tsx'
import { WalletBanner } from '../../domain/wallet/wallet-banner.tsx'
import { webhooksQuery } from '../../domain/webhooks.ts'
import { FailureGroup } from '../../lib/query/failure-group.tsx'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { CardGrid, FigureSkeleton } from '../../ui/figure-card.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { SkeletonLine } from '../../ui/plain-skeleton.tsx'
import { attentionOf } from './attention.ts'
import { CallsCard } from './calls-card.tsx'
import { CreditsCard, paceWords } from './credits-card.tsx'
import type { AccountFacts } from './first-steps.ts'
import { LedgerCard } from './ledger-card.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'
import { TodoCard } from './todo-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { useOverview } from './use-overview.ts'

export function OverviewPage() {
  const current = useSessionState()
  // While one is leaving, there is nobody to show anything to.
  return current.kind === 'visitor' ? null : (
    <Overview profile={current.kind === 'member' ? current.profile : undefined} />
  )
}

/** Without a profile, what it looks like until there is one. */
function Overview({ profile }: { readonly profile: Profile | undefined }) {
  const { wallet, levels, runway, apis, ...reads } = useOverview()
  const billed = useBilled()
  return (
    <PageFrame
      title="Overview"
      about={aboutAccount(profile)}
      actions={
        <>
          <LinkButton href={href('catalogue')}>Make a call</LinkButton>
          <TopUpLink levels={levels} />
        </>
      }
    >
      <FailureGroup what="your dashboard">
        {billed && <BillingCards />}
        {wallet && levels && <WalletBanner wallet={wallet} levels={levels} runway={runway} />}
        {profile && reads.subscriptions.data && (
          <Todo profile={profile} subscriptions={reads.subscriptions.data.data} apis={apis} />
        )}
        <CardGrid>
          <QueryCard what="your credits" skeleton={twoLines} queries={[reads.credits, reads.threshold]}>
            {(credits, threshold) => (
              <CreditsCard
                wallet={credits.data}
                levels={threshold.data}
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
  return (
    <TodoCard
      urgent={attentionOf({
        subscriptions,
        deprecations,
        webhooks,
        now: new Date(),
      })}
      facts={{ subscriptions, apis, hasName: `${profile.firstname}${profile.lastname}`.trim() !== '' }}
    />
  )
}

const planWords = { PREPAID: 'prepaid', POSTPAID: 'billed monthly' } as const

function aboutAccount(profile: Profile | undefined): string {
  // A line as high.
  if (!profile) return '\u00a0'
  const { displayName, companyName, b2bAccount } = personOf(profile)
  const plan = profile.plan_type ? planWords[profile.plan_type] : 'no plan yet'
  return `${b2bAccount ? companyName : displayName}, ${plan}`
}
