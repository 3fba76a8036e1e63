import type { components } from '@switchboard/sdk'
import { formatDate, formatTime } from '../../base/format/dates.ts'
import { formatCount } from '../../base/format/format.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { ChangeList } from './change-list.tsx'
import { subjectName } from './subject-name.ts'

export type Announcement = components['schemas']['AdminAnnouncement']

const states = {
  UPCOMING: { label: 'Upcoming', tone: 'warning' },
  EFFECTIVE: { label: 'In effect', tone: 'good' },
  CANCELLED: { label: 'Cancelled', tone: undefined },
} as const

export const columns: readonly Column<Announcement>[] = [
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
