import type { components } from '@switchboard/sdk'
import { Options, PlainSelect } from '../../../ui/plain-select.tsx'
import css from '../catalogue.module.css'
import { type CatalogueFilter, priceLimits, tagsOf } from '../filter.ts'

interface NarrowProps {
  readonly apis: readonly components['schemas']['PublicApi'][]
  readonly filter: CatalogueFilter
  readonly onFilter: (filter: CatalogueFilter) => void
}

/** What is asked for less often than words and category. */
export function Narrow({ apis, filter, onFilter }: NarrowProps) {
  const tags = tagsOf(apis)
  // One that came with the address stays to be seen, also when no API has it.
  const known = filter.tag && !tags.includes(filter.tag) ? [...tags, filter.tag] : tags
  return (
    <div className={css.narrow}>
      <PlainSelect
        label="Tag"
        value={filter.tag}
        onChange={(event) => onFilter({ ...filter, tag: event.target.value })}
      >
        <Options of={{ '': 'Any tag', ...Object.fromEntries(known.map((tag) => [tag, tag])) }} />
      </PlainSelect>
      <PlainSelect
        label="Price"
        value={filter.price}
        onChange={(event) => onFilter({ ...filter, price: event.target.value as CatalogueFilter['price'] })}
      >
        <Options of={priceLimits} />
      </PlainSelect>
    </div>
  )
}
