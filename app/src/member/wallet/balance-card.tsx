import type { components } from '@switchboard/sdk'
import { formatDate } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { paidCredits } from '../../domain/wallet/rules.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { facts } from '../../ui/facts.ts'
import { FigureCard } from '../../ui/figure-card.tsx'

/** Spendable credits, their parts, and how long they last. */
export function BalanceCard({ wallet }: { readonly wallet: components['schemas']['WalletCredits'] }) {
  const { wallet_credits, settled_credits, in_flight_credits, free_credits, line_credits } = wallet
  const flying = !isZero(in_flight_credits)
  return (
    <FigureCard label="Available credits" id="balance" figure={formatDecimal(wallet_credits)}>
      <dl className={classes(facts(), css.walletParts)}>
        {line_credits && (
          <div>
            <dt>
              Credit line <span className="note">· on your monthly statement</span>
            </dt>
            <dd>{formatDecimal(line_credits)}</dd>
          </div>
        )}
        <div>
          <dt>
            Paid <span className="note">· never expires</span>
          </dt>
          <dd>{formatDecimal(paidCredits(wallet))}</dd>
        </div>
        {free_credits.map(({ credits, validity_date }) => (
          <div key={validity_date}>
            <dt>
              Free <span className="note">· expires {formatDate(validity_date)}</span>
            </dt>
            <dd>{formatDecimal(credits)}</dd>
          </div>
        ))}
        {flying && (
          <div>
            <dt>
              On hold <span className="note">for calls in progress</span>
            </dt>
            <dd>{formatDecimal(in_flight_credits)}</dd>
          </div>
        )}
      </dl>
      {flying && (
        <p className={classes('note', css.walletNote)}>
          {formatDecimal(settled_credits)} if every call in progress is refunded. A call that gets no response
          isn’t charged.
        </p>
      )}
      {line_credits && (
        <p className={classes('note', css.walletNote)}>
          Your statement bills your calls. What they take from here comes back when the month closes, so you
          pay once.
        </p>
      )}
      {free_credits.length > 0 && (
        <p className={classes('note', css.walletNote)}>
          Free credits are spent first, starting with those that expire soonest.
        </p>
      )}
    </FigureCard>
  )
}
