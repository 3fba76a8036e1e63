import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { brand } from '../../base/brand.ts'
import { formatUnixSeconds } from '../../base/format/dates.ts'
import { dayPresets } from '../../base/format/day-presets.ts'
import { ChoiceFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { EmailLine } from '../../ui/email-line.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CsvButton } from '../csv-button.tsx'
import { auditQuery, pageSize } from '../queries.ts'
import { TextFilter } from '../text-filter.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { actionKinds, auditAddress, auditFilterOf } from './audit-address.ts'

type Entry = components['schemas']['AuditEntry']

const columns: readonly Column<Entry>[] = [
  {
    key: 'at',
    name: 'When',
    sortable: true,
    cell: ({ at }) => (
      <time className={css.when} dateTime={at}>
        {formatUnixSeconds(Date.parse(at) / 1_000)}
      </time>
    ),
  },
  {
    key: 'actor',
    name: 'Who',
    wrap: true,
    cell: (entry) => (
      <>
        <Named id={entry.actor_id} name={entry.actor_name} email={entry.actor_email} />
        {entry.actor_kind === 'SERVICE_ACCOUNT' && <Tag>Service account</Tag>}
      </>
    ),
  },
  {
    key: 'action',
    name: 'What',
    title: true,
    wrap: true,
    cell: ({ summary, action, details }) => (
      <>
        {summary}
        <span className="note-line mono">{[action, ...idsIn(details)].join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'subject',
    name: 'To whom',
    wrap: true,
    cell: (entry) => <Named id={entry.subject} name={entry.subject_name} email={entry.subject_email} />,
  },
  {
    key: 'request',
    name: 'Request',
    detail: true,
    cell: ({ request_id }) => <span className="label mono">{request_id ?? '–'}</span>,
  },
]

/** The audit log: actor, action, subject and time. Entries are never changed. */
export function AuditPage() {
  const list = useList(auditAddress)
  const { address, show, isNarrowed, clear } = list
  const query = useQuery(auditQuery(usePortal(), address))
  const { action, days } = address
  const presets = dayPresets(brand.time_zone, new Date())

  return (
    <PageFrame title="Audit log" about="Who did what to whom, and when. Entries are never changed.">
      <Card as="section" padded={false} aria-label="Entries">
        <div className={tools()}>
          <TextFilter
            label="Who"
            placeholder="Name, email or ID"
            words={address.actor}
            onWords={(actor) => show({ ...address, actor, page: 1 }, { replace: true })}
          />
          <TextFilter
            label="To whom"
            placeholder="Name, email or ID"
            words={address.subject}
            onWords={(subject) => show({ ...address, subject, page: 1 }, { replace: true })}
          />
          <ChoiceFilter
            label="What"
            all="Everything"
            options={new Map<string, string>(Object.entries(actionKinds))}
            value={action}
            onChange={(kind) => show({ ...address, action: kind, page: 1 })}
          />
          <DateRange
            label="Days"
            value={days}
            presets={presets}
            max={presets[0].to}
            onChange={(next) => show({ ...address, days: next, page: 1 })}
          />
          <SavedViews list="audit_log" />
        </div>
        <PagedTable
          query={query}
          what="the audit log"
          caption="Audit log"
          columns={columns}
          keyOf={({ audit_id }) => audit_id}
          empty={
            <EmptyState
              icon={ScrollText}
              title={isNarrowed ? 'No entries here' : 'No entries yet'}
              action={isNarrowed && <Button onClick={clear}>Clear filters</Button>}
            >
              {isNarrowed
                ? 'Nothing matches these filters.'
                : 'Changes made by users and administrators are recorded here.'}
            </EmptyState>
          }
          list={list}
          pageSize={pageSize}
          file={
            <CsvButton name="audit-log" path="/api/admin/audit-log/export" query={auditFilterOf(address)} />
          }
          note={() => `Times are in your time zone; days are those of ${brand.time_zone}.`}
        />
      </Card>
    </PageFrame>
  )
}

interface NamedProps {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
}

const Named = ({ id, name, email }: NamedProps) => (
  <span className={css.named}>
    {name}
    {email && <EmailLine email={email} />}
    <span className="note-line mono">{id}</span>
  </span>
)

/** Things that the entry is about besides its subject, such as a transaction. */
const idsIn = (details: Entry['details']): readonly string[] =>
  Object.entries(details).flatMap(([name, value]) =>
    name.endsWith('_id') && typeof value === 'string' ? [value] : [],
  )
