import { env } from '../../lib/env.ts'
import { personOf } from '../../lib/profile.ts'
import { useSessionState } from '../../lib/services.ts'
import type { Profile } from '../../lib/session.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CallsCard } from './components/calls-card.tsx'
import { CreditsCard } from './components/credits-card.tsx'
import { LedgerCard } from './components/ledger-card.tsx'
import { LowCreditsBanner } from './components/low-credits-banner.tsx'
import { NextStepCard } from './components/next-step-card.tsx'
import { Part } from './components/part.tsx'
import { UsageCard } from './components/usage-card.tsx'
import { nextStep } from './next-step.ts'
import css from './overview.module.css'
import { useOverview } from './use-overview.ts'

export function OverviewPage() {
  const current = useSessionState()
  // The guard lets members in alone; while one is leaving, there is nobody to show anything to.
  return current.kind === 'member' ? <Overview profile={current.profile} /> : null
}

function Overview({ profile }: { readonly profile: Profile }) {
  const { wallet, mark, days, low, runway, ...reads } = useOverview()
  const totals = reads.byApi.data?.meta.totals
  const before = reads.before.data?.meta.totals
  const apis = reads.byApi.data?.data ?? []

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
        <Part what="your credits" height="132px" needs={[reads.credits, reads.threshold]}>
          {() => wallet && mark && <CreditsCard wallet={wallet} mark={mark} low={low} />}
        </Part>
        <Part what="your calls" height="132px" needs={[reads.byApi, reads.before]}>
          {() => totals && before && <CallsCard totals={totals} before={before} apis={apis.length} />}
        </Part>
        <Part what="your next step" height="132px" needs={[reads.credits, reads.subscriptions, reads.byApi]}>
          {() => (
            <NextStepCard
              step={nextStep({
                credits: wallet?.wallet_credits ?? '0.00',
                low,
                calls: totals?.calls ?? 0,
                subscriptions: reads.subscriptions.data?.data ?? [],
                hasName: `${profile.firstname}${profile.lastname}`.trim() !== '',
              })}
            />
          )}
        </Part>
      </div>
      <Part what="your usage" height="240px" needs={[reads.daily, reads.byApi]}>
        {() => <UsageCard days={days} apis={apis} timeZone={env.timeZone} />}
      </Part>
      <Part what="your ledger" height="260px" needs={[reads.ledger]}>
        {() => <LedgerCard rows={reads.ledger.data?.data ?? []} />}
      </Part>
    </PageFrame>
  )
}

const planWords = { PREPAID: 'prepaid', POSTPAID: 'billed monthly' } as const

function aboutAccount(profile: Profile): string {
  const { displayName, companyName, b2bAccount } = personOf(profile)
  const plan = profile.plan_type ? planWords[profile.plan_type] : 'no plan yet'
  return `${b2bAccount ? companyName : displayName}, ${plan}`
}
