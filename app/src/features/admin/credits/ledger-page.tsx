import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useRef } from 'react'
import { type UrlCodec, useUrlState } from '../../../lib/browser/use-url-state.ts'
import { env } from '../../../lib/env.ts'
import { dayPresets } from '../../../lib/format/day-presets.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { ledgerAddress } from '../../../lib/wallet/ledger-address.ts'
import { transactionColumns as columns, type Transaction } from '../../../lib/wallet/transaction-columns.tsx'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { DateRange } from '../../../ui/kit/date-range.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Segments } from '../../../ui/kit/segments.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import { Tabs } from '../../../ui/kit/tabs.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import css from '../admin.module.css'
import { accountQuery, ledgerOfUserQuery, pageSize } from '../queries.ts'
import { ChooseUser, NoSuchUser, WhoseWallet } from './adjust-page.tsx'
import { UsageOfUser } from './usage-of-user.tsx'

type Part = 'ledger' | 'usage'
const openPart: UrlCodec<Part> = {
  read: (search) => (new URLSearchParams(search).get('part') === 'usage' ? 'usage' : 'ledger'),
  // What the other part is narrowed to means nothing here.
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
  const query = useQuery(accountQuery(usePortal(), userId))
  const [part, open] = useUrlState(openPart)
  return (
    <QueryBoundary
      queries={[query]}
      what="this user"
      skeleton={
        <PageFrame title={title}>
          <Skeleton height="420px" />
        </PageFrame>
      }
      frame={(state, kind) => (kind === 'failed' ? <PageFrame title={title}>{state}</PageFrame> : state)}
      missing={<NoSuchUser />}
    >
      {({ data: { account } }) => (
        <PageFrame
          title={title}
          about={<WhoseWallet {...account} />}
          actions={
            <>
              <LinkButton href={href('addCredits', { id: userId })}>Add credits</LinkButton>
              <LinkButton href={href('deductCredits', { id: userId })}>Deduct credits</LinkButton>
            </>
          }
        >
          <Tabs
            label="Of this user"
            open={part}
            onOpen={open}
            tabs={[
              { name: 'ledger', label: 'Transactions', content: <Transactions userId={userId} /> },
              { name: 'usage', label: 'Usage', content: <UsageOfUser userId={userId} /> },
            ]}
          />
        </PageFrame>
      )}
    </QueryBoundary>
  )
}

const actors: Readonly<Record<Transaction['actor'], string>> = {
  USER: 'The user',
  ADMIN: 'Administrator',
  SYSTEM: 'Switchboard',
}
const shown = [
  columns.when,
  columns.what,
  columns.kind,
  columns.credits,
  columns.before,
  columns.after,
  { ...columns.actor, cell: ({ actor }: Transaction) => actors[actor] },
  columns.reference,
]

function Transactions({ userId }: OfUserProps) {
  const [address, show] = useUrlState(ledgerAddress)
  const query = useQuery(ledgerOfUserQuery(usePortal(), userId, address))
  const top = useRef<HTMLDivElement>(null)
  const { view, days, page } = address
  const presets = dayPresets(env.timeZone, new Date())
  const caption = 'Transactions, newest first'
  return (
    <Card padded={false}>
      <div ref={top} tabIndex={-1} className={css.tools}>
        <Segments
          label="Show"
          value={view}
          options={[
            { value: 'all', label: 'All' },
            { value: 'topup', label: 'Top-ups' },
            { value: 'usage', label: 'Usage' },
            { value: 'adjustment', label: 'Other' },
          ]}
          onChange={(next) => show({ view: next, days, page: 1 })}
        />
        <DateRange
          label="Days"
          value={days}
          presets={presets}
          max={presets[0].to}
          onChange={(next) => show({ view, days: next, page: 1 })}
        />
        {days && (
          <Button look="link" onClick={() => show({ view, days: null, page: 1 })}>
            All days
          </Button>
        )}
      </div>
      <QueryBoundary
        queries={[query]}
        what="the transactions"
        skeleton={<DataTable caption={caption} columns={shown} rows={[]} keyOf={String} loading />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: (
            <EmptyState icon={ReceiptText} title="No transactions">
              {view === 'all' && !days ? (
                'Nothing has moved in this wallet yet.'
              ) : (
                <a className="link" href={href('creditLedger', { id: userId })}>
                  Show all transactions
                </a>
              )}
            </EmptyState>
          ),
        }}
      >
        {({ data }) => (
          <div aria-busy={query.isPlaceholderData}>
            <DataTable caption={caption} columns={shown} rows={data} keyOf={(row) => row.transaction_id} />
          </div>
        )}
      </QueryBoundary>
      {query.data && (
        <footer className={css.foot}>
          <Pagination
            label="Transactions"
            count={query.data.meta.total}
            pageSize={pageSize}
            page={page}
            onPage={(next) => {
              show({ view, days, page: next })
              top.current?.focus()
            }}
          />
          <p className={css.note}>Days are counted in {env.timeZone}.</p>
        </footer>
      )}
    </Card>
  )
}
