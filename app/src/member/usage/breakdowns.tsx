import type { components } from '@switchboard/sdk'
import type { ReactNode } from 'react'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { environments } from '../../domain/environments.ts'
import { EnvironmentTag } from '../../domain/keys/environment-tag.tsx'
import { keyStatuses } from '../../domain/keys/key-texts.ts'
import { milliseconds } from '../../domain/usage/figures.ts'
import { outcomes } from '../../domain/usage/outcomes.ts'
import { countColumns } from '../../domain/usage/usage-columns.tsx'
import { href } from '../../paths.ts'
import { RankedBars } from '../../ui/kit/ranked-bars.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { useTableSwitch } from '../../ui/kit/table-switch.tsx'
import { ChartCard } from './chart-card.tsx'
import { keyName } from './key-name.ts'
import { type UsageAddress, usageAddress } from './usage-address.ts'

type Schemas = components['schemas']
type OfApi = Schemas['UsageOfApi']

interface BreakdownProps {
  readonly summary: Schemas['UsageSummary']
  readonly address: UsageAddress
}

const callColumns: readonly Column<Schemas['CallCounts'] & Pick<OfApi, 'credits'>>[] = [
  ...countColumns,
  { key: 'credits', name: 'Credits', align: 'end', cell: ({ credits }) => formatDecimal(credits) },
]

const apiColumns = (name: (row: OfApi) => ReactNode): readonly Column<OfApi>[] => [
  { key: 'api', name: 'API', title: true, cell: name },
  ...callColumns,
  { key: 'median', name: 'Median', align: 'end', cell: ({ median_ms }) => milliseconds(median_ms) },
  { key: 'p95', name: '95th percentile', align: 'end', cell: ({ p95_ms }) => milliseconds(p95_ms) },
]

/** Each API leads to its own charts. */
export function ApiRanks({ summary, address }: BreakdownProps) {
  const { asTable, tableSwitch } = useTableSwitch()
  const name = ({ api, api_name }: OfApi) => (
    <a className="link" href={`${href('usage')}?${usageAddress.write('', { ...address, api, key: null })}`}>
      {api_name}
    </a>
  )
  return (
    <ChartCard id="by-api" title="Calls by API" actions={tableSwitch}>
      <RankedBars
        label="Calls by API"
        rows={summary.apis}
        asTable={asTable}
        keyOf={({ api }) => api}
        name={name}
        value={({ calls }) => calls}
        text={({ calls }) => formatCount(calls)}
        columns={apiColumns(name)}
      />
    </ChartCard>
  )
}

type OfKey = Schemas['UsageOfKey']

const keyColumns = (name: (row: OfKey) => ReactNode): readonly Column<OfKey>[] => [
  { key: 'key', name: 'Key', title: true, wrap: true, cell: name },
  { key: 'api', name: 'API', cell: ({ api_name }) => api_name },
  {
    key: 'environment',
    name: 'Environment',
    cell: ({ type }) => (type ? <EnvironmentTag type={type} /> : '–'),
  },
  { key: 'status', name: 'Status', cell: ({ status }) => (status ? keyStatuses[status] : 'Deleted') },
  ...callColumns,
]

/** Each key leads to its own charts. */
export function KeyRanks({ summary, address }: BreakdownProps) {
  const { keys, keys_since, range } = summary
  const { asTable, tableSwitch } = useTableSwitch()
  const name = (key: OfKey) => (
    <a className="link" href={`${href('usage')}?${usageAddress.write('', { ...address, key: key.key_id })}`}>
      {keyName(key)}
    </a>
  )
  return (
    <ChartCard id="by-key" title="Calls by key" actions={keys.length > 0 && tableSwitch}>
      {keys.length > 0 && (
        <RankedBars
          label="Calls by key"
          rows={keys}
          asTable={asTable}
          keyOf={({ key_id }) => key_id}
          name={(key) => (
            <>
              {name(key)} <span className="note">{key.api_name}</span>{' '}
              {key.type && <EnvironmentTag type={key.type} />}
            </>
          )}
          value={({ calls }) => calls}
          text={({ calls }) => formatCount(calls)}
          tone={({ type }) => (type ? environments[type].tone : 'muted')}
          columns={keyColumns(name)}
        />
      )}
      {keys_since !== null && range.start_date < keys_since && (
        <p className="note">Calls before {formatDate(keys_since)} weren’t recorded by key.</p>
      )}
    </ChartCard>
  )
}

