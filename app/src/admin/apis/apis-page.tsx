import { type components, download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Boxes, SearchX } from 'lucide-react'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { countOf, formatCount, formatDecimal, publisherName } from '../../base/format/format.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { tool, tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CsvButton } from '../csv-button.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { type ApisAddress, apiStatuses, apisAddress, apisFilterOf } from './apis-address.ts'
import { ConformanceKeys } from './conformance-keys.tsx'
import { apisQuery, pageSize } from './queries.ts'

type AdminApi = components['schemas']['AdminApi']

const columns: readonly Column<AdminApi>[] = [
  {
    key: 'name',
    name: 'API',
    sortable: true,
    title: true,
    wrap: true,
    cell: ({ api, version, name, publisher, tag, full_version }) => (
      <div>
        <a className="link" href={href('adminApi', { api, version })}>
          {name} {version}
        </a>
        <span className="note-line">
          {publisherName(publisher)}
          {tag && `, ${tag}`} · {full_version}
        </span>
      </div>
    ),
  },
  {
    key: 'status',
    name: 'State',
    cell: ({ status, sunset_on }) => (
      <div>
        <Tag tone={apiStatuses[status].tone}>{apiStatuses[status].label}</Tag>
        {sunset_on && <span className="note-line">ends {formatDate(sunset_on)}</span>}
      </div>
    ),
  },
  { key: 'prices', name: 'Credits a call', align: 'end', cell: priceRange },
  {
    key: 'subscribers',
    name: 'Subscribers',
    align: 'end',
    detail: true,
    sortable: true,
    cell: ({ subscribers }) => formatCount(subscribers),
  },
  {
    key: 'calls',
    name: 'Calls, 30 days',
    align: 'end',
    sortable: true,
    cell: ({ calls, callers }) => (
      <div>
        {formatCount(calls)}
        {callers > 0 && <span className="note-line">by {countOf(callers, 'account')}</span>}
      </div>
    ),
  },
  {
    key: 'published_at',
    name: 'Published',
    sortable: true,
    wrap: true,
    cell: ({ published_at, published_by_name }) => (
      <div>
        {formatMoment(published_at)}
        <span className="note-line">{published_by_name ? `by ${published_by_name}` : 'via CLI'}</span>
      </div>
    ),
  },
]

function priceRange({ price_from: from, price_to: to }: AdminApi): string {
  return from === to ? formatDecimal(from) : `${formatDecimal(from)} – ${formatDecimal(to)}`
}

/** Every published version with its callers. */
export function ApisPage() {
  const [address, show] = useUrlState(apisAddress)
  const query = useQuery(apisQuery(usePortal(), address))
  const [words, type] = useTypedWords(address.search, (search) =>
    show({ ...address, search, page: 1 }, { replace: true }),
  )
  const narrowed = address.search !== '' || address.status !== null || address.page > 1
  const clear = () => {
    type('')
    show({ ...address, search: '', status: null, page: 1 })
  }
  return (
    <PageFrame
      title="Published APIs"
      about="Publish documents, set prices, deprecate versions, and choose whose conformance results count."
      actions={
        <>
          <LinkButton href={href('adminAnnouncements')}>Announced changes</LinkButton>
          <LinkButton look="primary" href={href('publishApi')}>
            Publish an API
          </LinkButton>
        </>
      }
    >
      <Card as="section" padded={false} aria-label="Versions">
        <div className={tools()}>
          <div className={tool('search')}>
            <SearchBox label="Search by name, publisher or category" words={words} onWords={type} />
          </div>
          <div className={tool('choice')}>
            <SelectField
              label="State"
              size="sm"
              value={address.status ?? ''}
              onChange={({ target: { value } }) =>
                show({ ...address, status: (value || null) as ApisAddress['status'], page: 1 })
              }
            >
              <option value="">Any</option>
              {Object.entries(apiStatuses).map(([status, { label }]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <SavedViews list="apis" />
        </div>
        <PagedTable
          query={query}
          what="the published APIs"
          caption="Published versions"
          columns={columns}
          keyOf={({ api, version }) => `${api} ${version}`}
          empty={
            narrowed ? (
              <EmptyState
                icon={SearchX}
                title="No matching versions"
                action={<Button onClick={clear}>Clear filters</Button>}
              >
                Search covers names, publishers, tags and categories.
              </EmptyState>
            ) : (
              <EmptyState
                icon={Boxes}
                title="No APIs yet"
                action={
                  <LinkButton look="primary" href={href('publishApi')}>
                    Publish an API
                  </LinkButton>
                }
              >
                Upload an OpenAPI document to add the first API to the catalogue.
              </EmptyState>
            )
          }
          sort={address.sort}
          onSort={(sort) => show({ ...address, sort, page: 1 })}
          page={address.page}
          pageSize={pageSize}
          file={
            <CsvButton
              name="apis"
              start={(portal) =>
                download(portal, 'get', '/api/admin/apis/export', {
                  params: { query: apisFilterOf(address) },
                })
              }
            />
          }
          onPage={(page) => show({ ...address, page })}
          note={({ total }) => <span role="status">{countOf(total, 'version')}</span>}
        />
      </Card>
      <ConformanceKeys />
    </PageFrame>
  )
}
