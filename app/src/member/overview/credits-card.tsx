import type { components } from '@switchboard/sdk'
import type { ReactNode } from 'react'
import { formatDay } from '../../base/format/dates.ts'
import { formatCredits, formatDecimal } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { areActive } from '../../domain/wallet/rules.ts'
import { runwayWords } from '../../domain/wallet/runway.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { FigureCard } from '../../ui/figure-card.tsx'

type Schemas = components['schemas']

interface CreditsCardProps {
  readonly wallet: Schemas['WalletCredits']
  readonly levels: Schemas['WalletThreshold']
  /** How long they last: a line of its own, kept free until it is known. */
  readonly pace: ReactNode
}

/** Spendable credits, the difference from the settled balance, how long they last, and the alert. */
export function CreditsCard({ wallet, levels, pace }: CreditsCardProps) {
  const { wallet_credits, settled_credits, in_flight_credits, free_credits } = wallet
  const [soonest] = free_credits
  return (
    <FigureCard label="Available credits" figure={formatDecimal(wallet_credits)}>
      <p className="note">
        {isZero(in_flight_credits)
          ? 'Nothing pending.'
          : `${formatDecimal(settled_credits)} settled. ${formatDecimal(in_flight_credits)} is on hold for calls in progress.`}
      </p>
      <p className={classes('note', css.overviewDetail)}>
        {pace}
        {pace && <br />}
        {soonest &&
          `${formatCredits(soonest.credits)} ${soonest.included_credits ? '' : 'free '}credits expire ${formatDay(soonest.validity_date)} · `}
        <AlertLink levels={levels} />
      </p>
    </FigureCard>
  )
}

/** How long they last at the rate of the last seven days. */
export function paceWords({ wallet_credits }: Schemas['WalletCredits'], runway: number | undefined): string {
  if (runway !== undefined) return `Lasts ${runwayWords(runway)} at this week’s pace.`
  return isZero(wallet_credits) ? 'None left.' : 'None spent in the last 7 days.'
}

/** A role that can't change the alert reads where it is. */
function AlertLink({ levels }: Pick<CreditsCardProps, 'levels'>) {
  const mark = formatCredits(levels.threshold1)
  const active = areActive(levels)
  if (useRoleRefusal('PUT /api/wallet/threshold') !== undefined) return active ? `Alert at ${mark}.` : null
  return (
    <a className="link" href={href('wallet')}>
      {active ? `Edit alert (${mark})` : 'Set an alert'}
    </a>
  )
}
