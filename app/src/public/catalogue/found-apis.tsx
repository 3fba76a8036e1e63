import type { operations } from '@switchboard/sdk'
import { Boxes, FileQuestion, SearchX } from 'lucide-react'
import { formatCount } from '../../base/format/format.ts'
import { apiCard } from '../../domain/catalogue/api-card.ts'
import { useTurnedPage } from '../../lib/browser/use-turned-page.ts'
import { href } from '../../paths.ts'
import { ApiCards } from '../../ui/api-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainPager } from '../../ui/plain-pager.tsx'
import { type CatalogueFilter, catalogueHref } from './filter.ts'

type CatalogueResponse = operations['listCatalogue']['responses'][200]['content']['application/json']

interface FoundApisProps {
  readonly found: CatalogueResponse
  readonly filter: CatalogueFilter
  /** Still what was found before, while the wanted part is on its way. */
  readonly stale: boolean
}

export function FoundApis({ found, filter, stale }: FoundApisProps) {
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
