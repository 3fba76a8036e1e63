import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '../../base/format/format.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { row } from '../../ui/layout.ts'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AffectedDrawer } from './affected-drawer.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'
import { type Announcement, columns } from './announcement-columns.tsx'
import { announcementsAddress } from './announcements-address.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { announcementsQuery, pageSize } from './queries.ts'
import { subjectName } from './subject-name.ts'

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
      about="Prices and limits change on the day that was announced. Affected accounts are notified when you announce it."
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
          page={address.page}
          pageSize={pageSize}
          onPage={(page) => show({ ...address, page })}
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
