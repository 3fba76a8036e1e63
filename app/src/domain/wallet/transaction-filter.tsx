import { brand } from '../../base/brand.ts'
import { dayPresets } from '../../base/format/day-presets.ts'
import { Button } from '../../ui/kit/button.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import type { LedgerAddress } from './ledger-address.ts'

interface TransactionFilterProps {
  readonly address: LedgerAddress
  readonly show: (next: LedgerAddress) => void
}

/** Filters of a ledger: kinds of rows, and days. */
export function TransactionFilter({ address, show }: TransactionFilterProps) {
  const presets = dayPresets(brand.time_zone, new Date())
  const narrow = (change: Partial<LedgerAddress>) => show({ ...address, ...change, page: 1 })
  return (
    <>
      <Segments
        label="Show"
        value={address.view}
        options={[
          { value: 'all', label: 'All' },
          { value: 'topup', label: 'Top-ups' },
          { value: 'usage', label: 'Usage' },
          { value: 'adjustment', label: 'Other' },
        ]}
        onChange={(view) => narrow({ view })}
      />
      <DateRange
        label="Days"
        value={address.days}
        presets={presets}
        max={presets[0].to}
        onChange={(days) => narrow({ days })}
      />
      {address.call && (
        <Button look="link" onClick={() => narrow({ call: null })}>
          Show all calls
        </Button>
      )}
      {address.row && (
        <Button look="link" onClick={() => narrow({ row: null })}>
          Show all transactions
        </Button>
      )}
      {address.days && (
        <Button look="link" onClick={() => narrow({ days: null })}>
          All days
        </Button>
      )}
    </>
  )
}
