import type { components } from '@switchboard/sdk'
import { Alert } from '../../../ui/kit/alert.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'

type Test = components['schemas']['AdminUpstreamTest']
type Step = Test['steps'][number]

const names = {
  RESOLVE: 'Name',
  CONNECT: 'Connection',
  TLS: 'TLS',
  TOKEN: 'Token',
  RESPONSE: 'Response',
} as const

const columns: readonly Column<Step>[] = [
  { key: 'step', name: 'Step', title: true, cell: ({ step }) => names[step] },
  {
    key: 'passed',
    name: 'Result',
    cell: ({ passed }) => <Tag tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Tag>,
  },
  {
    key: 'detail',
    name: 'Detail',
    wrap: true,
    cell: ({ detail, advice, target }) => (
      <div>
        {detail}
        {advice && <span className="note-line">{advice}</span>}
        <code className="note-line">{target}</code>
      </div>
    ),
  },
  { key: 'time', name: 'Time', align: 'end', detail: true, cell: ({ duration_ms }) => `${duration_ms} ms` },
]

/** The steps of a connection test, each with its result. */
export function TestResult({ of: { passed, steps } }: { readonly of: Test }) {
  return (
    <>
      <Alert
        status={passed ? 'success' : 'error'}
        title={passed ? 'The gateway can reach the API.' : 'The gateway can’t reach the API.'}
      />
      <DataTable
        caption="Steps of the connection test"
        columns={columns}
        rows={steps}
        keyOf={({ step, target }) => `${step} ${target}`}
      />
    </>
  )
}
