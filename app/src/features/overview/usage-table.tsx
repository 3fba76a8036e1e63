import type { components } from '@switchboard/sdk'
import { formatCount } from '../../lib/format/format.ts'
import { DataTable } from '../../ui/kit/table.tsx'

type Usage = components['schemas']['ApiUsage']

interface UsageTableProps {
  readonly rows: readonly Usage[]
  readonly caption: string
  /** Heading of the first column: `Day` or `API`. */
  readonly what: string
  readonly nameOf: (row: Usage) => string
}

export function UsageTable({ rows, caption, what, nameOf }: UsageTableProps) {
  return (
    <DataTable
      maxHeight="420px"
      caption={caption}
      rows={rows}
      keyOf={(row) => `${row.period}-${row.api}`}
      columns={[
        { key: 'what', name: what, cell: nameOf },
        { key: 'calls', name: 'Calls', align: 'end', cell: (row) => formatCount(row.calls) },
        { key: 'answered', name: 'Answered', align: 'end', cell: (row) => formatCount(row.answered) },
        { key: 'credits', name: 'Credits', align: 'end', cell: (row) => row.credits },
        {
          key: 'median',
          name: 'Median',
          align: 'end',
          cell: (row) => (row.median_ms === null ? '–' : `${row.median_ms} ms`),
        },
      ]}
    />
  )
}
