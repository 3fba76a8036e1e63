import type { components } from '@switchboard/sdk'
import { adminCancelAnnouncement as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatTime } from '../../base/format/dates.ts'
import { countOf, formatCount } from '../../base/format/format.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row } from '../../ui/layout.ts'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AffectedDrawer } from './affected-drawer.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'
import { announcementsAddress } from './announcements-address.ts'
import { ChangeList } from './change-list.tsx'
import { announcementsQuery, pageSize } from './queries.ts'

type Named = Pick<components['schemas']['AdminAnnouncement'], 'plan_name' | 'api_name' | 'version'>

/** The plan, or the version of an API. */
const subjectName = ({ plan_name, api_name, version }: Named): string => plan_name ?? `${api_name} ${version}`

type Announcement = components['schemas']['AdminAnnouncement']

const states = {
  UPCOMING: { label: 'Upcoming', tone: 'warning' },
  EFFECTIVE: { label: 'In effect', tone: 'good' },
  CANCELLED: { label: 'Cancelled', tone: undefined },
} as const

const columns: readonly Column<Announcement>[] = [
  {
    key: 'what',
    name: 'What',
    title: true,
    wrap: true,
    cell: (announcement) => (
      <>
        {subjectName(announcement)}
        <span className="note-line">“{announcement.reason}”</span>
        <span className="note-line">
          Announced {formatTime(announcement.announced_at)}
          {announcement.announced_by_name && ` by ${announcement.announced_by_name}`}
        </span>
      </>
    ),
  },
  { key: 'changes', name: 'Changes', wrap: true, cell: ({ changes }) => <ChangeList changes={changes} /> },
  { key: 'from', name: 'From', cell: ({ effective_at }) => formatDate(effective_at) },
  {
    key: 'state',
    name: 'State',
    wrap: true,
    cell: ({ status, cancel_reason, short_notice_reason }) => (
      <div>
        <Tag tone={states[status].tone}>{states[status].label}</Tag>
        {cancel_reason && <span className="note-line">“{cancel_reason}”</span>}
        {short_notice_reason && <span className="note-line">Short notice: “{short_notice_reason}”</span>}
      </div>
    ),
  },
  {
    key: 'accounts',
    name: 'Accounts',
    align: 'end',
    detail: true,
    cell: ({ affected, told: notified }) => (
      <div>
        {formatCount(affected)} affected
        <span className="note-line">{formatCount(notified)} notified</span>
      </div>
    ),
  },
]

interface CancelDialogProps {
  readonly of: components['schemas']['AdminAnnouncement']
  readonly onClose: () => void
}

interface Open {
  readonly kind: 'cancel' | 'affected'
  readonly of: Announcement
}

/** Changes of prices and limits: those ahead first, and how the others ended. */
export function AnnouncementsPage() {
  const [address, show] = useUrlState(announcementsAddress)
  const query = useQuery(announcementsQuery(usePortal(), address))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const announce = (subject: string) => show({ ...address, announce: subject }, { replace: true })
  const actions: Column<Announcement> = {
    key: 'actions',
    name: 'Actions',
    align: 'end',
    cell: (of) => (
      <span className={row([2, 2], 'end', 'unbroken')}>
        <Button size="small" onClick={() => setOpen({ kind: 'affected', of })}>
          Accounts<VisuallyHidden> affected by the change of {subjectName(of)}</VisuallyHidden>
        </Button>
        {of.status === 'UPCOMING' && (
          <Button size="small" onClick={() => setOpen({ kind: 'cancel', of })}>
            Cancel<VisuallyHidden> the change of {subjectName(of)}</VisuallyHidden>
          </Button>
        )}
      </span>
    ),
  }
  return (
    <PageFrame
      title="Announced changes"
      about="Scheduled price and limit changes. We tell affected accounts when you add one."
      back={{ label: 'Published APIs', href: href('adminApis') }}
      actions={
        <Button look="primary" onClick={() => announce('new')}>
          Announce a change
        </Button>
      }
    >
      <Card as="section" padded={false} aria-label="Changes of prices and limits">
        <div className={tools()}>
          <Segments
            label="State"
            value={address.status}
            options={[
              { value: 'ALL', label: 'All' },
              { value: 'UPCOMING', label: 'Upcoming' },
              { value: 'EFFECTIVE', label: 'In effect' },
              { value: 'CANCELLED', label: 'Cancelled' },
            ]}
            onChange={(status) => show({ ...address, status, page: 1 })}
          />
        </div>
        <PagedTable
          query={query}
          what="the announced changes"
          level={2}
          caption="Announced changes"
          columns={[...columns, actions]}
          keyOf={({ announcement_id }) => announcement_id}
          empty={
            <EmptyState icon={CalendarClock} level={2} title="No announced changes">
              {address.status === 'ALL' && address.page === 1 ? (
                'Announce a change of a plan or of a version’s prices and limits.'
              ) : (
                <a className="link" href={href('adminAnnouncements')}>
                  Show all announced changes
                </a>
              )}
            </EmptyState>
          }
          list={{ address, show }}
          pageSize={pageSize}
          note={({ total }) => <span role="status">{countOf(total, 'change')}</span>}
        />
      </Card>
      {address.announce !== '' && (
        <AnnounceDialog
          address={address.announce}
          prices={address.prices}
          breaking={address.breaking}
          onChoose={announce}
          onClose={() => show({ ...address, announce: '', prices: {}, breaking: '' }, { replace: true })}
        />
      )}
      {open?.kind === 'cancel' && <CancelDialog of={open.of} onClose={close} />}
      {open?.kind === 'affected' && <AffectedDrawer id={open.of.announcement_id} onClose={close} />}
    </PageFrame>
  )
}

/** Cancels a change before it takes effect. */
function CancelDialog({ of: announcement, onClose }: CancelDialogProps) {
  const toast = useToast()
  const { announcement_id, told: notified, changes } = announcement
  const { field, ...form } = useApiForm({
    defaultValues: { reason: '' },
    rules: { reason: rules.reason },
    write: mutationOptions(usePortal(), 'post', '/api/admin/announcements/cancel'),
    variables: ({ reason }) => ({ body: { announcement_id, reason: reason.trim() } }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `The change to ${subjectName(announcement)} is cancelled` })
    },
  })
  return (
    <FormDialog
      alert
      title={`Cancel the change of ${subjectName(announcement)}?`}
      about={
        notified === 0
          ? 'No account was notified of it yet.'
          : `${countOf(notified, 'account')} ${notified === 1 ? 'was' : 'were'} notified of it, and will be notified that it won’t happen.`
      }
      action="Cancel change"
      busyAction="Cancelling…"
      keep="Keep it"
      failed="The change wasn’t cancelled."
      form={form}
      onClose={onClose}
    >
      <ChangeList changes={changes} />
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason"
        hint="The accounts that were notified read it."
        rows={2}
      />
    </FormDialog>
  )
}
