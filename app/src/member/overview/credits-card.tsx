import type { components } from '@switchboard/sdk'
import { formatDay } from '../../base/format/dates.ts'
import { formatCredits, formatDecimal } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { FigureCard } from '../../ui/figure-card.tsx'
import { runwayWords } from './runway.ts'

interface CreditsCardProps {
  readonly wallet: components['schemas']['WalletCredits']
  readonly mark: string
  readonly runway: number | undefined
}

/** Spendable credits, the difference from the settled balance, how long they last, and the alert. */
export function CreditsCard({ wallet, mark, runway }: CreditsCardProps) {
  const { wallet_credits, settled_credits, in_flight_credits, free_credits } = wallet
  const [soonest] = free_credits
  return (
    <FigureCard label="Available credits" figure={formatDecimal(wallet_credits)}>
      <p className="note">
        {isZero(in_flight_credits)
          ? 'No pending charges: all of it is settled.'
          : `${formatDecimal(settled_credits)} settled. ${formatDecimal(in_flight_credits)} is on hold for calls in progress.`}
      </p>
      <p className={classes('note', css.overviewDetail)}>
        {runway !== undefined && `Lasts ${runwayWords(runway)} at this week’s pace. `}
        {soonest &&
          `${formatCredits(soonest.credits)} of it is free until ${formatDay(soonest.validity_date)}. `}
        <a className="link" href={href('wallet')}>
          Alert at {formatCredits(mark)}
        </a>
      </p>
    </FigureCard>
  )
}
