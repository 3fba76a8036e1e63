import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { BillingCards } from '../../domain/billing/billing-cards.tsx'
import { useBilled } from '../../domain/billing/use-billed.ts'
import { deprecationsQuery } from '../../domain/catalogue/deprecations.ts'
import { RoleLinkButton } from '../../domain/team/role-gate.tsx'
import { statementsQuery } from '../../domain/wallet/queries.ts'
import { webhooksQuery } from '../../domain/webhooks.ts'
import { problemText } from '../../lib/problem.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { CardGrid } from '../../ui/figure-card.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { attentionOf } from './attention.ts'
import { AttentionCard } from './attention-card.tsx'
import { CallsCard } from './calls-card.tsx'
import { CreditsCard } from './credits-card.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { LowCreditsBanner } from './low-credits-banner.tsx'
import { type AccountFacts, nextStep } from './next-step.ts'
import { NextStepCard } from './next-step-card.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { useOverview } from './use-overview.ts'

type Subscription = components['schemas']['Subscription']

export function OverviewPage() {
  const current = useSessionState()
  // While one is leaving, there is nobody to show anything to.
  return current.kind === 'visitor' ? null : (
    <Overview profile={current.kind === 'member' ? current.profile : undefined} />
  )
}

/** Without a profile, what it looks like until there is one. */
function Overview({ profile }: { readonly profile: Profile | undefined }) {
  const { wallet, mark, low, runway, apis, ...reads } = useOverview()
  const all = Object.values(reads)
  const billed = useBilled()
  if (all.every(({ isLoadingError }) => isLoadingError)) {
    return (
      <PageFrame title="Overview" about={aboutAccount(profile)}>
        <Card as="section">
          <FailedState
            level={2}
            title="We couldn’t load your dashboard"
            requestId={problemText(reads.credits.error).requestId}
            retry={() => all.map(({ refetch }) => refetch())}
          >
            Sorry, we encountered an issue while processing the request. Please try again.
          </FailedState>
        </Card>
      </PageFrame>
    )
  }

  return (
    <PageFrame
      title="Overview"
      about={aboutAccount(profile)}
      actions={
        <>
          <LinkButton href={href('catalogue')}>Make a call</LinkButton>
          <RoleLinkButton gate="POST /api/payment" look={billed ? 'ghost' : 'primary'} href={href('topUp')}>
            Top up
          </RoleLinkButton>
        </>
      }
    >
      {billed && <BillingCards />}
      {wallet && mark && low && (
        <LowCreditsBanner credits={wallet.wallet_credits} mark={mark} days={runway} />
      )}
      <CardGrid>
        <QueryCard what="your credits" height="180px" queries={[reads.credits, reads.threshold]}>
          {(credits, threshold) => (
            <CreditsCard wallet={credits.data} mark={threshold.data.threshold1} runway={runway} />
          )}
        </QueryCard>
        <QueryCard what="your calls" height="180px" queries={[reads.summary]}>
          {({ data }) => <CallsCard summary={data} />}
        </QueryCard>
        <QueryCard what="your subscriptions" height="180px" queries={[reads.subscriptions]}>
          {({ data }) => <SubscriptionsCard of={data} />}
        </QueryCard>
        <QueryCard what="your next step" height="180px" queries={[reads.credits, reads.subscriptions]}>
          {(credits, subscriptions) =>
            profile && (
              <NextStepCard
                step={nextStep({ ...factsOf(profile, credits.data, subscriptions.data, low), apis })}
              />
            )
          }
        </QueryCard>
      </CardGrid>
      {profile && wallet && reads.subscriptions.data && (
        <>
          <AccountAttention profile={profile} subscriptions={reads.subscriptions.data.data} />
          <FirstStepsCard facts={{ ...factsOf(profile, wallet, reads.subscriptions.data.data, low), apis }} />
        </>
      )}
      <QueryCard what="your usage" height="356px" queries={[reads.summary]}>
        {({ data }) => <UsageCard summary={data} />}
      </QueryCard>
      <QueryCard what="your ledger" height="260px" queries={[reads.ledger]}>
        {(ledger) => <LedgerCard rows={ledger.data} />}
      </QueryCard>
    </PageFrame>
  )
}

interface AccountAttentionProps {
  readonly profile: Profile
  readonly subscriptions: readonly Subscription[]
}

/** Statements are those of accounts that are billed: others are not asked about. */
function AccountAttention({ profile, subscriptions }: AccountAttentionProps) {
  const billed = profile.plan_type === 'POSTPAID'
  const portal = usePortal()
  const { data } = useQuery({ ...statementsQuery(portal), enabled: billed })
  const deprecations = useQuery(deprecationsQuery(portal)).data?.data ?? []
  const webhooks = useQuery(webhooksQuery(portal)).data?.data ?? []
  return (
    <AttentionCard
      items={attentionOf({
        subscriptions,
        statements: data?.data ?? [],
        deprecations,
        webhooks,
        now: new Date(),
      })}
    />
  )
}

const factsOf = (
  profile: Profile,
  wallet: components['schemas']['WalletCredits'],
  subscriptions: readonly Subscription[],
  low: boolean,
): AccountFacts => ({
  credits: wallet.wallet_credits,
  starterCredits: wallet.starter_credits,
  low,
  subscriptions,
  hasName: `${profile.firstname}${profile.lastname}`.trim() !== '',
  now: new Date(),
})

const planWords = { PREPAID: 'prepaid', POSTPAID: 'billed monthly' } as const

function aboutAccount(profile: Profile | undefined): string {
  // A line as high.
  if (!profile) return '\u00a0'
  const { displayName, companyName, b2bAccount } = personOf(profile)
  const plan = profile.plan_type ? planWords[profile.plan_type] : 'no plan yet'
  return `${b2bAccount ? companyName : displayName}, ${plan}`
}
