import { countOf } from '../../base/format/format.ts'
import { grow, row } from '../../ui/layout.ts'
import { cheapestWay, type Estimate } from './estimate.ts'
import css from './estimator.module.css'
import { formatPesos } from './money.ts'

/** The estimate's sum and the cheapest way to pay it, in view wherever one is on the page. */
export function EstimateBar({ month }: { readonly month: Estimate }) {
  const { lines, calls } = month
  if (calls === 0n) return null
  const { amount, plan, how } = cheapestWay(month)
  return (
    <aside className={`${row([1, 4], 'between')} ${css.bar}`} aria-label="Your estimate">
      <p className={grow()}>
        <strong className="num">{formatPesos(amount)} a month</strong>{' '}
        <span className="note">
          for {countOf(calls, 'call')}. Cheapest: {plan}, {how}
        </span>
      </p>
      <a className="link small" href="#estimate">
        View estimate ({countOf(lines.length, 'operation')})
      </a>
    </aside>
  )
}
