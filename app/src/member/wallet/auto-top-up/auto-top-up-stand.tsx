import { env } from '../../../base/env.ts'
import { formatCredits, formatMoney } from '../../../base/format/format.ts'
import { momentIn } from '../../../base/format/market-days.ts'
import { href } from '../../../paths.ts'
import css from '../../../theme/member.module.css'
import { classes } from '../../../ui/classes.ts'
import { facts } from '../../../ui/facts.ts'
import { CardActions } from './card-calls.tsx'
import type { AutoTopUp } from './rules.ts'

const outcomes = { PAID: 'paid', PENDING: 'in progress', FAILED: 'declined', EXPIRED: 'not charged' } as const

interface AutoTopUpStandProps {
  readonly autoTopUp: AutoTopUp
  readonly card: NonNullable<AutoTopUp['card']>
}

/** The card, what the month has cost, and how the last one went. */
export function AutoTopUpStand({ autoTopUp, card }: AutoTopUpStandProps) {
  const { spent_this_month, monthly_cap, last_run, cool_off_minutes, enabled, state, next_try_at } = autoTopUp
  const [year, month] = card.expires.split('-')
  return (
    <div>
      <dl className={classes(facts(), css.walletParts)}>
        <div>
          <dt>
            Card <span className="note">expires {`${month}/${year}`}</span>
          </dt>
          <dd>
            {card.brand} ending in {card.last_four}
          </dd>
        </div>
        <div>
          <dt>This month</dt>
          <dd>
            {formatMoney(spent_this_month, 'PHP')} of {formatMoney(monthly_cap, 'PHP')}
          </dd>
        </div>
        <div>
          <dt>Last top-up</dt>
          <dd>{last_run ? <LastRun run={last_run} /> : 'None yet'}</dd>
        </div>
        {enabled && (
          <div>
            <dt>
              Next top-up <span className="note">{cool_off_minutes} min or more after the last</span>
            </dt>
            <dd>
              {state === 'ON' && next_try_at ? `From ${momentIn(env.timeZone, next_try_at)}` : 'When needed'}
            </dd>
          </div>
        )}
      </dl>
      <CardActions />
    </div>
  )
}

function LastRun({ run }: { readonly run: NonNullable<AutoTopUp['last_run']> }) {
  const { status, transaction_id: slug, credits, created_at } = run
  const words = `${formatCredits(credits)} credits, ${outcomes[status]}`
  return (
    <>
      <a className="link" href={href(status === 'FAILED' ? 'paymentFailed' : 'paymentSuccess', { slug })}>
        {words}
      </a>{' '}
      <span className="note">{momentIn(env.timeZone, created_at)}</span>
    </>
  )
}
