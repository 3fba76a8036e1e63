import type { components } from '@switchboard/sdk'
import { formatDate } from '../../base/format/dates.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { formatMonth } from '../wallet/month.ts'
import { countText, milliseconds } from './figures.ts'
import { outcomes } from './outcomes.ts'

type Usage = components['schemas']['ApiUsage']
type UsageView = 'daily' | 'monthly' | 'api'

type Counts = components['schemas']['CallCounts']

/** Calls and their outcomes: all that they add up to. */
export const countColumns: readonly Column<Counts>[] = [
  { key: 'calls', name: 'Calls', align: 'end', cell: ({ calls }) => formatCount(calls) },
  ...Object.values(outcomes).map(
    ({ count, name }): Column<Counts> => ({
      key: count,
      name,
      align: 'end',
      detail: true,
      cell: (row) => countText(row[count]),
    }),
  ),
]

const figures: readonly Column<Usage>[] = [
  ...countColumns,
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
