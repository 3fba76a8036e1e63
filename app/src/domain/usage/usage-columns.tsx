import type { components } from '@switchboard/sdk'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { formatMonth } from '../wallet/month.ts'
import { milliseconds } from './figures.ts'

type Usage = components['schemas']['ApiUsage']
type UsageView = 'daily' | 'monthly' | 'api'

const figures: readonly Column<Usage>[] = [
  { key: 'calls', name: 'Calls', align: 'end', cell: ({ calls }) => formatCount(calls) },
  { key: 'failed', name: 'Failed', align: 'end', detail: true, cell: ({ failed }) => formatCount(failed) },
  { key: 'credits', name: 'Credits', align: 'end', cell: ({ credits }) => formatDecimal(credits) },
  {
    key: 'median',
    name: 'Median time',
    align: 'end',
    detail: true,
    cell: ({ median_ms }) => milliseconds(median_ms),
  },
]

/** Counted calls, a row for each day, month or API: of an account, as its people and administrators see it. */
export const usageColumns: Readonly<Record<UsageView, readonly Column<Usage>[]>> = {
  daily: [
    { key: 'day', name: 'Day', title: true, cell: ({ period }) => period && formatDate(period) },
    ...figures,
  ],
  monthly: [
    { key: 'month', name: 'Month', title: true, cell: ({ period }) => period && formatMonth(period) },
    ...figures,
  ],
  api: [{ key: 'api', name: 'API', title: true, cell: ({ api_name, api }) => api_name ?? api }, ...figures],
}

export const usageCaptions: Readonly<Record<UsageView, string>> = {
  daily: 'Usage by day, oldest first',
  monthly: 'Usage by month, oldest first',
  api: 'Usage by API, most called first',
}
