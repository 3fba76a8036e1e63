import { download } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileDown, RotateCcw, Trash2, X } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { formatBytes, formatCount } from '../../base/format/format.ts'
import { useDownload } from '../../domain/exports/use-download.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { ButtonRow } from '../../ui/kit/layout.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
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

const Of = ({ kind }: Pick<Export, 'kind'>) => <VisuallyHidden> {kindNames[kind]}</VisuallyHidden>

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

/** Actions on an export in its current state. */
function ExportActions({ of: row }: { readonly of: Export }) {
  const { export_id, kind, filter, filename, status } = row
  const portal = usePortal()
  const remove = useMutation(mutationOptions(portal, 'post', '/api/exports/remove'))
  const again = useMutation(mutationOptions(portal, 'post', '/api/exports'))
  const { save, busy, failure } = useDownload({
    start: (from) => download(from, 'get', '/api/exports/download', { params: { query: { export_id } } }),
    filename,
  })
  const inProgress = isInProgress(row)
  const error = remove.error ?? again.error
  return (
    <div>
      <ButtonRow minWidth={{ lg: 'max-content' }} justifyContent={{ md: 'flex-end' }}>
        {status === 'READY' && (
          <Button size="small" icon={Download} busy={busy} onClick={save}>
            Download
            <Of kind={kind} />
          </Button>
        )}
        {(status === 'FAILED' || status === 'EXPIRED') && (
          <Button
            size="small"
            icon={RotateCcw}
            busy={again.isPending}
            onClick={() => again.mutate({ body: { kind, filter } })}
          >
            Prepare again
            <Of kind={kind} />
          </Button>
        )}
        <Button
          size="small"
          look="ghost"
          icon={inProgress ? X : Trash2}
          busy={remove.isPending}
          onClick={() => remove.mutate({ body: { export_id } })}
        >
          {inProgress ? 'Cancel' : 'Delete'}
          <Of kind={kind} />
        </Button>
      </ButtonRow>
      <FormError of={failure} title="The file wasn’t downloaded." />
      <FormError of={error && !wasCancelled(error) ? problemText(error) : null} title="That didn’t work." />
    </div>
  )
}
