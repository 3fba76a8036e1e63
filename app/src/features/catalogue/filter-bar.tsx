import type { components } from '@switchboard/sdk'
import { PlainButton } from '../../ui/plain-button.tsx'
import { Options, PlainSelect } from '../../ui/plain-select.tsx'
import css from './catalogue.module.css'
import { type CatalogueFilter, countCategories, priceLimits, tagsOf } from './filter.ts'

type PublicApi = components['schemas']['PublicApi']

interface CategoryChipsProps {
  readonly apis: readonly PublicApi[]
  /** Those that the search left over: the counts tell what a chip would show. */
  readonly found: readonly PublicApi[]
  /** Empty for all. */
  readonly chosen: string
  readonly onChoose: (category: string) => void
}

export function CategoryChips({ apis, found, chosen, onChoose }: CategoryChipsProps) {
  const chips = [
    { category: '', label: 'All', count: found.length },
    ...countCategories(apis, found).map(({ category, count }) => ({ category, label: category, count })),
  ]
  return (
    <fieldset className={css.chips}>
      <legend className="visually-hidden">Category</legend>
      {chips.map(({ category, label, count }) => (
        <PlainButton
          key={category}
          look="bare"
          className={css.chip}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {label} <span className="num">{count}</span>
        </PlainButton>
      ))}
    </fieldset>
  )
}

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
