import { useQuery } from '@tanstack/react-query'
import { formatCredits } from '../../base/format/format.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { columns, stack } from '../../ui/layout.ts'
import { apisQuery } from './queries.ts'

/** The meaning of an API’s mark, and the price of calls, in a sentence each. */
export function Promises() {
  const apis = useQuery(apisQuery(usePortal())).data?.data ?? []
  const cheapest = apis
    .filter(({ price_unit }) => price_unit === 'call')
    .toSorted((one, other) => Number(one.price_from) - Number(other.price_from))[0]
  return (
    <div className={columns('wide', 6, 'top')}>
      <section className={stack(2)} aria-labelledby="conformance">
        <h2 id="conformance">Tested against its documentation</h2>
        <p className="muted">
          A conformant API has been called the way its documentation says: every operation and every kind of
          error. Each mark shows the date of the test, and anyone can check its signature.
        </p>
        <p>
          <a className="link" href={href('guides', { slug: 'conformance' })}>
            What the mark means
          </a>
        </p>
      </section>
      <section className={stack(2)} aria-labelledby="prices">
        <h2 id="prices">Pay for what you call</h2>
        <p className="muted">
          {cheapest && `A call costs ${formatCredits(cheapest.price_from)} credits or more. `}
          Your first 50 credits are free, test calls always are, and credits you buy never expire.
        </p>
        <p>
          <a className="link" href={href('pricing')}>
            Estimate your monthly cost
          </a>
        </p>
      </section>
    </div>
  )
}
