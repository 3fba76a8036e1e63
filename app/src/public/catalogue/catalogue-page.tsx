import type { components, operations } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { useQuery } from '@tanstack/react-query'
import { countInWords, formatCount } from '../../base/format/format.ts'
import { firstApi, firstCallHref } from '../../domain/catalogue/first-call.ts'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { atServer } from '../../lib/portal-config.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useMinimumPending } from '../../lib/query/use-minimum-pending.ts'
import { usePortal, useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../ui/api-card.module.css'
import { ApiCards, ApiCardsSkeleton } from '../../ui/api-card.tsx'
import { classes } from '../../ui/classes.ts'
import { publicPage, row, stack } from '../../ui/layout.ts'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import { Options, PlainSelect } from '../../ui/plain-select.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { type CatalogueFilter, catalogueHref, priceLimits, readFilter, writeFilter } from './filter.ts'
import { archiveQuery, catalogueQuery } from './queries.ts'
import '../../theme/chip.css'
import { Boxes, FileQuestion, SearchX } from 'lucide-react'
import { apiCard } from '../../domain/catalogue/api-card.ts'
import { useTurnedPage } from '../../lib/browser/use-turned-page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainPager } from '../../ui/plain-pager.tsx'

type CatalogueResponse = operations['listCatalogue']['responses'][200]['content']['application/json']

interface FoundApisProps {
  readonly found: CatalogueResponse
  readonly filter: CatalogueFilter
  /** Still what was found before, while the wanted part is on its way. */
  readonly stale: boolean
}

type Facets = components['schemas']['CatalogueFacets']

interface FilterBarProps {
  /** Undefined until the catalogue is there. */
  readonly facets: Facets | undefined
  readonly filter: CatalogueFilter
  readonly onFilter: (filter: CatalogueFilter, options?: { readonly replace?: boolean }) => void
}

const filterCodec = {
  read: readFilter,
  write: (_search: string, filter: CatalogueFilter) => writeFilter(filter),
}

const head = {
  title: 'API Marketplace',
  summary: 'Every API with its version, status and price. Try each one on its mock without signing in.',
}

/** The API Marketplace. Filters are in the address, so that a view can be shared and returned to. */
export function CataloguePage() {
  usePageHead(head)
  const [filter, showFilter] = useUrlState(filterCodec)
  const query = useQuery(catalogueQuery(usePortal(), filter))
  // With the part below, which stays a skeleton for a moment.
  const pending = useMinimumPending(query.isPending)
  const apis = (!pending && query.data?.facets.apis) || 0
  const first = firstApi(query.data?.data ?? [])

  return (
    <div className={publicPage(5)}>
      <header className={stack(2)}>
        <h1 className="page-title">API Marketplace</h1>
        <p className="lead">
          {apis > 0 && `${countInWords(apis)} ${apis === 1 ? 'API' : 'APIs'}. `}
          {policies.charging} New here?{' '}
          <a className="link" href={first ? firstCallHref(first) : href('guides', {})}>
            Make your first call
          </a>
        </p>
      </header>
      <FilterBar facets={query.data?.facets} filter={filter} onFilter={showFilter} />
      <QueryBoundary
        queries={[query]}
        what="the catalogue"
        title="The catalogue couldn’t be loaded"
        level={2}
        failure="Nothing was lost. Try again, or send us this request ID if it keeps happening."
        skeleton={<ApiCardsSkeleton />}
      >
        {(result) => <FoundApis found={result} filter={filter} stale={query.isPlaceholderData} />}
      </QueryBoundary>
      <AllDocuments />
    </div>
  )
}

/** The documents of all APIs as one file, and how to check that it came whole. */
function AllDocuments() {
  const services = useServices()
  const archive = useQuery(archiveQuery(services)).data
  if (!archive || archive.documents === 0) return null
  const { file, url, checksum_url, size, sha256 } = archive
  return (
    <section className={classes(row([1, 4]), 'small', 'muted')} aria-label="All documents">
      <a className="link" href={atServer(services, url)} download={file}>
        Download all APIs
      </a>
      <span>OpenAPI in YAML and JSON, ZIP, {Math.ceil(size / 1000)} KB</span>
      <span>
        <a className="link" href={atServer(services, checksum_url)}>
          SHA-256
        </a>{' '}
        <span className="mono">{sha256}</span>
      </span>
    </section>
  )
}

/** Without its script the page sends the form, and the address says the same. */
function FilterBar({ facets, filter, onFilter }: FilterBarProps) {
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

function FoundApis({ found, filter, stale }: FoundApisProps) {
  const { data, meta, facets } = found
  const heading = useTurnedPage<HTMLHeadingElement>(filter.page)
  return (
    <>
      <p className={data.length === facets.apis ? 'visually-hidden' : 'small muted'} role="status">
        {countOf(found)}
      </p>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        APIs
      </h2>
      {data.length === 0 ? (
        <Nothing found={found} filter={filter} />
      ) : (
        <>
          <div className={stale ? 'stale' : undefined} aria-busy={stale}>
            <ApiCards apis={data.map(apiCard)} />
          </div>
          <PlainPager
            page={meta.page}
            count={Math.ceil(meta.total / meta.limit)}
            hrefOf={(page) => catalogueHref({ ...filter, page })}
          />
        </>
      )}
    </>
  )
}

function countOf({ data, meta: { page, limit, total }, facets }: CatalogueResponse): string {
  const all = `${formatCount(facets.apis)} ${facets.apis === 1 ? 'API' : 'APIs'}`
  if (data.length === total) return `${formatCount(total)} of ${all} shown`
  const first = (page - 1) * limit + 1
  const range = `${formatCount(first)} to ${formatCount(first + data.length - 1)}`
  return total === facets.apis ? `${range} of ${all}` : `${range} of ${formatCount(total)} found in ${all}`
}

function Nothing({ found: { meta, facets }, filter }: Pick<FoundApisProps, 'found' | 'filter'>) {
  if (facets.apis === 0)
    return (
      <EmptyState
        level={2}
        icon={Boxes}
        title="No APIs yet"
        action={<PlainLinkButton href={href('contact')}>Contact us</PlainLinkButton>}
      >
        APIs appear here as soon as they’re published, with their prices and test numbers.
      </EmptyState>
    )
  if (meta.total > 0)
    return (
      <EmptyState
        level={2}
        icon={FileQuestion}
        title={`There’s no page ${filter.page}`}
        action={
          <PlainLinkButton href={catalogueHref({ ...filter, page: 1 })}>Go to the first page</PlainLinkButton>
        }
      >
        The list is shorter than that.
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      icon={SearchX}
      title={filter.words ? `Nothing matches “${filter.words}”` : 'Nothing matches these filters'}
      action={<PlainLinkButton href={href('catalogue')}>Show all {formatCount(facets.apis)}</PlainLinkButton>}
    >
      {zeroHelp(facets, filter)}
    </EmptyState>
  )
}

/** Where the words would be found, or which words find something. */
function zeroHelp(
  { categories }: CatalogueResponse['facets'],
  { category, tag, price }: CatalogueFilter,
): string {
  const elsewhere = categories.filter(({ total }) => total > 0).map((one) => one.category)
  if (category && elsewhere.length > 0) return `Nothing in ${category}. Try ${elsewhere.join(' or ')}.`
  if (tag || price) return 'Remove the tag or the price to find more.'
  return 'Search covers names, descriptions and operations. Try a shorter word, such as “swap” or “SMS”.'
}
