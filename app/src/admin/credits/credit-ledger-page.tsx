import { useQuery } from '@tanstack/react-query'
import { Activity, ReceiptText } from 'lucide-react'
import { env } from '../../base/env.ts'
import { dayPresets } from '../../base/format/day-presets.ts'
import { countOf, formatDecimal } from '../../base/format/format.ts'
import { usageCaptions, usageColumns } from '../../domain/usage/usage-columns.tsx'
import { filterOf, ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import { transactionColumns as columns } from '../../domain/wallet/transaction-columns.tsx'
import { TransactionFilter } from '../../domain/wallet/transaction-filter.tsx'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { tools } from '../../ui/list-tools.ts'
import { UserActions } from '../accounts/account-actions.tsx'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import { AccountPage, ChooseUser } from '../accounts/account-page.tsx'
import { UserTabs } from '../accounts/user-tabs.tsx'
import { CsvButton } from '../csv-button.tsx'
import { ledgerOfUserQuery, pageSize, usageOfUserQuery } from '../queries.ts'
import { ReverseButton } from './reverse-dialog.tsx'
import { usageAddress, usageFilterOf } from './usage-address.ts'

export function CreditLedgerPage({ params: { id } }: PageProps) {
  if (!id) return <ChooseUser title="Credit ledger" to="creditLedger" />
  return <LedgerOfUser key={id} userId={id} />
}

interface OfUserProps {
  readonly userId: string
}

/** Every movement of a wallet, and the calls that its owner made. */
function LedgerOfUser({ userId }: OfUserProps) {
  const part = new URLSearchParams(useSearch()).get('part') === 'usage' ? 'usage' : 'ledger'
  return (
    <AccountPage userId={userId} actions={(account) => <UserActions account={account} />}>
      {(account) => (
        <UserTabs userId={userId} open={part}>
          {part === 'usage' ? <UsageOfUser userId={userId} /> : <Transactions account={account} />}
        </UserTabs>
      )}
    </AccountPage>
  )
}

const visibleColumns = [
  columns.when,
  columns.description,
  columns.kind,
  columns.creditsToStaff,
  columns.before,
  columns.after,
  columns.actorToStaff,
  columns.reference,
]

function Transactions({ account }: { readonly account: AdminAccount }) {
  const { user_id: userId } = account
  const [address, show] = useUrlState(ledgerAddress)
  const query = useQuery(ledgerOfUserQuery(usePortal(), userId, address))
  return (
    <Card padded={false}>
      <div className={tools()}>
        <TransactionFilter address={address} show={show} />
      </div>
      <PagedTable
        query={query}
        what="the transactions"
        caption="Transactions"
        columns={[
          ...visibleColumns,
          {
            key: 'actions',
            name: 'Actions',
            align: 'end',
            cell: (row) => <ReverseButton row={row} account={account} />,
          },
        ]}
        keyOf={(row) => row.transaction_id}
        empty={
          <EmptyState icon={ReceiptText} title="No transactions">
            {address.view === 'all' && !address.days && !address.row ? (
              'This wallet has had no activity yet.'
            ) : (
              <a className="link" href={href('creditLedger', { id: userId })}>
                Show all transactions
              </a>
            )}
          </EmptyState>
        }
        list={{ address, show }}
        pageSize={pageSize}
        file={
          <CsvButton
            name="ledger"
            path="/api/admin/transactions/export"
            query={{ user_id: userId, ...filterOf(address) }}
          />
        }
        note={() => `Days are counted in ${env.timeZone}.`}
      />
    </Card>
  )
}

/** A user's calls, as they see them themselves. */
function UsageOfUser({ userId }: { readonly userId: string }) {
  const [address, show] = useUrlState(usageAddress)
  const query = useQuery(usageOfUserQuery(usePortal(), userId, address))
  const { view, days } = address
  const presets = dayPresets(env.timeZone, new Date())
  return (
    <Card padded={false}>
      <div className={tools()}>
        <Segments
          label="By"
          value={view}
          options={[
            { value: 'api', label: 'By API' },
            { value: 'daily', label: 'By day' },
          ]}
          onChange={(next) => show({ view: next, days, page: 1 })}
        />
        <DateRange
          label="Days"
          value={days ?? presets[1] ?? null}
          presets={presets}
          max={presets[0].to}
          onChange={(next) => show({ view, days: next, page: 1 })}
        />
      </div>
      <PagedTable
        query={query}
        what="the usage"
        caption={usageCaptions[view]}
        columns={usageColumns[view]}
        keyOf={({ api, period }) => `${api} ${period}`}
        empty={
          <EmptyState icon={Activity} title="No calls">
            No calls were made on these days.
          </EmptyState>
        }
        list={{ address, show }}
        pageSize={pageSize}
        file={
          <CsvButton
            name="usage"
            path="/api/api-usage/export"
            query={{ user_id: userId, ...usageFilterOf(address) }}
          />
        }
        note={({ totals }) =>
          `${countOf(totals.calls, 'call')} for ${formatDecimal(totals.credits)} credits in all. Days are counted in ${env.timeZone}.`
        }
      />
    </Card>
  )
}
