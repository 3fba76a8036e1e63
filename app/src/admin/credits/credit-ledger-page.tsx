import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { env } from '../../base/env.ts'
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
import { tools } from '../../ui/list-tools.ts'
import { UserActions } from '../accounts/account-actions.tsx'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import { AccountPage, ChooseUser } from '../accounts/account-page.tsx'
import { UserTabs } from '../accounts/user-tabs.tsx'
import { CsvButton } from '../csv-button.tsx'
import { ledgerOfUserQuery, pageSize } from '../queries.ts'
import { ReverseButton } from './reverse-dialog.tsx'
import { UsageOfUser } from './usage-of-user.tsx'

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
        sort={address.sort ?? null}
        onSort={(sort) => show({ ...address, sort, page: 1 })}
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
        page={address.page}
        pageSize={pageSize}
        file={
          <CsvButton
            name="ledger"
            start={(portal) =>
              download(portal, 'get', '/api/admin/transactions/export', {
                params: { query: { user_id: userId, ...filterOf(address) } },
              })
            }
          />
        }
        onPage={(page) => show({ ...address, page })}
        note={() => `Days are counted in ${env.timeZone}.`}
      />
    </Card>
  )
}
