import { type components, download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, SearchX } from 'lucide-react'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount } from '../../base/format/format.ts'
import { statusLabels } from '../../domain/keys/subscription-status.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
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
import {
  type SubscriptionsAddress,
  subscriptionsAddress,
  subscriptionsFilterOf,
} from './subscriptions-address.ts'

type AdminSubscription = components['schemas']['AdminSubscription']

/** The subscriptions of all users, newest first, with the state of their keys. */
export function AllSubscriptions() {
  const [address, show] = useUrlState(subscriptionsAddress)
  const query = useQuery(allSubscriptionsQuery(usePortal(), address))
  const [words, type] = useTypedWords(address.search, (search) =>
    show({ ...address, search, page: 1 }, { replace: true }),
  )
  return (
    <Card as="section" padded={false} aria-label="All subscriptions">
      <div className={tools()}>
        <div className={tool('search')}>
          <SearchBox label="Search by user, company, API or ID" words={words} onWords={type} />
        </div>
        <div className={tool('choice')}>
          <SelectField
            label="Status"
            size="sm"
            value={address.status ?? ''}
            onChange={({ target: { value } }) =>
              show({ ...address, status: (value || null) as SubscriptionsAddress['status'], page: 1 })
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
        caption="Subscriptions"
        columns={columns}
        keyOf={({ user_subscription_id }) => user_subscription_id}
        sort={address.sort}
        onSort={(sort) => show({ ...address, sort, page: 1 })}
        empty={
          address.search || address.status || address.page > 1 ? (
            <EmptyState
              icon={SearchX}
              title="No subscriptions found"
              action={
                <Button
                  onClick={() => {
                    type('')
                    show({ ...address, search: '', status: null, page: 1 })
                  }}
                >
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
    sortable: true,
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
    sortable: true,
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
  {
    key: 'created_at',
    name: 'Since',
    detail: true,
    sortable: true,
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'manage',
    name: 'Actions',
    align: 'end',
    cell: (subscription) => <ManageKeys of={subscription} />,
  },
]
