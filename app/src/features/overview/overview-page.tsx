import { env } from '../../lib/env.ts'
import { problemText } from '../../lib/problem.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { useSessionState } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CallsCard } from './calls-card.tsx'
import { CreditsCard } from './credits-card.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { LowCreditsBanner } from './low-credits-banner.tsx'
import { nextStep } from './next-step.ts'
import { NextStepCard } from './next-step-card.tsx'
import css from './overview.module.css'
import { UsageCard } from './usage-card.tsx'
import { useOverview } from './use-overview.ts'

export function OverviewPage() {
  const current = useSessionState()
  // The guard lets members in alone; while one is leaving, there is nobody to show anything to.
  return current.kind === 'member' ? <Overview profile={current.profile} /> : null
}

function Overview({ profile }: { readonly profile: Profile }) {
  const { wallet, mark, days, low, runway, ...reads } = useOverview()
  const all = Object.values(reads)
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
          <LinkButton look="primary" href={href('topUp')}>
            Top up
          </LinkButton>
        </>
      }
    >
      {wallet && mark && low && (
        <LowCreditsBanner credits={wallet.wallet_credits} mark={mark} days={runway} />
      )}
      <div className={css.cards}>
        <QueryCard what="your credits" height="132px" queries={[reads.credits, reads.threshold]}>
          {(credits, threshold) => (
            <CreditsCard wallet={credits.data} mark={threshold.data.threshold1} low={low} />
          )}
        </QueryCard>
        <QueryCard what="your calls" height="132px" queries={[reads.byApi, reads.before]}>
          {(now, before) => (
            <CallsCard totals={now.meta.totals} before={before.meta.totals} apis={now.data.length} />
          )}
        </QueryCard>
        <QueryCard
          what="your next step"
          height="132px"
          queries={[reads.credits, reads.subscriptions, reads.byApi]}
        >
          {(credits, subscriptions, now) => (
            <NextStepCard
              step={nextStep({
                credits: credits.data.wallet_credits,
                low,
                calls: now.meta.totals.calls,
                subscriptions: subscriptions.data,
                hasName: `${profile.firstname}${profile.lastname}`.trim() !== '',
              })}
            />
          )}
        </QueryCard>
      </div>
      <QueryCard what="your usage" height="240px" queries={[reads.daily, reads.byApi]}>
        {(_daily, now) => <UsageCard days={days} apis={now.data} timeZone={env.timeZone} />}
      </QueryCard>
      <QueryCard what="your ledger" height="260px" queries={[reads.ledger]}>
        {(ledger) => <LedgerCard rows={ledger.data} />}
      </QueryCard>
    </PageFrame>
  )
}

const planWords = { PREPAID: 'prepaid', POSTPAID: 'billed monthly' } as const

function aboutAccount(profile: Profile): string {
  const { displayName, companyName, b2bAccount } = personOf(profile)
  const plan = profile.plan_type ? planWords[profile.plan_type] : 'no plan yet'
  return `${b2bAccount ? companyName : displayName}, ${plan}`
}
