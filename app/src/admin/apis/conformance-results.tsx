import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../base/format/dates.ts'
import { countOf, formatCount } from '../../base/format/format.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { conformanceResultsQuery } from './queries.ts'

type Result = components['schemas']['AdminConformanceResult']

const standings = {
  CONFORMANT: { label: 'Conformant', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  SUPERSEDED: { label: 'Earlier', tone: undefined },
  ENDED: { label: 'No longer counts', tone: 'warning' },
} as const

const columns: readonly Column<Result>[] = [
  {
    key: 'checked',
    name: 'Checked',
    title: true,
    cell: ({ checked_at, full_version }) => (
      <div>
        {formatTime(checked_at)}
        <span className="note-line">document {full_version}</span>
      </div>
    ),
  },
  {
    key: 'standing',
    name: 'Result',
    cell: ({ standing }) => {
      const { label, tone } = standings[standing]
      return <Tag {...(tone && { tone })}>{label}</Tag>
    },
  },
  {
    key: 'operations',
    name: 'Operations',
    cell: ({ passed, failed, total, left_out }) => (
      <div>
        {formatCount(passed)} of {formatCount(total)} passed
        <span className="note-line">
          {failed > 0 && `${formatCount(failed)} failed`}
          {failed > 0 && left_out > 0 && ', '}
          {left_out > 0 && `${formatCount(left_out)} not checked`}
        </span>
      </div>
    ),
  },
  { key: 'found', name: 'Found', wrap: true, cell: (result) => <Findings of={result} /> },
  {
    key: 'key',
    name: 'Signed by',
    detail: true,
    wrap: true,
    cell: ({ key_name, checker_version }) => (
      <div>
        {key_name}
        <span className="note-line">checker {checker_version}</span>
      </div>
    ),
  },
]

/** Submitted results of a version, including the failed ones that the public doesn't see. */
export function ConformanceResults({ api, version }: { readonly api: string; readonly version: string }) {
  const query = useQuery(conformanceResultsQuery(usePortal(), api, version))
  return (
    <ListCard
      id="conformance"
      title="Conformance results"
      about="The last ten results. The public only sees the mark, never what failed."
    >
      <QueryBoundary
        queries={[query]}
        what="the conformance results"
        level={3}
        skeleton={
          <DataTable caption="Conformance results" columns={columns} rows={[]} keyOf={idOf} loading />
        }
      >
        {({ data }) => (
          <DataTable
            caption="Conformance results, newest first"
            columns={columns}
            rows={data}
            keyOf={idOf}
            empty={<p className={classes('muted', css.apiNone)}>No results yet.</p>}
          />
        )}
      </QueryBoundary>
    </ListCard>
  )
}

const idOf = ({ conformance_result_id }: Result) => conformance_result_id

function Findings({ of: { findings, findings_total } }: { readonly of: Result }) {
  if (findings_total === 0) return 'Nothing'
  return (
    <details className={css.found}>
      <summary>{countOf(findings_total, 'finding')}</summary>
      <ul>
        {findings.map(({ operation, rule, expected, got }) => (
          <li key={`${operation} ${rule} ${expected}`}>
            <strong>{operation || 'The API'}</strong>: {expected}
            <span className="note-line">
              {rule}, but {got}
            </span>
          </li>
        ))}
        {findings_total > findings.length && (
          <li>and {formatCount(findings_total - findings.length)} more</li>
        )}
      </ul>
    </details>
  )
}
