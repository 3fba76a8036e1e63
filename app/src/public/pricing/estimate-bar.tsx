import { countOf } from '../../base/format/format.ts'
import { grow, row } from '../../ui/layout.ts'
import { type Estimate, wayToPay } from './estimate.ts'
import css from './estimator.module.css'
import { formatPesos } from './money.ts'

/** The estimate's sum and the cheapest way to pay it, in view wherever one is on the page. */
export function EstimateBar({ month }: { readonly month: Estimate }) {
  const { lines, calls, cheapest } = month
  if (calls === 0n || !cheapest) return null
  const { amount, plan } = cheapest
  return (
    <aside className={`${row([1, 4], 'between')} ${css.bar}`} aria-label="Your estimate">
      <p className={grow()}>
        <strong className="num">{formatPesos(amount)} a month</strong>{' '}
        <span className="note">
          for {countOf(calls, 'call')}. Cheapest:{' '}
          {[plan.plan_name, wayToPay(cheapest)].filter(Boolean).join(', ')}
        </span>
      </p>
      <a className="link small" href="#estimate">
        View estimate ({countOf(lines.length, 'operation')})
      </a>
    </aside>
  )
}
