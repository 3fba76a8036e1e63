import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { env } from '../../base/env.ts'
import { filterOf, ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import { transactionColumns as columns } from '../../domain/wallet/transaction-columns.tsx'
import { TransactionFilter } from '../../domain/wallet/transaction-filter.tsx'
import { type UrlCodec, useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { tools } from '../../ui/list-tools.ts'
import { CsvButton } from '../csv-button.tsx'
import { ledgerOfUserQuery, pageSize } from '../queries.ts'
import { AccountPage, ChooseUser } from './account-page.tsx'
import { UsageOfUser } from './usage-of-user.tsx'

type Part = 'ledger' | 'usage'
const openPart: UrlCodec<Part> = {
  read: (search) => (new URLSearchParams(search).get('part') === 'usage' ? 'usage' : 'ledger'),
  // The other part's filters have no meaning here.
  write: (_search, part) => (part === 'usage' ? 'part=usage' : ''),
}

const title = 'Credit ledger'

export function CreditLedgerPage({ params: { id } }: PageProps) {
  if (!id) return <ChooseUser title={title} to="creditLedger" />
  return <LedgerOfUser key={id} userId={id} />
}

interface OfUserProps {
  readonly userId: string
}

/** Every movement of a wallet, and the calls that its owner made. */
function LedgerOfUser({ userId }: OfUserProps) {
  const [part, open] = useUrlState(openPart)
  return (
    <AccountPage
      title={title}
      userId={userId}
      actions={
        <>
          <LinkButton href={href('addCredits', { id: userId })}>Add credits</LinkButton>
          <LinkButton href={href('deductCredits', { id: userId })}>Deduct credits</LinkButton>
        </>
      }
    >
      {() => (
        <Tabs
          label="Of this user"
          open={part}
          onOpen={open}
          tabs={[
            { name: 'ledger', label: 'Transactions', content: <Transactions userId={userId} /> },
            { name: 'usage', label: 'Usage', content: <UsageOfUser userId={userId} /> },
          ]}
        />
      )}
    </AccountPage>
  )
}

const visibleColumns = [
  columns.when,
  columns.description,
  columns.kind,
  columns.credits,
  columns.before,
  columns.after,
  columns.actorToStaff,
  columns.reference,
]

function Transactions({ userId }: OfUserProps) {
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
        caption="Transactions, newest first"
        columns={visibleColumns}
        keyOf={(row) => row.transaction_id}
        empty={
          <EmptyState icon={ReceiptText} title="No transactions">
            {address.view === 'all' && !address.days ? (
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
