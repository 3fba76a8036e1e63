import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { formatCount } from '../../base/format/format.ts'
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
import { tool, tools } from '../../ui/list-tools.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { type BulkAction, BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/use-selection.tsx'
import { CsvButton } from '../csv-button.tsx'
import { accountsQuery, pageSize } from '../queries.ts'
import { SavedViews } from '../views/saved-views.tsx'
import type { AdminAccount } from './account-columns.tsx'
import {
  type AccountsAddress,
  accountStatuses,
  accountsAddress,
  accountsFilterOf,
  keysStatuses,
} from './accounts-address.ts'

interface AccountsListProps {
  readonly columns: readonly Column<AdminAccount>[]
  /** The tab that saved views belong to; without it none are offered. */
  readonly list?: 'accounts' | 'keys' | 'credits'
  /** Actions on several users. */
  readonly actions?: readonly BulkAction<AdminAccount>[]
}

const keyOf = ({ user_id }: AdminAccount) => user_id
const nameOf = (account: AdminAccount) => personOf(account).displayName

/** Users, page by page from the server. Filters and order are in the address. */
export function AccountsList({ columns, list, actions = [] }: AccountsListProps) {
  const [address, show] = useUrlState(accountsAddress)
  const query = useQuery(accountsQuery(usePortal(), address))
  const [words, type] = useTypedWords(address.search, (search) =>
    show({ ...address, search, page: 1 }, { replace: true }),
  )

  const selection = useSelection(query.data?.data, { keyOf, nameOf })
  const selects = actions.length > 0 && selection.selectable > 0

  return (
    <Card padded={false}>
      <h2 className="visually-hidden">Users</h2>
      <div className={tools()}>
        <div className={tool('search')}>
          <SearchBox label="Search by name, email or company" words={words} onWords={type} />
        </div>
        <div className={tool('choice')}>
          <SelectField
            label="Account"
            size="sm"
            value={address.status ?? ''}
            onChange={({ target: { value } }) =>
              show({ ...address, status: (value || null) as AccountsAddress['status'], page: 1 })
            }
          >
            <Choices any="Any" of={accountStatuses} />
          </SelectField>
        </div>
        <div className={tool('choice')}>
          <SelectField
            label="Keys"
            size="sm"
            value={address.keys ?? ''}
            onChange={({ target: { value } }) =>
              show({ ...address, keys: (value || null) as AccountsAddress['keys'], page: 1 })
            }
          >
            <Choices any="Any" of={keysStatuses} />
          </SelectField>
        </div>
        {list && <SavedViews list={list} />}
      </div>
      {selects && <BulkBar noun="user" selection={selection} actions={actions} />}
      <PagedTable
        query={query}
        what="the users"
        caption="Users"
        columns={selects ? [selection.column, ...columns] : columns}
        keyOf={keyOf}
        sort={address.sort}
        onSort={(sort) => show({ ...address, sort, page: 1 })}
        empty={
          <Nobody
            narrowed={isNarrowed(address)}
            onClear={() => {
              type('')
              show({ ...address, search: '', status: null, keys: null, page: 1 })
            }}
          />
        }
        page={address.page}
        pageSize={pageSize}
        file={
          <CsvButton
            name="users"
            start={(portal) =>
              download(portal, 'get', '/api/admin/user-subscriptions/export', {
                params: { query: accountsFilterOf(address) },
              })
            }
          />
        }
        onPage={(page) => show({ ...address, page })}
        note={({ total }) => (
          <span role="status">
            {formatCount(total)} {total === 1 ? 'user' : 'users'}
          </span>
        )}
      />
    </Card>
  )
}

const isNarrowed = ({ search, status, keys, page }: AccountsAddress): boolean =>
  search !== '' || status !== null || keys !== null || page > 1

interface ChoicesProps {
  readonly any: string
  readonly of: Readonly<Record<string, string>>
}

const Choices = ({ any, of }: ChoicesProps) => (
  <>
    <option value="">{any}</option>
    {Object.entries(of).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
)

interface NobodyProps {
  readonly narrowed: boolean
  readonly onClear: () => void
}

function Nobody({ narrowed, onClear }: NobodyProps) {
  if (!narrowed)
    return (
      <EmptyState icon={Users} title="No users yet">
        Everyone who signs up appears here.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={SearchX}
      title="No users found"
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    >
      Search by part of a name, an email address, a company or a user ID.
    </EmptyState>
  )
}
