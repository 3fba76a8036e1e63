import type { components } from '@switchboard/sdk'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { href } from '../../paths.ts'
import { Fact, FactGroup } from '../../ui/fact-group.tsx'

type Price = components['schemas']['TransactionPrice']

interface PriceFactsProps {
  readonly price: Price
  /** Its slug. */
  readonly api: string | null
}

const units = { CALL: 'a call', MONTH: 'a month', YEAR: 'a year' } as const

/** The price behind a debit, as it was: its list or plan, and the operation with all its calls. */
export function PriceFacts({ price, api }: PriceFactsProps) {
  const { source, credits, unit, valid_from, plan, price_list, operation_id } = price
  const terms = price_list ? `${price_list.name}, ${price_list.version}` : plan.plan_name
  return (
    <FactGroup title={source === 'PLAN_ALLOWANCE' ? 'Included by' : 'Charged by'}>
      <Fact name={source === 'PLAN_ALLOWANCE' ? 'Credits' : 'Price'}>
        {formatDecimal(credits)} credits {units[unit]}
      </Fact>
      {valid_from && (
        <Fact name="Valid since">
          <time dateTime={valid_from}>{sinceWords(valid_from)}</time>
        </Fact>
      )}
      <Fact name={price_list ? 'Price list' : 'Plan'}>
        {api ? (
          <a className="link" href={href('subscriptions', {}, { query: { api } })}>
            {terms}
          </a>
        ) : (
          terms
        )}
      </Fact>
      {price_list && <Fact name="Plan">{plan.plan_name}</Fact>}
      {operation_id && api && (
        <Fact name="Operation">
          <a
            className="link mono"
            href={href('usage', {}, { query: { tab: 'log', api, search: operation_id } })}
          >
            {operation_id}
          </a>
        </Fact>
      )}
    </FactGroup>
  )
}

/** Lists begin with a day; an announced price may begin at any moment of it. */
function sinceWords(time: string): string {
  const clock = formatMoment(time).split(', ')[1]
  return clock === '00:00' ? formatDate(time) : `${formatDate(time)}, ${clock}`
}
