import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { countOf } from '../../base/format/format.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Drawer } from '../../ui/kit/drawer.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { affectedQuery, pageSize } from './queries.ts'

type Account = components['schemas']['AffectedAccount']

/** The ways by which an account was notified: `In the portal, email, 2 webhooks`. */
const waysOf = ({ in_app, mail, webhooks }: Pick<Account, 'in_app' | 'mail' | 'webhooks'>): string => {
  const ways = [in_app ? 'portal' : '', mail ? 'email' : '', webhooks > 0 ? countOf(webhooks, 'webhook') : '']
  return ways.filter(Boolean).join(', ') || 'switched off'
}

const columns: readonly Column<Account>[] = [
  {
    key: 'account',
    name: 'Account',
    title: true,
    wrap: true,
    cell: ({ user_id, name, email }) => (
      <>
        <a className="link" href={href('adminUser', { id: user_id })}>
          {name}
        </a>
        <span className="note-line">{email}</span>
      </>
    ),
  },
  {
    key: 'told',
    name: 'Notified',
    wrap: true,
    cell: (account) => (
      <div>
        {account.told_at ? formatMoment(account.told_at) : 'Not yet'}
        {account.told_at && <span className="note-line">By {waysOf(account)}</span>}
        {account.cancellation_told_at && (
          <span className="note-line">Of the cancellation: {formatMoment(account.cancellation_told_at)}</span>
        )}
      </div>
    ),
  },
]

interface AffectedDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** The accounts that a change affects, and when each was notified. */
export function AffectedDrawer({ id, onClose }: AffectedDrawerProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(affectedQuery(usePortal(), id, page))
  return (
    <Drawer title="Affected accounts" open onOpenChange={(open) => open || onClose()}>
      <PagedTable
        query={query}
        what="the affected accounts"
        level={3}
        caption="Affected accounts"
        columns={columns}
        keyOf={({ user_id }) => user_id}
        empty={
          <EmptyState icon={Users} title="No account is affected">
            None is on the plan, subscribed, or called the version in the last 90 days.
          </EmptyState>
        }
        list={{ address: { page }, show: (next) => setPage(next.page) }}
        pageSize={pageSize}
        note={({ total }) => countOf(total, 'account')}
      />
    </Drawer>
  )
}
