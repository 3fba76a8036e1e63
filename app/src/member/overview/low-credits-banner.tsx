import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { topUpHref } from '../../domain/wallet/rules.ts'
import { Banner } from '../../ui/banner.tsx'
import { runwayWords } from './runway.ts'

interface LowCreditsBannerProps {
  readonly credits: string
  readonly mark: string
  /** How long they last at this week's rate; unknown while nothing is spent. */
  readonly days: number | undefined
}

export function LowCreditsBanner({ credits, mark, days }: LowCreditsBannerProps) {
  const topUp = <a href={topUpHref(credits, mark)}>Top up</a>
  if (isZero(credits))
    return (
      <Banner tone="warning" title="Your wallet is empty." action={topUp}>
        Live calls are rejected until you top up. Test calls still work.
      </Banner>
    )
  return (
    <Banner tone="warning" title="Credits are low." action={topUp}>
      {formatCredits(credits)} left, {credits === mark ? 'at' : 'below'} your {formatCredits(mark)}-credit
      alert. {days !== undefined && `At this week’s pace, ${runwayWords(days)} left.`}
    </Banner>
  )
}
