import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { formatBytes, formatCount } from '../../base/format/format.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ExportActions } from './export-actions.tsx'
import { exportsQuery } from './queries.ts'
import {
  type Export,
  failureTexts,
  filterWords,
  isInProgress,
  kindNames,
  progressOf,
  statusTexts,
} from './texts.ts'

/** Files that are prepared in the background, and wait to be downloaded. */
export function ExportsPage() {
  const query = useQuery(exportsQuery(usePortal()))
  return (
    <PageFrame
      title="Exports"
      about="Files we prepare in the background. You can leave this page; each file stays here for seven days."
      actions={
        <>
          <LinkButton href={href('wallet')}>Wallet</LinkButton>
          <LinkButton href={href('usage')}>Usage</LinkButton>
        </>
      }
    >
      <Card as="section" padded={false} aria-label="Exports">
        <QueryBoundary
          queries={[query]}
          what="your exports"
          level={2}
          skeleton={<DataTable caption={caption} columns={columns} rows={[]} keyOf={keyOf} loading />}
          empty={{ when: ({ data }) => data.length === 0, show: <NoExports /> }}
        >
          {({ data }) => <DataTable caption={caption} columns={columns} rows={data} keyOf={keyOf} />}
        </QueryBoundary>
      </Card>
    </PageFrame>
  )
}

const caption = 'Exports, newest first'
const keyOf = ({ export_id }: Export) => export_id

const columns: readonly Column<Export>[] = [
  { key: 'what', name: 'Export', title: true, wrap: true, cell: (row) => <What of={row} /> },
  { key: 'status', name: 'Status', wrap: true, cell: (row) => <ExportStatus of={row} /> },
  { key: 'rows', name: 'Rows', align: 'end', detail: true, cell: (row) => rowsOf(row) },
  {
    key: 'size',
    name: 'Size',
    align: 'end',
    cell: ({ status, size }) => (status === 'READY' ? formatBytes(size) : '–'),
  },
  { key: 'asked', name: 'Requested', detail: true, cell: ({ created_at }) => formatTime(created_at) },
  { key: 'actions', name: 'Actions', align: 'end', cell: (row) => <ExportActions of={row} /> },
]

const rowsOf = ({ status, rows_written }: Export) =>
  status === 'READY' || status === 'EXPIRED' ? formatCount(rows_written) : '–'

const What = ({ of: { kind, filter } }: { readonly of: Export }) => (
  <>
    {kindNames[kind]}
    <span className="note-line">{filterWords(filter)}</span>
  </>
)

function ExportStatus({ of: row }: { readonly of: Export }) {
  const { name, tone } = statusTexts[row.status]
  if (row.status === 'RUNNING') {
    const { value, text } = progressOf(row)
    return <Progress label={name} value={value} valueText={text} />
  }
  // One element: on a phone each cell is a grid.
  return (
    <div>
      <Tag tone={tone}>{name}</Tag>
      {row.status === 'READY' && row.expires_at && (
        <span className="note-line">Until {formatTime(row.expires_at)}</span>
      )}
      {row.failure && <span className="note-line">{failureTexts[row.failure]}</span>}
      {isInProgress(row) && <span className="note-line">It starts in a moment.</span>}
    </div>
  )
}

const NoExports = () => (
  <EmptyState icon={FileDown} level={2} title="No exports yet">
    On your wallet or usage page, open the menu next to Export and choose “Prepare in the background”. Large
    files are ready here when you come back.
  </EmptyState>
)
