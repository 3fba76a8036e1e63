import { formatDecimal, publisherName } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { classes } from '../../../ui/classes.ts'
import { row } from '../../../ui/layout.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { ApiVersion } from '../types.ts'
import { ConformanceTag } from './conformance-tag.tsx'
import css from './head.module.css'

function priceWords({ operations, price_from, price_unit }: ApiVersion): string {
  if (operations.length === 0) return 'Webhooks only'
  return isZero(price_from) ? 'Free' : `From ${formatDecimal(price_from)} credits a ${price_unit}`
}

export function Facts({ api }: { readonly api: ApiVersion }) {
  return (
    <ul className={classes(row(2, 'top'), css.facts)}>
      <li>
        <PlainTag>By {publisherName(api.publisher)}</PlainTag>
      </li>
      <li>
        <ConformanceTag api={api} />
      </li>
      <li>
        <PlainTag tone="warning">
          <span className="num">{priceWords(api)}</span>
        </PlainTag>
      </li>
    </ul>
  )
}
