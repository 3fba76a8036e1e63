import type { components } from '@switchboard/sdk'
import { formatDate } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { paidCredits } from '../../domain/wallet/rules.ts'
import { href } from '../../paths.ts'
import '../../theme/fold.css'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { facts } from '../../ui/facts.tsx'
import { FigureCard } from '../../ui/figure-card.tsx'

/** Spendable credits, their parts, and how long they last. */
export function BalanceCard({ wallet }: { readonly wallet: components['schemas']['WalletCredits'] }) {
  const { wallet_credits, settled_credits, in_flight_credits, free_credits } = wallet
  const { line_credits, withheld_credits } = wallet
  const flying = !isZero(in_flight_credits)
  return (
    <FigureCard label="Available now" id="balance" figure={formatDecimal(wallet_credits)}>
      <dl className={facts('columns')}>
        <div>
          <dt>Settled · without holds</dt>
          <dd>{formatDecimal(settled_credits)}</dd>
        </div>
        {line_credits && (
          <div>
            <dt>Credit line · billed monthly</dt>
            <dd>{formatDecimal(line_credits)}</dd>
          </div>
        )}
        <div>
          <dt>Paid · never expires</dt>
          <dd>{formatDecimal(paidCredits(wallet))}</dd>
        </div>
        {free_credits.map(({ credits, validity_date, included_credits }) => (
          <div key={validity_date}>
            <dt>
              {freeOr(credits, included_credits)} · expires {formatDate(validity_date)}
            </dt>
            <dd>{formatDecimal(credits)}</dd>
          </div>
        ))}
        {flying && (
          <div>
            <dt>On hold · calls in progress</dt>
            <dd>{formatDecimal(in_flight_credits)}</dd>
          </div>
        )}
      </dl>
      <details className={classes('fold', css.walletNote)}>
        <summary>How this adds up</summary>
        <p className="note">
          We hold a live call’s price when it starts. The hold becomes a charge, or is released if the call
          fails. Settled counts finished calls only.{' '}
          {flying
            ? `${formatDecimal(in_flight_credits)} are on hold now.`
            : 'Nothing is on hold now, so both are the same.'}
        </p>
        {line_credits && (
          <p className="note">
            Calls use your credit line, and your statement bills them. When the month closes, the line is full
            again.
          </p>
        )}
        {free_credits.length > 0 && (
          <p className="note">
            Credits that expire are spent first, starting with those that expire soonest.
          </p>
        )}
      </details>
      {withheld_credits && (
        <p className={classes('note', css.walletNote)}>
          {formatDecimal(withheld_credits)} credits of your line are restored when you’ve{' '}
          <a className="link" href={href('pay')}>
            paid the overdue statement
          </a>
          .
        </p>
      )}
    </FigureCard>
  )
}

/** Credits with the same last day may be free, included in a plan, or both. */
function freeOr(credits: string, included: string | undefined): string {
  if (included === undefined) return 'Free'
  return included === credits ? 'Included' : 'Free and included'
}
