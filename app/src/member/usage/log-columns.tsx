import type { components } from '@switchboard/sdk'
import { formatMoment } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { EnvironmentTag } from '../../domain/keys/environment-tag.tsx'
import { milliseconds } from '../../domain/usage/figures.ts'
import { outcomes } from '../../domain/usage/outcomes.ts'
import { HttpMethod } from '../../ui/http-method.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row } from '../../ui/layout.ts'

type LogRow = components['schemas']['RequestLogRow']

export const CallStatus = ({ status, outcome }: Pick<LogRow, 'status' | 'outcome'>) => (
  <Tag tone={outcomes[outcome].tag}>
    <span className="num">{status}</span> {outcomes[outcome].name}
  </Tag>
)

/** Each row leads to its call. */
export const logColumns = (hrefOf: (requestId: string) => string): readonly Column<LogRow>[] => [
  {
    key: 'when',
    name: 'When',
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
  {
    key: 'call',
    name: 'Call',
    title: true,
    wrap: true,
    cell: ({ request_id, method, path, operation, operation_name }) => (
      <>
        <a className="link" href={hrefOf(request_id)}>
          {operation_name ?? operation}
        </a>
        <span className={`note-line ${row(2, 'inline')}`}>
          <HttpMethod method={method} /> <span className="mono">{path}</span>
        </span>
      </>
    ),
  },
  { key: 'api', name: 'API', wrap: true, cell: ({ api, api_name }) => api_name ?? api },
  {
    key: 'status',
    name: 'Status',
    cell: ({ status, outcome }) => <CallStatus status={status} outcome={outcome} />,
  },
  {
    key: 'time',
    name: 'Time',
    align: 'end',
    detail: 'tablet',
    cell: ({ duration_ms }) => milliseconds(duration_ms),
  },
  {
    key: 'credits',
    name: 'Credits',
    align: 'end',
    cell: ({ credits, on_statement }) => (
      <span>
        {formatDecimal(credits)}
        {on_statement && <span className="note-line">on statement</span>}
      </span>
    ),
  },
  {
    key: 'key',
    name: 'Key',
    detail: true,
    cell: ({ key_type, key_last_four }) => (
      <span className={row(2, 'inline')}>
        <EnvironmentTag type={key_type} /> <span className="mono">…{key_last_four}</span>
      </span>
    ),
  },
  {
    key: 'id',
    name: 'Request ID',
    detail: true,
    cell: ({ request_id }) => <span className="mono">{request_id}</span>,
  },
]
