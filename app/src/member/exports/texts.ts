import type { components } from '@switchboard/sdk'
import { formatDate } from '../../base/format/dates.ts'
import { countOf, formatCount } from '../../base/format/format.ts'
import type { Tone } from '../../ui/plain-tag.tsx'

type Schemas = components['schemas']
export type Export = Schemas['Export']
type Filter = Schemas['ExportFilter']

export const kindNames: Readonly<Record<Export['kind'], string>> = {
  LEDGER: 'Transactions',
  USAGE: 'Usage',
  CALLS: 'Request log',
  API_CALLS: 'Log of one API',
}

interface StatusText {
  readonly name: string
  readonly tone?: Tone
}

export const statusTexts: Readonly<Record<Export['status'], StatusText>> = {
  QUEUED: { name: 'Queued' },
  RUNNING: { name: 'Preparing', tone: 'warning' },
  READY: { name: 'Ready', tone: 'good' },
  FAILED: { name: 'Failed', tone: 'bad' },
  EXPIRED: { name: 'Expired' },
}

export const failureTexts: Readonly<Record<Schemas['ExportFailure'], string>> = {
  TOO_LARGE: 'It’s larger than your account can keep. Choose fewer days, or delete other exports.',
  STORAGE_FULL: 'We ran out of storage. Try again later.',
  INTERNAL: 'Something went wrong on our side. Try again.',
}

const views: Readonly<Partial<Record<NonNullable<Filter['view']>, string>>> = {
  topup: 'Top-ups',
  usage: 'Usage',
  adjustment: 'Adjustments',
  daily: 'By day',
  monthly: 'By month',
  api: 'By API',
}

/** A list's filters in words, in their order: "1 Nov 2026 to 20 Nov 2026 · sim-swap · 5xx". */
export function filterWords({
  start_date,
  end_date,
  view,
  api,
  key,
  method,
  response,
  search,
  request_id,
}: Filter) {
  const days =
    start_date && end_date
      ? `${formatDate(start_date)} to ${formatDate(end_date)}`
      : (start_date && `From ${formatDate(start_date)}`) || (end_date && `Until ${formatDate(end_date)}`)
  const words = search && `“${search}”`
  const parts = [days, view && views[view], api, key, method, response, words, request_id].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'No filter'
}

export const isInProgress = ({ status }: Export): boolean => status === 'QUEUED' || status === 'RUNNING'

/** Calls that come in while it is written may make more rows than were counted. */
export function progressOf({ rows_written, rows_total }: Export): {
  readonly value: number | null
  readonly text: string
} {
  if (!rows_total) return { value: null, text: countOf(rows_written, 'row') }
  const written = Math.min(rows_written, rows_total)
  return {
    value: Math.floor((written / rows_total) * 100),
    text: `${formatCount(written)} of ${countOf(rows_total, 'row')}`,
  }
}
