import { type components, download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, SearchX } from 'lucide-react'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount } from '../../base/format/format.ts'
import { statusLabels } from '../../domain/keys/subscription-status.ts'
import { pageInUrl, readName, readPage, readSearch, writeQuery } from '../../lib/browser/url-query.ts'
import { type UrlCodec, useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { tool, tools } from '../../ui/list-tools.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { KeysTag } from '../accounts/account-columns.tsx'
import { CsvButton } from '../csv-button.tsx'
import { allSubscriptionsQuery, pageSize } from '../queries.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { ManageKeys } from './manage-keys.tsx'

type AdminSubscription = components['schemas']['AdminSubscription']
type Status = AdminSubscription['status']

/** The list's state in the address: `?view=subscriptions&search=sim&status=ACTIVE&page=2`. */
interface ListAddress {
  readonly search: string
  readonly status: Status | null
  readonly page: number
}

const listAddress: UrlCodec<ListAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      search: readSearch(query),
      status: readName(query, 'status', statusLabels),
      page: readPage(query),
    }
  },
  write: (before, { page, ...rest }) => writeQuery(before, { ...rest, page: pageInUrl(page) }),
}

/** As the contract asks for them. */
const subscriptionsFilterOf = ({ search, status }: Omit<ListAddress, 'page'>) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
})

/** Every word is in the user, the company, the API or an ID. */
function matches(subscription: AdminSubscription, { search, status }: ListAddress): boolean {
  const { firstname, lastname, email, company_name, api, name, user_id, user_subscription_id } = subscription
  const text = [firstname, lastname, email, company_name, api, name, user_id, user_subscription_id]
    .join(' ')
    .toLowerCase()
  const words = search.toLowerCase().split(/\s+/)
  return (status === null || subscription.status === status) && words.every((word) => text.includes(word))
}

/** The subscriptions of all users, newest first, with the state of their keys. */
export function AllSubscriptions() {
  const [address, show] = useUrlState(listAddress)
  const query = useQuery({
    ...allSubscriptionsQuery(usePortal()),
    select: ({ data }) => {
      const found = data.filter((one) => matches(one, address))
      const start = (address.page - 1) * pageSize
      return { data: found.slice(start, start + pageSize), meta: { total: found.length } }
    },
  })
  return (
    <Card as="section" padded={false} aria-label="All subscriptions">
      <div className={tools()}>
        <div className={tool('search')}>
          <SearchBox
            label="Search by user, company, API or ID"
            words={address.search}
            onWords={(search) => show({ ...address, search, page: 1 }, { replace: true })}
          />
        </div>
        <div className={tool('choice')}>
          <SelectField
            label="Status"
            size="sm"
            value={address.status ?? ''}
            onChange={({ target: { value } }) =>
              show({ ...address, status: (value || null) as ListAddress['status'], page: 1 })
            }
          >
            <option value="">Any</option>
            {Object.entries(statusLabels).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <SavedViews list="subscriptions" />
      </div>
      <PagedTable
        query={query}
        what="the subscriptions"
        caption="Subscriptions, newest first"
        columns={columns}
        keyOf={({ user_subscription_id }) => user_subscription_id}
        empty={
          address.search || address.status || address.page > 1 ? (
            <EmptyState
              icon={SearchX}
              title="No subscriptions found"
              action={
                <Button onClick={() => show({ search: '', status: null, page: 1 })}>
                  Clear search and filters
                </Button>
              }
            >
              Search by part of a name, an email address, a company, an API or an ID.
            </EmptyState>
          ) : (
            <EmptyState icon={KeyRound} title="No subscriptions yet">
              Each subscription to an API appears here.
            </EmptyState>
          )
        }
        page={address.page}
        pageSize={pageSize}
        file={
          <CsvButton
            name="subscriptions"
            start={(portal) =>
              download(portal, 'get', '/api/admin/all-user-subscriptions/export', {
                params: { query: subscriptionsFilterOf(address) },
              })
            }
          />
        }
        onPage={(page) => show({ ...address, page })}
        note={({ total }) => (
          <span role="status">
            {formatCount(total)} {total === 1 ? 'subscription' : 'subscriptions'}
          </span>
        )}
      />
    </Card>
  )
}

const columns: readonly Column<AdminSubscription>[] = [
  {
    key: 'api',
    name: 'API',
    title: true,
    wrap: true,
    cell: ({ name, version }) => (
      <>
        <span className="strong">{name}</span>
        <span className="note-line">{version}</span>
      </>
    ),
  },
  {
    key: 'user',
    name: 'User',
    wrap: true,
    cell: (subscription) => (
      <>
        <span className="strong">{personOf(subscription).displayName}</span>
        <span className="note-line">{subscription.email}</span>
        {subscription.company_name && <span className="note-line">{subscription.company_name}</span>}
      </>
    ),
  },
  {
    key: 'status',
    name: 'Status',
    cell: ({ status }) => <Tag tone={statusLabels[status].tone}>{statusLabels[status].label}</Tag>,
  },
  {
    key: 'live',
    name: 'Live keys',
    cell: ({ live_key }) => <KeysTag keys_status={live_key} active_keys={0} />,
  },
  {
    key: 'test',
    name: 'Test keys',
    detail: true,
    cell: ({ test_key }) => <KeysTag keys_status={test_key} active_keys={0} />,
  },
  { key: 'since', name: 'Since', detail: true, cell: ({ created_at }) => formatDate(created_at) },
  {
    key: 'manage',
    name: 'Actions',
    align: 'end',
    cell: (subscription) => <ManageKeys of={subscription} />,
  },
]
