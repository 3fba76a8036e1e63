import { countOf } from '../src/base/format/format.ts'
import { DataTable } from '../src/ui/kit/table.tsx'
import { Tag } from '../src/ui/kit/tag.tsx'
import { row } from '../src/ui/layout.ts'

export interface CoveredOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  /** How far the backend has come with it; none on a mock alone. */
  readonly coverage?: {
    readonly state: keyof typeof states
    readonly calls: number
    readonly faults: readonly string[]
  }
}

const states = {
  CONFORMANT: { label: 'Live, conformant', tone: 'good' },
  FAILING: { label: 'Live, failing', tone: 'warning' },
  UNTESTED: { label: 'Live, not called yet', tone: 'brand' },
  MOCK: { label: 'Mock', tone: undefined },
} as const

/** Failing operations first, mocked ones last. */
const order: readonly (keyof typeof states)[] = ['FAILING', 'CONFORMANT', 'UNTESTED', 'MOCK']

/** Behind a proxy: which operations the backend answers, and whether it keeps the contract; nothing on a mock alone. */
export function CoverageMap({ operations }: { readonly operations: readonly CoveredOperation[] }) {
  const rows = operations
    .flatMap(({ coverage, ...operation }) => (coverage ? [{ ...operation, ...coverage }] : []))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  if (rows.length === 0) return null
  const counts = order.map((state) => [state, rows.filter((row) => row.state === state).length] as const)
  return (
    <section className="dev-section" aria-label="Coverage">
      <h2>Coverage</h2>
      <p className="lead">What the backend answers, by the calls that have passed so far.</p>
      <div className={row(2)}>
        {counts.map(([state, count]) => (
          <StateTag key={state} of={state} count={count} />
        ))}
      </div>
      <DataTable
        caption="Operations of the portal"
        columns={[
          { key: 'id', name: 'Operation', title: true, wrap: true, cell: ({ id }) => id },
          {
            key: 'address',
            name: 'Address',
            wrap: true,
            cell: ({ method, path }) => <code className="mono">{`${method} ${path}`}</code>,
          },
          { key: 'state', name: 'State', cell: ({ state }) => <StateTag of={state} /> },
          {
            key: 'calls',
            name: 'Calls',
            wrap: true,
            cell: ({ calls, faults }) => (
              <>
                {calls > 0 && countOf(calls, 'call')}
                {faults.map((fault) => (
                  <span key={fault} className="note-line">
                    {fault}
                  </span>
                ))}
              </>
            ),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </section>
  )
}

function StateTag({ of, count }: { readonly of: keyof typeof states; readonly count?: number }) {
  const { label, tone } = states[of]
  return (
    <Tag tone={tone}>
      {label}
      {count !== undefined && `: ${count}`}
    </Tag>
  )
}
