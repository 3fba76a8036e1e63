import { formatDecimal } from '../../../lib/format/format.ts'
import { isZero } from '../../../lib/format/money.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import css from './operation.module.css'

interface PriceLineProps {
  /** A decimal string, or null when the document names none. */
  readonly price: string | null
  readonly unit: string | null
}

/** What it costs, and when it does not. */
export function PriceLine({ price, unit }: PriceLineProps) {
  if (price === null) return <p className={css.price}>The document names no price for this operation.</p>
  if (isZero(price))
    return (
      <p className={css.price}>
        <PlainTag tone="good">Free</PlainTag> <span>In every environment.</span>
      </p>
    )
  return (
    <p className={css.price}>
      <PlainTag tone="warning">
        <span className="num">
          {formatDecimal(price)} credits a {unit ?? 'call'}
        </span>
      </PlainTag>
      <span>You pay for every answer, including a “no”. Rejected, failed, mock and test calls are free.</span>
    </p>
  )
}
