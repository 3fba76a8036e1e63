import { env } from '../../base/env.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { exactMomentIn } from '../../base/format/market-days.ts'
import { PriceFacts } from '../../domain/wallet/price-facts.tsx'
import {
  transactionColumns as columns,
  sourceHref,
  type Transaction,
} from '../../domain/wallet/transaction-columns.tsx'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { href } from '../../paths.ts'
import { CopiedFact, Fact, FactGroup } from '../../ui/fact-group.tsx'
import { row as inRow, stack } from '../../ui/layout.ts'
import { entryQuery } from './queries.ts'

interface EntryDrawerProps {
  /** Null while no transaction is looked at. */
  readonly id: string | null
  readonly onClose: () => void
}

/** One transaction explained: its cause and its price, with links to the call, its key and its operation. */
export function EntryDrawer({ id, onClose }: EntryDrawerProps) {
  return (
    <QueryDrawer title="Transaction" id={id} onClose={onClose} query={entryQuery} what="this transaction">
      {({ data: [entry] }) => (entry ? <Entry entry={entry} /> : <p>Your ledger has no such transaction.</p>)}
    </QueryDrawer>
  )
}

function Entry({ entry }: { readonly entry: Transaction }) {
  const { api, created_at, credits, key, price, reason, request_id } = entry
  const source = sourceHref(entry)
  return (
    <>
      <header className={stack(2)}>
        <h3 className="card-title">{entry.description}</h3>
        <p className={inRow(2)}>
          {columns.kind.cell(entry)} {formatDecimal(credits, true)} credits
        </p>
        {reason && <p className="note">{reason}</p>}
      </header>
      <FactGroup title="Balance">
        <Fact name="When">
          <time dateTime={created_at}>{exactMomentIn(env.timeZone, created_at)}</time>
        </Fact>
        <Fact name="Before">{formatDecimal(entry.balance_before)}</Fact>
        <Fact name="After">{formatDecimal(entry.balance_after)}</Fact>
      </FactGroup>
      {price && <PriceFacts price={price} api={api} />}
      <FactGroup title="Origin">
        {key ? (
          <Fact name="Key">
            <a className="link mono" href={href('usage', {}, { query: { tab: 'log', key: key.key_id } })}>
              {key.name} …{key.last_four}
            </a>
          </Fact>
        ) : (
          <Fact name="By">{columns.actor.cell(entry)}</Fact>
        )}
        {request_id && <CopiedFact name="Request ID" text={request_id} />}
        {entry.reference !== request_id && <CopiedFact name="Reference" text={entry.reference} />}
      </FactGroup>
      {source && (
        <a className="link" href={source}>
          {sourceName(entry)}
        </a>
      )}
    </>
  )
}

const sourceName = ({ payment_id, plan_part }: Transaction): string => {
  if (payment_id) return 'Show the payment'
  return plan_part ? 'Show the subscription' : 'Show the call'
}
