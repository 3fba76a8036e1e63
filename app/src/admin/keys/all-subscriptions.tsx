import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, SearchX } from 'lucide-react'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount } from '../../base/format/format.ts'
import { statusLabels } from '../../domain/keys/subscription-status.ts'
import { ChoiceFilter, SearchFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { tools } from '../../ui/list-tools.ts'
import { KeysTag } from '../accounts/account-columns.tsx'
import { CsvButton } from '../csv-button.tsx'
import { allSubscriptionsQuery, pageSize } from '../queries.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { ManageKeys } from './manage-keys.tsx'
import { subscriptionsAddress, subscriptionsFilterOf } from './subscriptions-address.ts'

type AdminSubscription = components['schemas']['AdminSubscription']

/** The subscriptions of all users, newest first, with the state of their keys. */
export function AllSubscriptions() {
  const list = useList(subscriptionsAddress)
  const { address, show } = list
  const query = useQuery(allSubscriptionsQuery(usePortal(), address))
  return (
    <Card as="section" padded={false} aria-label="All subscriptions">
      <div className={tools()}>
        <SearchFilter label="Search by user, company, API or ID" {...list} />
        <ChoiceFilter
          label="Status"
          all="Any"
          options={statusLabels}
          value={address.status}
          onChange={(status) => show({ ...address, status, page: 1 })}
        />
        <SavedViews list="subscriptions" />
      </div>
      <PagedTable
        query={query}
        what="the subscriptions"
        caption="Subscriptions"
        columns={columns}
        keyOf={({ user_subscription_id }) => user_subscription_id}
        empty={
          list.isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title="No subscriptions found"
              action={<Button onClick={list.clear}>Clear search and filters</Button>}
            >
              Search by part of a name, an email address, a company, an API or an ID.
            </EmptyState>
          ) : (
            <EmptyState icon={KeyRound} title="No subscriptions yet">
              Each subscription to an API appears here.
            </EmptyState>
          )
        }
        list={list}
        pageSize={pageSize}
        file={
          <CsvButton
            name="subscriptions"
            path="/api/admin/all-user-subscriptions/export"
            query={subscriptionsFilterOf(address)}
          />
        }
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
    cell: ({ live_key }) => <KeysTag keys_status={live_key} />,
  },
  {
    key: 'test',
    name: 'Test keys',
    detail: true,
    cell: ({ test_key }) => <KeysTag keys_status={test_key} />,
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
