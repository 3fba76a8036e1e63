import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../base/format/format.ts'
import { MonthCsv } from '../../domain/exports/month-csv.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { Alert } from '../../ui/kit/alert.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { row } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type AdminAccount, accountColumns as columns } from '../accounts/account-columns.tsx'
import { AccountsList } from '../accounts/accounts-list.tsx'
import { creditActions } from '../accounts/user-bulk.tsx'
import { UsersFrame } from '../accounts/users-frame.tsx'
import { waitingQuery } from '../queries.ts'

const ways = [
  { name: 'addCredits', label: 'Add', of: 'credits to' },
  { name: 'deductCredits', label: 'Deduct', of: 'credits from' },
  { name: 'creditLedger', label: 'Ledger', of: 'of' },
] as const

const actions: Column<AdminAccount> = {
  key: 'actions',
  name: 'Actions',
  align: 'end',
  cell: (account) => (
    <span className={classes(row([2, 3]), css.ways)}>
      {ways.map(({ name, label, of }) => (
        <a key={name} className="link" href={href(name, { id: account.user_id })}>
          {label}
          <VisuallyHidden>
            {' '}
            {of} {personOf(account).displayName}
          </VisuallyHidden>
        </a>
      ))}
    </span>
  ),
}

/** Every wallet, and what waits for a second person. */
export function CreditsPage() {
  return (
    <UsersFrame
      open="credits"
      about="The wallets of all users. Add or deduct credits, or open a ledger."
      actions={
        <>
          <LinkButton href={href('addCredits', {})}>Add credits</LinkButton>
          <LinkButton href={href('deductCredits', {})}>Deduct credits</LinkButton>
        </>
      }
    >
      <WaitingAdjustments />
      <AccountsList
        view="credits"
        columns={[columns.name, columns.plan, columns.credits, columns.free, actions]}
        actions={creditActions}
      />
      <MonthCsv
        title="Receipts, invoices and credit notes"
        about="All documents of a month, of every account."
        start={(portal, month) =>
          download(portal, 'get', '/api/admin/tax-documents/export', { params: { query: { month } } })
        }
      />
    </UsersFrame>
  )
}

/** Leads to changes above the limit of one person. Nothing is shown while none waits. */
function WaitingAdjustments() {
  const { data } = useQuery(waitingQuery(usePortal()))
  const total = data?.meta.total ?? 0
  if (total === 0) return null
  return (
    <Alert
      status="info"
      title={`${countOf(total, 'change')} ${total === 1 ? 'waits' : 'wait'} for approval.`}
    >
      <a className="link" href={href('adminApprovals')}>
        View approvals
      </a>
    </Alert>
  )
}
