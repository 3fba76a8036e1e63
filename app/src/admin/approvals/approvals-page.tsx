import { adminDecideAdjustment as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { SearchX, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { countOf, formatCredits, formatDecimal } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { reasonNames } from '../../domain/wallet/reason-names.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { row } from '../../ui/layout.ts'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AuditLink } from '../audit-link.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { useSelection } from '../bulk/use-selection.tsx'
import { CsvButton } from '../csv-button.tsx'
import { sentenceOf } from '../sentence-of.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { type Adjustment, approvalsAddress, approvalsFilterOf } from './approvals-address.ts'
import { approvalsQuery, pageSize } from './queries.ts'

interface DecideDialogProps {
  readonly rows: readonly Adjustment[]
  readonly decision: 'APPROVE' | 'REFUSE'
  readonly onClose: () => void
}

const states = {
  PENDING: { label: 'Waiting', tone: 'warning' },
  APPROVED: { label: 'Approved', tone: 'good' },
  REFUSED: { label: 'Rejected', tone: 'bad' },
} as const

const keyOf = ({ adjustment_id }: Adjustment) => adjustment_id

const columns: readonly Column<Adjustment>[] = [
  {
    key: 'what',
    name: 'What',
    title: true,
    wrap: true,
    cell: (change) => (
      <>
        <a className="link" href={href('creditLedger', { id: change.user_id })}>
          {sentenceOf(change)}
        </a>
        <span className="note-line">
          {reasonNames[change.reason_code]}: “{change.description}”
          {change.reverses && ' It reverses an earlier change.'}
        </span>
        <AuditLink subject={change.adjustment_id} of={sentenceOf(change)} />
      </>
    ),
  },
  {
    key: 'credits',
    name: 'Credits',
    align: 'end',
    sortable: true,
    cell: ({ direction, credits }) => `${direction === 'DEDUCT' ? '−' : '+'}${formatDecimal(credits)}`,
  },
  { key: 'by', name: 'Requested by', wrap: true, cell: ({ requested_by_name: name }) => name },
  {
    key: 'requested_at',
    name: 'Since',
    sortable: true,
    detail: true,
    cell: ({ requested_at: time }) => (
      <time dateTime={time} title={formatMoment(time)}>
        {timeSince(time)}
      </time>
    ),
  },
]

const state: Column<Adjustment> = {
  key: 'state',
  name: 'State',
  wrap: true,
  cell: ({ status, decided_at, decided_by_name, note }) => (
    <div>
      <Tag tone={states[status].tone}>{states[status].label}</Tag>
      {decided_at && (
        <span className="note-line">
          {formatMoment(decided_at)}
          {decided_by_name && ` by ${decided_by_name}`}
        </span>
      )}
      {note && <span className="note-line">“{note}”</span>}
    </div>
  ),
}

type Decision = 'APPROVE' | 'REFUSE'

/** Changes above what one administrator may do alone: those that wait for a second one, and how the others ended. */
export function ApprovalsPage() {
  const session = useSessionState()
  const ownId = session.kind === 'member' ? session.profile.id : ''
  const [address, show] = useUrlState(approvalsAddress)
  const query = useQuery(approvalsQuery(usePortal(), address))
  const [open, setOpen] = useState<{ readonly of: Adjustment; readonly decision: Decision } | null>(null)
  const isDecidable = ({ status, requested_by }: Adjustment) => status === 'PENDING' && requested_by !== ownId
  const selection = useSelection(query.data?.data, { keyOf, nameOf: sentenceOf, isSelectable: isDecidable })
  const decide: Column<Adjustment> = {
    key: 'decide',
    name: 'Actions',
    align: 'end',
    cell: (change) =>
      isDecidable(change) ? (
        <span className={row([2, 2], 'end')}>
          <Button look="primary" size="small" onClick={() => setOpen({ of: change, decision: 'APPROVE' })}>
            Approve<VisuallyHidden> change: {sentenceOf(change)}</VisuallyHidden>
          </Button>
          <Button size="small" onClick={() => setOpen({ of: change, decision: 'REFUSE' })}>
            Reject<VisuallyHidden> change: {sentenceOf(change)}</VisuallyHidden>
          </Button>
        </span>
      ) : (
        change.status === 'PENDING' && <span className="note">Another administrator decides</span>
      ),
  }
  const limit = query.data?.meta.approval_above
  return (
    <PageFrame
      title="Approvals"
      about={
        limit
          ? `Credit changes above ${formatCredits(limit)} a day need a second administrator’s approval.`
          : 'Large changes of credits take effect only when another administrator approves them.'
      }
    >
      <Card as="section" padded={false} aria-label="Changes of credits">
        <div className={tools()}>
          <Segments
            label="State"
            value={address.status}
            options={[
              { value: 'PENDING', label: 'Waiting' },
              { value: 'APPROVED', label: 'Approved' },
              { value: 'REFUSED', label: 'Rejected' },
              { value: 'ALL', label: 'All' },
            ]}
            onChange={(status) => show({ ...address, status, page: 1 })}
          />
          <SavedViews list="approvals" />
        </div>
        {selection.selectable > 0 && (
          <BulkBar
            noun="change"
            selection={selection}
            actions={[
              {
                label: 'Approve',
                dialog: (rows, onClose) => <DecideDialog rows={rows} decision="APPROVE" onClose={onClose} />,
              },
              {
                label: 'Reject',
                dialog: (rows, onClose) => <DecideDialog rows={rows} decision="REFUSE" onClose={onClose} />,
              },
            ]}
          />
        )}
        <PagedTable
          query={query}
          what="the approvals"
          level={2}
          caption="Changes of credits"
          columns={[
            ...(selection.selectable > 0 ? [selection.column] : []),
            ...columns,
            ...(address.status === 'PENDING' ? [] : [state]),
            ...(address.status === 'PENDING' || address.status === 'ALL' ? [decide] : []),
          ]}
          keyOf={keyOf}
          empty={
            address.status === 'PENDING' && address.page === 1 ? (
              <EmptyState icon={ShieldCheck} level={2} title="Nothing is waiting">
                Large changes of credits appear here until another administrator decides.
              </EmptyState>
            ) : (
              <EmptyState icon={SearchX} level={2} title="No changes here">
                <a className="link" href={href('adminApprovals')}>
                  Show those that are waiting
                </a>
              </EmptyState>
            )
          }
          list={{ address, show }}
          pageSize={pageSize}
          file={
            <CsvButton
              name="changes-of-credits"
              path="/api/admin/adjustments/export"
              query={approvalsFilterOf(address)}
            />
          }
          note={({ total }) => <span role="status">{countOf(total, 'change')}</span>}
        />
      </Card>
      {open && <DecideDialog rows={[open.of]} decision={open.decision} onClose={() => setOpen(null)} />}
    </PageFrame>
  )
}

/** Decides one change, or several by one note. */
function DecideDialog({ rows, decision, onClose }: DecideDialogProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/adjustments/decide')
  const approving = decision === 'APPROVE'
  const changesOf = (count: number) => (count === 1 ? 'this change' : countOf(count, 'change'))
  return (
    <BulkDialog
      rows={rows}
      keyOf={({ adjustment_id }) => adjustment_id}
      nameOf={(row) => `${sentenceOf(row)}: “${row.description}”`}
      titleOf={({ length }) => `${approving ? 'Approve' : 'Reject'} ${changesOf(length)}?`}
      about={
        approving
          ? 'It takes effect immediately: each user is notified and sees the reason.'
          : 'Nothing changes, and users aren’t notified. Whoever requested it is.'
      }
      action={approving ? 'Approve' : 'Reject'}
      look={approving ? 'primary' : 'danger'}
      fields={{
        defaultValues: { note: '' },
        rules: { note: rules.note },
        draw: ({ field }) => (
          <TextAreaField
            {...field('note', 'the note')}
            label="Note (optional)"
            hint="For administrators. The user doesn’t see it."
            rows={2}
          />
        ),
      }}
      write={{
        mutationKey,
        each: async ({ adjustment_id }, { note }, context) => {
          const text = note.trim()
          await mutationFn({ body: { adjustment_id, decision, ...(text && { note: text }) } }, context)
        },
      }}
      doneOf={(count) =>
        `${countOf(count, 'change')} ${count === 1 ? 'is' : 'are'} ${approving ? 'approved' : 'rejected'}`
      }
      onClose={onClose}
    />
  )
}
