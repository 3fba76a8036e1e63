import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { env } from '../../base/env.ts'
import { formatDate, formatDay } from '../../base/format/dates.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { useAppState, usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { Chart } from '../../ui/kit/chart.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { useTableSwitch } from '../../ui/kit/table-switch.tsx'
import { row, stack } from '../../ui/layout.ts'
import { createNewWallet } from './new-wallet.ts'
import { balancesQuery } from './queries.ts'

type Balance = components['schemas']['WalletBalance']

/** How the wallet filled and emptied. */
export function BalanceChartCard() {
  const newWallet = useAppState(createNewWallet)
  const { span } = useSnapshot(newWallet)
  const { asTable, tableSwitch } = useTableSwitch()
  const query = useQuery(balancesQuery(usePortal(), span))
  return (
    <QueryCard what="your balance by day" height="320px" queries={[query]}>
      {({ data }) => (
        <Card as="section" aria-labelledby="balance-by-day" className={stack(4)}>
          <header className={row(3, 'between')}>
            <h2 className="card-title" id="balance-by-day">
              Balance by day
            </h2>
            <div className={row([2, 4])}>
              {tableSwitch}
              <Segments
                label="Days shown"
                value={span}
                onChange={(next) => {
                  newWallet.span = next
                }}
                options={[
                  { value: '30', label: '30 days' },
                  { value: '90', label: '90 days' },
                  { value: '365', label: '12 months' },
                ]}
              />
            </div>
          </header>
          <Chart
            label="Balance by day"
            rows={data}
            asTable={asTable}
            point={{ name: 'Day', short: ({ day }) => formatDay(day), full: ({ day }) => formatDate(day) }}
            series={[
              {
                name: 'Credits',
                tone: 'brand',
                shape: 'step',
                value: ({ balance }) => Number(balance),
                text: ({ balance }) => formatDecimal(balance),
              },
            ]}
            formatTick={formatCount}
            whole={false}
            summary={balanceWords(data)}
            note={`The balance at the end of each day, in ${env.timeZone}; today’s is as it is now.`}
          />
        </Card>
      )}
    </QueryCard>
  )
}

/** Most and least, which somebody sees at a glance. */
function balanceWords(days: readonly Balance[]): string {
  const balances = days.map(({ balance }) => toHundredths(balance))
  const text = (pick: (one: bigint, other: bigint) => boolean) => {
    const extreme = balances.reduce((best, one) => (pick(one, best) ? one : best), balances[0] ?? 0n)
    return formatDecimal(fromHundredths(extreme))
  }
  const now = formatDecimal(days.at(-1)?.balance ?? '0.00')
  return `Most: ${text((one, best) => one > best)}. Least: ${text((one, best) => one < best)}. Now: ${now}.`
}
