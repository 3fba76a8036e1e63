import { ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Days } from '../../ui/kit/date-range.tsx'

export interface UsageAddress {
  readonly view: 'api' | 'daily'
  /** The last 30 days without. */
  readonly days: Days | null
  readonly page: number
}

/** `?part=usage&by=day&from=…&to=…`: days and page stand there as those of the ledger do. */
export const usageAddress: UrlCodec<UsageAddress> = {
  read(search) {
    const { days, page } = ledgerAddress.read(search)
    return { view: new URLSearchParams(search).get('by') === 'day' ? 'daily' : 'api', days, page }
  },
  write(search, { view, days, page }) {
    const query = new URLSearchParams(ledgerAddress.write(search, { view: 'all', days, page }))
    if (view === 'daily') query.set('by', 'day')
    else query.delete('by')
    return query.toString()
  },
}

/** As the contract asks for them. */
export const usageFilterOf = ({ view, days }: Omit<UsageAddress, 'page'>) => ({
  view,
  ...(days && { start_date: days.from, end_date: days.to }),
})
