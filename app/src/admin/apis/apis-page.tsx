import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Boxes, SearchX } from 'lucide-react'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { countOf, formatCount, formatDecimal, publisherName } from '../../base/format/format.ts'
import { apiStatuses } from '../../domain/catalogue/api-statuses.ts'
import { ChoiceFilter, SearchFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CsvButton } from '../csv-button.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { apisAddress, apisFilterOf } from './apis-address.ts'
import { ConformanceKeys } from './conformance-keys.tsx'
import { Drafts } from './drafts.tsx'
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
  const list = useList(apisAddress)
  const { address, show } = list
  const query = useQuery(apisQuery(usePortal(), address))
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
          <SearchFilter label="Search by name, publisher or category" {...list} />
          <ChoiceFilter
            label="State"
            all="Any"
            options={apiStatuses}
            value={address.status}
            onChange={(status) => show({ ...address, status, page: 1 })}
          />
          <SavedViews list="apis" />
        </div>
        <PagedTable
          query={query}
          what="the published APIs"
          caption="Published versions"
          columns={columns}
          keyOf={({ api, version }) => `${api} ${version}`}
          empty={
            list.isNarrowed ? (
              <EmptyState
                icon={SearchX}
                title="No matching versions"
                action={<Button onClick={list.clear}>Clear filters</Button>}
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
          list={list}
          pageSize={pageSize}
          file={<CsvButton name="apis" path="/api/admin/apis/export" query={apisFilterOf(address)} />}
          note={({ total }) => <span role="status">{countOf(total, 'version')}</span>}
        />
      </Card>
      <Drafts />
      <ConformanceKeys />
    </PageFrame>
  )
}
