import { formatCount, publisherName } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Credits } from '../../ui/credits.tsx'
import { row, split } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { SkeletonLine } from '../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { keyOf } from './mix.ts'
import { type ApiPrices, charged, isFree, type Price } from './prices.ts'
import css from './pricing.module.css'
import { type PriceView, viewHref } from './view.ts'

interface PriceRowProps {
  readonly price: Price
  /** Whether it is in the estimate. */
  readonly chosen: boolean
  readonly onToggle: () => void
}

const PriceRowSkeleton = () => (
  <li className={classes(css.row, css.coming)}>
    <span>
      <SkeletonLine width="min(14rem, 90%)" />
    </span>
    <span className={css.cost}>
      <SkeletonLine width="5rem" />
    </span>
  </li>
)

interface ApiPriceGroupProps {
  readonly api: ApiPrices
  /** The first of its operations, or more of them where it is opened. */
  readonly prices: readonly Price[]
  readonly view: PriceView
  /** The query of the address. */
  readonly search: string
  /** Keys of what is in the estimate. */
  readonly inMix: ReadonlySet<string>
  readonly onToggle: (price: Price) => void
}

/** Prices of one API's operations. A link expands the hidden ones in place. */
export function ApiPriceGroup({ api, prices, view, search, inMix, onToggle }: ApiPriceGroupProps) {
  const id = `prices-${api.api}`
  const left = api.operations_total - prices.length
  const opened = view.open === api.api && prices.length > api.operations.length
  return (
    <section className={classes(split([2, 6]), css.group)} aria-labelledby={id}>
      <h3 id={id}>
        {api.name}
        {api.name_shared && (
          <span className={classes('note', css.publisher)}>{` by ${publisherName(api.publisher)}`}</span>
        )}
      </h3>
      <div>
        <ul>
          {prices.map((price) => (
            <PriceRow
              key={price.sku_id}
              price={price}
              chosen={inMix.has(keyOf({ api: price.api, operationId: price.operation_id }))}
              onToggle={() => onToggle(price)}
            />
          ))}
        </ul>
        {left > 0 && !opened && (
          <a className={`link ${css.more}`} href={viewHref(search, { ...view, open: api.api }, id)}>
            {`Show ${formatCount(left)} more`}
            <span className="visually-hidden">{` operations of ${api.name}`}</span>
          </a>
        )}
        {opened && (
          <p className={row([0, 5])}>
            {left > 0 && (
              <a className={`link ${css.more}`} href={pricesOfApi(api)}>
                See all {formatCount(api.operations_total)} on its own page
              </a>
            )}
            <a className={`link ${css.more}`} href={viewHref(search, { ...view, open: '' }, id)}>
              Show fewer<span className="visually-hidden"> operations of {api.name}</span>
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

const pricesOfApi = ({ publisher, tag, version }: ApiPrices): string =>
  href('api', { publisher, tag, version }, { query: { part: 'prices' } })

const places = ['a', 'b', 'c']

export const PriceGroupSkeleton = () => (
  <section className={classes(split([2, 6]), css.group)}>
    <h3>
      <SkeletonLine width="9rem" />
    </h3>
    <ul>
      {places.map((place) => (
        <PriceRowSkeleton key={place} />
      ))}
    </ul>
  </section>
)

function PriceRow({ price, chosen, onToggle }: PriceRowProps) {
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
          <span className="note">Free</span>
        ) : (
          <strong>
            <Credits value={charged(price)} />{' '}
            <span className={classes('note', css.unit)}>{`a ${unit}`}</span>
          </strong>
        )}
      </div>
      {!isFree(price) && (
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
