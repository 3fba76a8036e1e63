import { type components, download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { env } from '../../base/env.ts'
import { formatUnixSeconds } from '../../base/format/dates.ts'
import { dayPresets } from '../../base/format/day-presets.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { EmailLine } from '../../ui/email-line.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { tool, tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CsvButton } from '../csv-button.tsx'
import { auditQuery, pageSize } from '../queries.ts'
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
    cell: (entry) => <Named id={entry.actor_id} name={entry.actor_name} email={entry.actor_email} />,
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
  const [address, show] = useUrlState(auditAddress)
  const query = useQuery(auditQuery(usePortal(), address))
  const { action, days, page } = address
  const presets = dayPresets(env.timeZone, new Date())
  const [actor, typeActor] = useTypedWords(address.actor, (words) =>
    show({ ...address, actor: words, page: 1 }, { replace: true }),
  )
  const [subject, typeSubject] = useTypedWords(address.subject, (words) =>
    show({ ...address, subject: words, page: 1 }, { replace: true }),
  )
  const narrowed = address.actor || address.subject || action || days || page > 1
  const clear = () => {
    typeActor('')
    typeSubject('')
    show({ ...address, actor: '', subject: '', action: '', days: null, page: 1 })
  }

  return (
    <PageFrame title="Audit log" about="Who did what to whom, and when. Entries are never changed.">
      <Card as="section" padded={false} aria-label="Entries">
        <div className={tools()}>
          <WordsField label="Who" words={actor} onWords={typeActor} />
          <WordsField label="To whom" words={subject} onWords={typeSubject} />
          <div className={tool('choice')}>
            <SelectField
              label="What"
              size="sm"
              value={action}
              onChange={({ target }) => show({ ...address, action: target.value, page: 1 })}
            >
              <option value="">Everything</option>
              {action && !(action in actionKinds) && <option value={action}>{action}</option>}
              {Object.entries(actionKinds).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
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
          sort={address.sort}
          onSort={(sort) => show({ ...address, sort, page: 1 })}
          empty={
            <EmptyState
              icon={ScrollText}
              title={narrowed ? 'No entries here' : 'No entries yet'}
              action={narrowed && <Button onClick={clear}>Clear filters</Button>}
            >
              {narrowed
                ? 'Nothing matches these filters.'
                : 'Changes made by users and administrators are recorded here.'}
            </EmptyState>
          }
          page={page}
          pageSize={pageSize}
          file={
            <CsvButton
              name="audit-log"
              start={(portal) =>
                download(portal, 'get', '/api/admin/audit-log/export', {
                  params: { query: auditFilterOf(address) },
                })
              }
            />
          }
          onPage={(next) => show({ ...address, page: next })}
          note={() => `Times are in your time zone; days are those of ${env.timeZone}.`}
        />
      </Card>
    </PageFrame>
  )
}

interface WordsFieldProps {
  readonly label: string
  readonly words: string
  readonly onWords: (words: string) => void
}

const WordsField = ({ label, words, onWords }: WordsFieldProps) => (
  <div className={tool('search')}>
    <TextField
      label={label}
      size="sm"
      placeholder="Name, email or ID"
      value={words}
      maxLength={200}
      onChange={({ target }) => onWords(target.value)}
    />
  </div>
)

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
