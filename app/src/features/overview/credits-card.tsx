import type { components } from '@switchboard/sdk'
import { formatDay } from '../../lib/format/dates.ts'
import { formatCredits, formatDecimal } from '../../lib/format/format.ts'
import { isZero, portion, toHundredths } from '../../lib/format/money.ts'
import { Card } from '../../ui/card.tsx'
import css from './overview.module.css'

interface CreditsCardProps {
  readonly wallet: components['schemas']['WalletCredits']
  readonly mark: string
  readonly low: boolean
}

/** What can be spent now, why it differs from what is settled, and how far it is from the mark. */
export function CreditsCard({ wallet, mark, low }: CreditsCardProps) {
  const share = portion(toHundredths(wallet.wallet_credits), toHundredths(mark))
  return (
    <Card as="section" aria-labelledby="available-credits">
      <h2 className={css.label} id="available-credits">
        Available credits
      </h2>
      <p className={css.figureCardFigure}>{formatDecimal(wallet.wallet_credits)}</p>
      <p className={css.note}>{settledWords(wallet)}</p>
      <div className={css.track}>
        <span className={low ? css.fillLow : css.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={css.ends}>
        <span>0</span>
        <span>Alert at {formatCredits(mark)}</span>
      </p>
    </Card>
  )
}

function settledWords(wallet: CreditsCardProps['wallet']): string {
  const settled = isZero(wallet.in_flight_credits)
    ? 'No pending charges.'
    : `Settled ${formatDecimal(wallet.settled_credits)}, ${formatDecimal(wallet.in_flight_credits)} in flight.`
  const [soonest] = wallet.free_credits
  if (!soonest) return settled
  return `${settled} ${formatCredits(soonest.credits)} free until ${formatDay(soonest.validity_date)}.`
}
