import { adminReverseCredits } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Activity, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { brand } from '../../base/brand.ts'
import { dayPresets } from '../../base/format/day-presets.ts'
import { countOf, formatCredits, formatDecimal } from '../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'
import { usageCaptions, usageColumns } from '../../domain/usage/usage-columns.tsx'
import { filterOf, ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import { transactionColumns as columns, type Transaction } from '../../domain/wallet/transaction-columns.tsx'
import { TransactionFilter } from '../../domain/wallet/transaction-filter.tsx'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { tools } from '../../ui/list-tools.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { UserActions } from '../accounts/account-actions.tsx'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import { AccountPage, ChooseUser } from '../accounts/account-page.tsx'
import { UserTabs } from '../accounts/user-tabs.tsx'
import { CsvButton } from '../csv-button.tsx'
import { ledgerOfUserQuery, pageSize, usageOfUserQuery } from '../queries.ts'
import { usageAddress, usageFilterOf } from './usage-address.ts'

interface ReverseProps {
  readonly row: Transaction
  readonly account: AdminAccount
}

/** Rows of administrators alone have a category; a reversal isn’t taken back. */
const isReversible = ({ reason_code, reverses, reversed_by }: Transaction): boolean =>
  reason_code !== undefined && !reverses && !reversed_by

interface ReverseDialogProps extends ReverseProps {
  readonly onClose: () => void
}

const balanceAfter = ({ credits }: Transaction, { wallet_credits }: AdminAccount): string =>
  fromHundredths(toHundredths(wallet_credits) - toHundredths(credits))

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
  columns.credits,
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
        note={() => `Days are counted in ${brand.time_zone}.`}
      />
    </Card>
  )
}

/** A user's calls, as they see them themselves. */
function UsageOfUser({ userId }: { readonly userId: string }) {
  const [address, show] = useUrlState(usageAddress)
  const query = useQuery(usageOfUserQuery(usePortal(), userId, address))
  const { view, days } = address
  const presets = dayPresets(brand.time_zone, new Date())
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
          `${countOf(totals.calls, 'call')} for ${formatDecimal(totals.credits)} credits in all. Days are counted in ${brand.time_zone}.`
        }
      />
    </Card>
  )
}

/** Beside a change that can be taken back. */
function ReverseButton({ row, account }: ReverseProps) {
  const [open, setOpen] = useState(false)
  if (!isReversible(row)) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Reverse
        <VisuallyHidden> the change of {formatDecimal(row.credits, true)} credits</VisuallyHidden>
      </Button>
      {open && <ReverseDialog row={row} account={account} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReverseDialog({ row, account, onClose }: ReverseDialogProps) {
  const toast = useToast()
  const deducted = row.credits.startsWith('-')
  const { field, ...form } = useApiForm({
    defaultValues: { description: '', validity_date: '' },
    rules: adminReverseCredits,
    write: mutationOptions(usePortal(), 'post', '/api/admin/transactions/reverse'),
    variables: ({
      description,
      validity_date,
    }: Readonly<Record<'description' | 'validity_date', string>>) => ({
      body: {
        user_id: account.user_id,
        transaction_id: row.transaction_id,
        description: description.trim(),
        ...(validity_date && { validity_date }),
      },
    }),
    onDone: ({ data }) => {
      onClose()
      const title =
        'adjustment_id' in data
          ? 'The reversal is waiting for another administrator'
          : 'The change is reversed'
      toast({ kind: 'success', title })
    },
  })
  const credits = formatCredits(row.credits.replace('-', ''))
  return (
    <FormDialog
      title={`Reverse this change of ${credits} credits?`}
      about={`A new transaction ${deducted ? 'gives them back to' : 'takes them from'} ${personOf(account).displayName}, who is notified and sees the reason. Both stay in the ledger.`}
      action="Reverse change"
      busyAction="Reversing…"
      keep="Keep change"
      failed="The change wasn’t reversed."
      form={form}
      onClose={onClose}
    >
      <dl className={facts()}>
        <Fact name="Balance">
          {formatDecimal(account.wallet_credits)}
          <span className="muted"> → </span>
          <strong>{formatDecimal(balanceAfter(row, account))}</strong>
        </Fact>
      </dl>
      {deducted && (
        <TextField
          {...field('validity_date', 'a date')}
          label="Last day"
          type="date"
          hint="For free credits only: until when they can be used."
        />
      )}
      <TextAreaField
        {...field('description', 'a reason')}
        label="Reason"
        rows={2}
        hint="The user sees it in their transactions."
      />
    </FormDialog>
  )
}
