import { useQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { formatCount } from '../../base/format/format.ts'
import { ChoiceFilter, SearchFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { tools } from '../../ui/list-tools.ts'
import { type BulkAction, BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/use-selection.tsx'
import { CsvButton } from '../csv-button.tsx'
import { accountsQuery, pageSize } from '../queries.ts'
import { SavedViews } from '../views/saved-views.tsx'
import type { AdminAccount } from './account-columns.tsx'
import { accountStatuses, accountsAddress, accountsFilterOf, keysStatuses } from './accounts-address.ts'

interface AccountsListProps {
  readonly columns: readonly Column<AdminAccount>[]
  /** The tab that saved views belong to; without it none are offered. */
  readonly view?: 'accounts' | 'keys' | 'credits'
  /** Actions on several users. */
  readonly actions?: readonly BulkAction<AdminAccount>[]
}

const keyOf = ({ user_id }: AdminAccount) => user_id
const nameOf = (account: AdminAccount) => personOf(account).displayName

/** Users, page by page from the server. Filters and order are in the address. */
export function AccountsList({ columns, view, actions = [] }: AccountsListProps) {
  const list = useList(accountsAddress)
  const { address, show } = list
  const query = useQuery(accountsQuery(usePortal(), address))
  const selection = useSelection(query.data?.data, { keyOf, nameOf })
  const selects = actions.length > 0 && selection.selectable > 0

  return (
    <Card padded={false}>
      <h2 className="visually-hidden">Users</h2>
      <div className={tools()}>
        <SearchFilter label="Search by name, email or company" {...list} />
        <ChoiceFilter
          label="Account"
          all="Any"
          options={accountStatuses}
          value={address.status}
          onChange={(status) => show({ ...address, status, page: 1 })}
        />
        <ChoiceFilter
          label="Keys"
          all="Any"
          options={keysStatuses}
          value={address.keys}
          onChange={(keys) => show({ ...address, keys, page: 1 })}
        />
        {view && <SavedViews list={view} />}
      </div>
      {selects && <BulkBar noun="user" selection={selection} actions={actions} />}
      <PagedTable
        query={query}
        what="the users"
        caption="Users"
        columns={selects ? [selection.column, ...columns] : columns}
        keyOf={keyOf}
        empty={
          list.isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title="No users found"
              action={<Button onClick={list.clear}>Clear search and filters</Button>}
            >
              Search by part of a name, an email address, a company or a user ID.
            </EmptyState>
          ) : (
            <EmptyState icon={Users} title="No users yet">
              Everyone who signs up appears here.
            </EmptyState>
          )
        }
        list={list}
        pageSize={pageSize}
        file={
          <CsvButton
            name="users"
            path="/api/admin/user-subscriptions/export"
            query={accountsFilterOf(address)}
          />
        }
        note={({ total }) => (
          <span role="status">
            {formatCount(total)} {total === 1 ? 'user' : 'users'}
          </span>
        )}
      />
    </Card>
  )
}
