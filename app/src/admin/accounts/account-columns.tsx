import type { components } from '@switchboard/sdk'
import { formatDecimal } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { accountStatuses, keysStatuses } from './accounts-address.ts'

/** How calls on a plan of each type are paid. */
export const paidBy = { PREPAID: 'From the wallet', POSTPAID: 'By statement' } as const

export type AdminAccount = components['schemas']['AdminAccount']

const keysTones = { ACTIVE: 'good', GRACE: 'warning', REVOKED: 'bad', NONE: undefined } as const
const statusTones = { ACTIVE: undefined, PENDING: 'warning', SUSPENDED: 'bad' } as const

export const AccountStatusTag = ({ status }: Pick<AdminAccount, 'status'>) => (
  <Tag tone={statusTones[status]}>{accountStatuses[status]}</Tag>
)

interface KeysTagProps
  extends Pick<AdminAccount, 'keys_status'>,
    Partial<Pick<AdminAccount, 'active_keys' | 'grace_keys'>> {}

/** The state of somebody’s keys, with how many work where that is counted. */
export const KeysTag = ({ keys_status, active_keys = 0, grace_keys = 0 }: KeysTagProps) => (
  <Tag tone={keysTones[keys_status]}>
    {grace_keys > 0
      ? `${grace_keys} of ${active_keys} in grace period`
      : active_keys > 0
        ? `${active_keys} active`
        : keysStatuses[keys_status]}
  </Tag>
)

/** Columns for lists of users; each list picks its own. */
export const accountColumns = {
  name: {
    key: 'name',
    name: 'User',
    title: true,
    wrap: true,
    sortable: true,
    cell: (account) => <WhoCell {...account} />,
  },
  status: {
    key: 'status',
    name: 'Account',
    cell: ({ status }) => <AccountStatusTag status={status} />,
  },
  subscriptions: {
    key: 'subscriptions',
    name: 'Subscriptions',
    align: 'end',
    detail: true,
    cell: ({ subscriptions }) => subscriptions,
  },
  keys: { key: 'keys', name: 'Keys', cell: (account) => <KeysTag {...account} /> },
  lastUsed: {
    key: 'last_used_at',
    name: 'Last call',
    sortable: true,
    cell: ({ last_used_at: time }) =>
      time ? <time dateTime={time}>{timeSince(time)}</time> : <span className="muted">Never</span>,
  },
  plan: {
    key: 'plan',
    name: 'Calls are paid',
    detail: true,
    cell: ({ plan_type }) =>
      plan_type === null ? <span className="muted">No plan</span> : paidBy[plan_type],
  },
  credits: {
    key: 'wallet_credits',
    name: 'Credits',
    align: 'end',
    sortable: true,
    cell: ({ wallet_credits }) => formatDecimal(wallet_credits),
  },
  free: {
    key: 'free',
    name: 'Free credits',
    align: 'end',
    detail: true,
    cell: ({ free_credits }) => formatDecimal(free_credits),
  },
} as const satisfies Readonly<Record<string, Column<AdminAccount>>>

function WhoCell(account: AdminAccount) {
  const { displayName, b2bAccount, companyName } = personOf(account)
  return (
    <>
      <a className="link" href={href('adminUser', { id: account.user_id })}>
        {displayName}
      </a>
      <span className="note-line">{account.email}</span>
      {b2bAccount && <span className="note-line">{companyName}</span>}
    </>
  )
}
