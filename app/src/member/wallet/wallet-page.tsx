import { useQuery } from '@tanstack/react-query'
import { useBilled } from '../../domain/billing/use-billed.ts'
import { creditsQuery, thresholdQuery } from '../../domain/wallet/queries.ts'
import { TopUpLink } from '../../domain/wallet/top-up-link.tsx'
import { WalletBanner } from '../../domain/wallet/wallet-banner.tsx'
import { FailureGroup } from '../../lib/query/failure-group.tsx'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { CardGrid } from '../../ui/figure-card.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { AlertLevelsCard } from './alert-levels-card.tsx'
import { AutoTopUpCard } from './auto-top-up/auto-top-up-card.tsx'
import { BalanceAtCard } from './balance-at-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BalanceChartCard } from './balance-chart-card.tsx'
import { Ledger } from './ledger.tsx'

/** Spendable credits and their expiry, alerts, and every movement. */
export function WalletPage() {
  const portal = usePortal()
  const credits = useQuery(creditsQuery(portal))
  const threshold = useQuery(thresholdQuery(portal))
  const wallet = credits.data?.data
  const levels = threshold.data?.data
  const billed = useBilled()

  const topUp = <TopUpLink levels={levels} />
  return (
    <PageFrame
      title="Wallet"
      about="Your credits, your alerts and every transaction."
      actions={
        <>
          <LinkButton href={href('exports')}>Exports</LinkButton>
          {billed ? (
            <>
              {topUp}
              <LinkButton look="primary" href={href('pay')}>
                Pay
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton href={href('pay')}>Payments and statements</LinkButton>
              {topUp}
            </>
          )}
        </>
      }
    >
      <FailureGroup what="your wallet">
        {wallet && levels && <WalletBanner wallet={wallet} levels={levels} />}
        <CardGrid>
          <QueryCard what="your credits" height="210px" queries={[credits]}>
            {({ data }) => <BalanceCard wallet={data} />}
          </QueryCard>
          <QueryCard what="your alerts" height="210px" queries={[threshold]}>
            {({ data }) => <AlertLevelsCard levels={data} />}
          </QueryCard>
        </CardGrid>
        <AutoTopUpCard />
        <BalanceChartCard />
        <BalanceAtCard />
        <Ledger />
      </FailureGroup>
    </PageFrame>
  )
}
