import type { components } from '@switchboard/sdk'
import { formatCount } from '../../../lib/format.ts'
import { PlainTable } from '../../../ui/plain-table.tsx'

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
    <PlainTable
      caption={caption}
      rows={rows}
      keyOf={(row) => `${row.period}-${row.api}`}
      columns={[
        { name: what, cell: nameOf },
        { name: 'Calls', align: 'end', cell: (row) => formatCount(row.calls) },
        { name: 'Answered', align: 'end', cell: (row) => formatCount(row.answered) },
        { name: 'Credits', align: 'end', cell: (row) => row.credits },
        {
          name: 'Median',
          align: 'end',
          cell: (row) => (row.median_ms === null ? '–' : `${row.median_ms} ms`),
        },
      ]}
    />
  )
}
