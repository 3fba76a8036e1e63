import { isZero } from '../../base/format/money.ts'
import { classes } from '../../ui/classes.ts'
import { Credits } from '../../ui/credits.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { SkeletonLine } from '../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { charged, isFree, type Price } from './prices.ts'
import css from './pricing.module.css'

interface PriceRowProps {
  readonly price: Price
  /** Whether it is in the estimate. */
  readonly chosen: boolean
  readonly onToggle: () => void
}

export function PriceRow({ price, chosen, onToggle }: PriceRowProps) {
  const { name, operation_id, unit, price_credits, own, next } = price
  const differs = own !== undefined && own !== price_credits
  return (
    <li className={css.row}>
      <div>
        <span className="strong">{name}</span> <code className={css.id}>{operation_id}</code>
        {next && <span className="note">{next}</span>}
      </div>
      <div className={css.cost}>
        {differs && (
          <>
            <PlainTag tone="brand">Your price</PlainTag>{' '}
            <s className={classes('note', css.list)}>
              <span className="visually-hidden">instead of </span>
              <Credits value={price_credits} />
            </s>{' '}
          </>
        )}
        {isZero(charged(price)) ? (
          <span className={classes('note', css.free)}>Free</span>
        ) : (
          <strong>
            <Credits value={charged(price)} />{' '}
            <span className={classes('note', css.unit)}>{`a ${unit}`}</span>
          </strong>
        )}
      </div>
      {isFree(price) ? (
        <span />
      ) : (
        <PlainButton
          look="bare"
          className={css.toggle}
          aria-label={`Estimate: ${name}`}
          aria-pressed={chosen}
          onClick={onToggle}
        >
          <span className={css.word}>Estimate</span>
        </PlainButton>
      )}
    </li>
  )
}

export const PriceRowSkeleton = () => (
  <li className={classes(css.row, css.coming)}>
    <span>
      <SkeletonLine width="min(14rem, 90%)" />
    </span>
    <span className={css.cost}>
      <SkeletonLine width="5rem" />
    </span>
  </li>
)