type OfOperation = Schemas['UsageOfOperation']

const operationColumns: readonly Column<OfOperation>[] = [
  { key: 'operation', name: 'Operation', title: true, wrap: true, cell: operationText },
  { key: 'api', name: 'API', cell: ({ api_name, version }) => `${api_name} ${version}` },
  { key: 'method', name: 'Method', cell: ({ method }) => method },
  ...countColumns,
]

function operationText({ operation, operation_name }: OfOperation): string {
  return operation_name ?? operation
}

/** Calls by operation, as far back as the log goes. */
export function OperationRanks({ summary }: Pick<BreakdownProps, 'summary'>) {
  const { operations, statuses_since, range } = summary
  const { asTable, tableSwitch } = useTableSwitch()
  return (
    <ChartCard id="by-operation" title="Calls by operation" actions={tableSwitch}>
      <RankedBars
        label="Calls by operation"
        rows={operations}
        asTable={asTable}
        keyOf={({ api, version, operation, method }) => `${api} ${version} ${operation} ${method}`}
        name={(row) => (
          <>
            {operationText(row)} <span className="note">{row.api_name}</span>
          </>
        )}
        value={({ calls }) => calls}
        text={({ calls }) => formatCount(calls)}
        columns={operationColumns}
      />
      {range.start_date < statuses_since && (
        <p className="note">Operations are recorded from {formatDate(statuses_since)} on.</p>
      )}
    </ChartCard>
  )
}

type OfStatus = Schemas['UsageOfStatus']

const toneOf = ({ outcome }: OfStatus) => outcomes[outcome].chart

const statusColumns = (name: (row: OfStatus) => ReactNode): readonly Column<OfStatus>[] => [
  { key: 'status', name: 'Status', title: true, cell: name },
  { key: 'outcome', name: 'Outcome', cell: ({ outcome }) => outcomes[outcome].name },
  { key: 'calls', name: 'Calls', align: 'end', cell: ({ calls }) => formatCount(calls) },
]

/** Each status leads to its calls in the log. */
export function StatusRanks({ summary, address }: BreakdownProps) {
  const { statuses, statuses_since, range } = summary
  const { asTable, tableSwitch } = useTableSwitch()
  const name = ({ status }: OfStatus) => {
    const query = usageAddress.write('', { ...address, tab: 'log', status: String(status) })
    return (
      <a className="link" href={`${href('usage')}?${query}`}>
        {status} {statusWords[status]}
      </a>
    )
  }
  return (
    <ChartCard id="by-status" title="Calls by status" actions={tableSwitch}>
      <RankedBars
        label="Calls by status"
        rows={statuses.toSorted((one, other) => other.calls - one.calls)}
        asTable={asTable}
        keyOf={({ status, outcome }) => `${status} ${outcome}`}
        name={(row) => (
          <>
            {name(row)} <span className="note">{outcomes[row.outcome].name}</span>
          </>
        )}
        value={({ calls }) => calls}
        text={({ calls }) => formatCount(calls)}
        tone={toneOf}
        columns={statusColumns(name)}
      />
      {range.start_date < statuses_since && (
        <p className="note">Statuses are recorded from {formatDate(statuses_since)} on.</p>
      )}
    </ChartCard>
  )
}

/** Those that the gateway and the APIs answer most. */
const statusWords: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Timed out',
}
