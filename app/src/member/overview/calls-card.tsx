import type { components } from '@switchboard/sdk'
import { formatCount } from '../../base/format/format.ts'
import { changeWords, milliseconds, sharePercent, successful } from '../../domain/usage/figures.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { FigureCard } from '../../ui/figure-card.tsx'

export function CallsCard({ summary }: { readonly summary: components['schemas']['UsageSummary'] }) {
  const { range, before, apis } = summary
  const { calls, failed, median_ms } = range.totals
  const share = sharePercent(successful(range.totals) ?? calls - failed, calls)
  return (
    <FigureCard label={`Calls, last ${range.days.length} days`} figure={formatCount(calls)}>
      <p className="note">{changeWords(calls, before.totals.calls, range.days.length)}</p>
      <p className={classes('note', css.overviewDetail)}>
        {share === undefined
          ? 'Your first call shows up here within seconds.'
          : `${apis.length} ${apis.length === 1 ? 'API' : 'APIs'}, ${share}% successful, median ${milliseconds(median_ms)}`}
      </p>
    </FigureCard>
  )
}
