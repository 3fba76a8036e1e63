import type { components } from '@switchboard/sdk'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { keyStatuses, keyTypes } from '../../domain/keys/key-texts.ts'
import { milliseconds } from '../../domain/usage/figures.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { RankedBars } from '../../ui/kit/ranked-bars.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { stack } from '../../ui/layout.ts'
import { keyName } from './key-name.ts'
import { type UsageAddress, usageAddress } from './usage-address.ts'

type Schemas = components['schemas']
type OfApi = Schemas['UsageOfApi']

interface BreakdownProps {
  readonly summary: Schemas['UsageSummary']
}

const callColumns: readonly Column<Pick<OfApi, 'calls' | 'refused' | 'failed' | 'credits'>>[] = [
  { key: 'calls', name: 'Calls', align: 'end', cell: ({ calls }) => formatCount(calls) },
  {
    key: 'refused',
    name: 'Rejected',
    align: 'end',
    cell: ({ refused }) => (refused === null ? '–' : formatCount(refused)),
  },
  { key: 'failed', name: 'Failed', align: 'end', cell: ({ failed }) => formatCount(failed) },
  { key: 'credits', name: 'Credits', align: 'end', cell: ({ credits }) => formatDecimal(credits) },
]

const apiColumns: readonly Column<OfApi>[] = [
  { key: 'api', name: 'API', title: true, cell: ({ api_name }) => api_name },
  ...callColumns,
  { key: 'median', name: 'Median', align: 'end', cell: ({ median_ms }) => milliseconds(median_ms) },
  { key: 'p95', name: '95% within', align: 'end', cell: ({ p95_ms }) => milliseconds(p95_ms) },
]

export const ApiRanks = ({ summary }: BreakdownProps) => (
  <Card as="section" aria-labelledby="by-api" className={stack(3)}>
    <h2 className="card-title" id="by-api">
      Calls by API
    </h2>
    <RankedBars
      label="Calls by API"
      rows={summary.apis}
      keyOf={({ api }) => api}
      name={({ api_name }) => api_name}
      value={({ calls }) => calls}
      text={({ calls }) => formatCount(calls)}
      columns={apiColumns}
    />
  </Card>
)

type OfKey = Schemas['UsageOfKey']

const keyColumns: readonly Column<OfKey>[] = [
  { key: 'key', name: 'Key', title: true, wrap: true, cell: keyName },
  { key: 'api', name: 'API', cell: ({ api_name }) => api_name },
  { key: 'environment', name: 'Environment', cell: ({ type }) => (type ? keyTypes[type] : '–') },
  { key: 'status', name: 'Status', cell: ({ status }) => (status ? keyStatuses[status] : 'Deleted') },
  ...callColumns,
]

/** Each key leads to its own charts. */
export function KeyRanks({ summary, address }: BreakdownProps & { readonly address: UsageAddress }) {
  const { keys, keys_since, range } = summary
  const chartsOf = (key: string) => `${href('usage')}?${usageAddress.write('', { ...address, key })}`
  return (
    <Card as="section" aria-labelledby="by-key" className={stack(3)}>
      <h2 className="card-title" id="by-key">
        Calls by key
      </h2>
      {keys.length > 0 && (
        <RankedBars
          label="Calls by key"
          rows={keys}
          keyOf={({ key_id }) => key_id}
          name={(key) => (
            <>
              <a className="link" href={chartsOf(key.key_id)}>
                {keyName(key)}
              </a>{' '}
              <span className="note">
                {key.api_name}
                {key.type && `, ${keyTypes[key.type].toLowerCase()}`}
              </span>
            </>
          )}
          value={({ calls }) => calls}
          text={({ calls }) => formatCount(calls)}
          columns={keyColumns}
        />
      )}
      {keys_since !== null && range.start_date < keys_since && (
        <p className="note">Calls before {formatDate(keys_since)} weren’t recorded by key.</p>
      )}
    </Card>
  )
}

type OfStatus = Schemas['ResponseStatusCount']

const toneOf = ({ status }: OfStatus) => (status >= 500 ? 'red' : status >= 400 ? 'amber' : 'brand')

/** Each status leads to its calls in the log. */
export function StatusRanks({ summary, address }: BreakdownProps & { readonly address: UsageAddress }) {
  const { statuses, statuses_since, range } = summary
  const logOf = (status: number) => {
    const query = usageAddress.write('', { ...address, tab: 'log', status: String(status) })
    return `${href('usage')}?${query}`
  }
  return (
    <Card as="section" aria-labelledby="by-status" className={stack(3)}>
      <h2 className="card-title" id="by-status">
        Calls by status
      </h2>
      <RankedBars
        label="Calls by status"
        rows={statuses.toSorted((one, other) => other.calls - one.calls)}
        keyOf={({ status }) => String(status)}
        name={({ status }) => (
          <a className="link" href={logOf(status)}>
            {status} {statusWords[status]}
          </a>
        )}
        value={({ calls }) => calls}
        text={({ calls }) => formatCount(calls)}
        tone={toneOf}
      />
      {range.start_date < statuses_since && (
        <p className="note">Statuses are recorded from {formatDate(statuses_since)} on.</p>
      )}
    </Card>
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
