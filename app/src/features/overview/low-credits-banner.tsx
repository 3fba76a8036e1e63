import { formatCredits } from '../../lib/format/format.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'

interface LowCreditsBannerProps {
  readonly credits: string
  readonly mark: string
  /** How long they last at this week's rate; unknown while nothing is spent. */
  readonly days: number | undefined
}

export function LowCreditsBanner({ credits, mark, days }: LowCreditsBannerProps) {
  return (
    <Banner tone="warning" title="Credits are low." action={<a href={href('wallet')}>Edit alert</a>}>
      {formatCredits(credits)} left, {credits === mark ? 'at' : 'below'} your {formatCredits(mark)}-credit
      alert. {days !== undefined && runwayWords(days)}
    </Banner>
  )
}

function runwayWords(days: number): string {
  if (days === 0) return 'At this week’s pace, less than a day left.'
  return `At this week’s pace, about ${days} ${days === 1 ? 'day' : 'days'} left.`
}
