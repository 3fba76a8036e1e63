import type { components } from '@switchboard/sdk'
import { formatCount } from '../../lib/format/format.ts'
import { Card } from '../../ui/card.tsx'
import css from './overview.module.css'
import { answeredPercent, changePercent } from './rules.ts'

type Usage = components['schemas']['ApiUsage']

interface CallsCardProps {
  readonly totals: Usage
  readonly before: Usage
  /** How many APIs were called. */
  readonly apis: number
}

export function CallsCard({ totals, before, apis }: CallsCardProps) {
  const answered = answeredPercent(totals)
  return (
    <Card as="section" aria-labelledby="calls">
      <h2 className={css.label} id="calls">
        Calls, last 30 days
      </h2>
      <p className={css.figureCardFigure}>{formatCount(totals.calls)}</p>
      <p className={css.note}>{changeWords(totals.calls, before.calls)}</p>
      <p className={css.detail}>
        {answered === undefined
          ? 'Your first call shows up here within seconds.'
          : `${apis} ${apis === 1 ? 'API' : 'APIs'}, ${answered}% successful, median ${totals.median_ms ?? '–'} ms`}
      </p>
    </Card>
  )
}

function changeWords(now: number, before: number): string {
  const change = changePercent(now, before)
  if (change === undefined) return 'None in the previous 30 days'
  if (change === 0) return 'Same as the previous 30 days'
  return `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)}% on the previous 30 days`
}
