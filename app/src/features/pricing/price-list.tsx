import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { Options, PlainSelect } from '../../ui/plain-select.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { addLine, dropLine, keyOf, type MixLine } from './mix.ts'
import css from './price-list.module.css'
import { PriceRow } from './price-row.tsx'
import type { Price } from './prices.ts'
import packs from './pricing.module.css'
import { Section } from './section.tsx'
import { groupPrices, orders, type PriceView } from './view.ts'

interface PriceListProps {
  readonly prices: readonly Price[]
  /** Of the person at hand. */
  readonly planName: string | null
  readonly view: PriceView
  readonly mix: readonly MixLine[]
  readonly showView: (view: PriceView, options?: { readonly replace?: boolean }) => void
  readonly showMix: (mix: readonly MixLine[]) => void
}

const firstCalls = 1_000

export function PriceList({ prices, planName, view, mix, showView, showMix }: PriceListProps) {
  const groups = groupPrices(prices, view)
  const shown = groups.reduce((sum, group) => sum + group.prices.length, 0)
  const inMix = new Set(mix.map(keyOf))
  const toggle = ({ api, operation_id: operationId }: Price) => {
    const line = { api, operationId, calls: firstCalls }
    showMix(inMix.has(keyOf(line)) ? dropLine(mix, keyOf(line)) : addLine(mix, line))
  }

  return (
    <Section
      title="What each call costs"
      about={
        planName
          ? `In credits, as ${planName} charges you. Where that is not the list price, both are shown.`
          : 'In credits. Mock and test calls are free.'
      }
    >
      <search className={css.tools}>
        <SearchBox
          label="Search operations"
          words={view.words}
          onWords={(words) => showView({ ...view, words }, { replace: true })}
        />
        {mix.length > 0 && (
          <a className={`link small ${css.jump}`} href="#estimate">
            View estimate ({mix.length} {mix.length === 1 ? 'operation' : 'operations'})
          </a>
        )}
        <PlainSelect
          label="Sort"
          value={view.order}
          onChange={(event) => showView({ ...view, order: event.target.value as typeof view.order })}
        >
          <Options of={orders} />
        </PlainSelect>
      </search>
      <p className="visually-hidden" role="status">
        {shown} of {prices.length} prices shown, {mix.length} in the estimate
      </p>
      {shown === 0 && (
        <EmptyState
          icon={SearchX}
          title={`Nothing matches “${view.words}”`}
          action={
            <PlainButton onClick={() => showView({ ...view, words: '' })}>
              Show all {prices.length}
            </PlainButton>
          }
        >
          Search looks at the names of APIs and operations. Try a shorter word, such as “swap” or “SMS”.
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.api} className={css.group} aria-labelledby={`prices-${group.api}`}>
          <h3 id={`prices-${group.api}`}>{group.name}</h3>
          <ul>
            {group.prices.map((price) => (
              <PriceRow
                key={price.sku_id}
                price={price}
                chosen={inMix.has(keyOf({ api: price.api, operationId: price.operation_id }))}
                onToggle={() => toggle(price)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

const cards = ['a', 'b', 'c', 'd']
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Packs above, the list of prices below, as they are to come. */
export function PricingSkeleton() {
  return (
    <div className={packs.pricingSkeletonPage}>
      <div className={packs.packs}>
        {cards.map((card) => (
          <PlainSkeleton key={card} height="150px" />
        ))}
      </div>
      <div className={packs.rows}>
        {rows.map((row) => (
          <PlainSkeleton key={row} height="44px" />
        ))}
      </div>
    </div>
  )
}
