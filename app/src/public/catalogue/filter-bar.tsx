import type { components } from '@switchboard/sdk'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { href } from '../../paths.ts'
import css from '../../ui/api-card.module.css'
import { classes } from '../../ui/classes.ts'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { Options, PlainSelect } from '../../ui/plain-select.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { type CatalogueFilter, catalogueHref, priceLimits } from './filter.ts'
import '../../theme/chip.css'

type Facets = components['schemas']['CatalogueFacets']

interface FilterBarProps {
  /** Undefined until the catalogue is there. */
  readonly facets: Facets | undefined
  readonly filter: CatalogueFilter
  readonly onFilter: (filter: CatalogueFilter, options?: { readonly replace?: boolean }) => void
}

/** Without its script the page sends the form, and the address says the same. */
export function FilterBar({ facets, filter, onFilter }: FilterBarProps) {
  const narrow = (part: Partial<CatalogueFilter>, replace = false) =>
    onFilter({ ...filter, ...part, page: 1 }, { replace })
  const [words, setWords] = useTypedWords(filter.words, (typed) => narrow({ words: typed }, true))

  return (
    <search>
      {/* No useApiForm: nothing is sent, the filter is in the address. */}
      <form
        className={classes(row(3), css.tools)}
        action={href('catalogue')}
        onSubmit={(event) => {
          event.preventDefault()
          narrow({ words })
        }}
      >
        <SearchBox label="Search APIs and operations" name="q" words={words} onWords={setWords} />
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        <div className={classes(row([2, 4]), css.narrow)}>
          <PlainSelect
            label="Tag"
            name="tag"
            value={filter.tag}
            onChange={(event) => narrow({ tag: event.target.value })}
          >
            <Options of={{ '': 'Any tag', ...tagOptions(facets, filter.tag) }} />
          </PlainSelect>
          <PlainSelect
            label="Price"
            name="price"
            value={filter.price}
            onChange={(event) => narrow({ price: event.target.value as CatalogueFilter['price'] })}
          >
            <Options of={priceLimits} />
          </PlainSelect>
          <noscript>
            <PlainButton type="submit">Apply</PlainButton>
          </noscript>
        </div>
        <CategoryChips facets={facets} filter={filter} />
      </form>
    </search>
  )
}

/** One that came with the address stays to be seen, also when few APIs have it. */
function tagOptions(facets: Facets | undefined, chosen: string): Readonly<Record<string, string>> {
  const tags = facets?.tags ?? []
  const known = chosen && !tags.includes(chosen) ? [...tags, chosen] : tags
  return Object.fromEntries(known.map((tag) => [tag, tag]))
}

/** Each category with what the other filters leave over in it. */
function CategoryChips({ facets, filter }: Pick<FilterBarProps, 'facets' | 'filter'>) {
  const categories = facets?.categories ?? []
  const all = categories.reduce((sum, { total }) => sum + total, 0)
  const chips = [
    { category: '', label: 'All', total: facets && all },
    ...categories.map((one) => ({ ...one, label: one.category })),
  ]
  return (
    <nav aria-label="Categories">
      <ul className={row(2)}>
        {chips.map(({ category, label, total }) => (
          <li key={category}>
            <a
              className="chip"
              href={catalogueHref({ ...filter, category, page: 1 })}
              {...(category === filter.category && { 'aria-current': 'true' as const })}
            >
              {label} <span className="num">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
