import { env } from '../../../base/env.ts'
import { formatDate, formatTime } from '../../../base/format/dates.ts'
import { formatCount, formatCredits, formatDecimal, formatMoney } from '../../../base/format/format.ts'
import { includedUse } from '../../../domain/billing/billing-cards.tsx'
import { planNames } from '../../../domain/billing/plan-names.ts'
import { useApiTitles } from '../../../domain/subscriptions/queries.ts'
import { lastDayOf } from '../../../domain/wallet/month.ts'
import { useSessionState } from '../../../lib/services.ts'
import { personOf } from '../../../lib/session/profile.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Facts } from '../facts.tsx'
import css from '../payments.module.css'
import { type Statement, StatementTag, type WalletStatement } from './statement-columns.tsx'

type Charge = Statement['charges'][number]
type Entry = WalletStatement['entries'][number]

interface StatementDocumentProps {
  /** The wallet's movements; unknown for a month before its first row. */
  readonly books: WalletStatement | undefined
  readonly bill?: Statement
}

/** As an accountant needs it: parties, period, purpose, sums, and whether it is paid. */
export function StatementDocument({ books, bill }: StatementDocumentProps) {
  const titleOf = useApiTitles()
  const sums = bill ?? books
  if (!sums) return null
  const entries = (books?.entries ?? []).filter(({ kind }) => !bill || calls.includes(kind))
  return (
    <Card as="article" className={classes(stack(5), css.document)}>
      <Parties />
      <Facts>
        {bill && (
          <Fact name="Statement number">
            <span className="mono">{bill.invoice_id}</span>
          </Fact>
        )}
        <Fact name="Period">
          1–{formatDate(lastDayOf(sums.month))} ({env.timeZone})
        </Fact>
        {bill ? (
          <PaymentState bill={bill} />
        ) : (
          <Fact name="Status">{books?.status === 'OPEN' ? 'Open' : 'Closed'}</Fact>
        )}
      </Facts>
      {bill && <Charges bill={bill} titleOf={titleOf} />}
      <section className={classes(stack(2), css.part)} aria-labelledby="credits">
        <h2 className="card-title" id="credits">
          {bill ? 'Credits in your wallet' : 'Credits'}
        </h2>
        {bill && (
          <p className="note">
            Your credit line resets when the month closes. You pay for its use once, on this statement.
          </p>
        )}
        <Facts>
          <Fact name="Opening balance">{formatDecimal(sums.opening_credits)}</Fact>
          <Fact name={bill ? 'Added or restored' : 'Funded'}>{formatDecimal(sums.funded_credits, true)}</Fact>
          <Fact name="Used">{formatDecimal(negative(sums.used_credits))}</Fact>
          <Fact name="Expired">{formatDecimal(negative(sums.expired_credits))}</Fact>
          <Fact name="Closing balance">
            <strong>{formatDecimal(sums.closing_credits)}</strong>
          </Fact>
        </Facts>
      </section>
      <Activity entries={entries} month={sums.month} titleOf={titleOf} />
      <p className="note">
        {bill
          ? 'Amounts are final; no tax or fee is added.'
          : `${planNames.PREPAID} isn’t billed. Each top-up has a receipt of its own.`}{' '}
        Questions: {env.contactEmail}
      </p>
    </Card>
  )
}

function Parties() {
  const current = useSessionState()
  if (current.kind !== 'member') return null
  const { profile } = current
  const { companyName, displayName } = personOf(profile)
  return (
    <div className={classes(row([4, 7], 'between', 'top'), css.parties)}>
      <div>
        <p className="note">From</p>
        <p>
          <strong>Switchboard</strong>
        </p>
        <p>{env.contactEmail}</p>
      </div>
      <div>
        <p className="note">For</p>
        <p>
          <strong>{companyName || displayName}</strong>
        </p>
        {companyName && <p>{displayName}</p>}
        <p>{profile.email}</p>
      </div>
    </div>
  )
}

const PaymentState = ({ bill }: { readonly bill: Statement }) => (
  <>
    <Fact name="Status">
      <StatementTag status={bill.status} />
    </Fact>
    <Fact name="Due date">{formatDate(bill.due_date)}</Fact>
    {bill.paid_at && <Fact name="Paid on">{formatTime(bill.paid_at)}</Fact>}
    {bill.payment_reference && (
      <Fact name={bill.paid_at ? 'Payment' : 'Payment under way'}>
        <span className="mono">{bill.payment_reference}</span>
      </Fact>
    )}
  </>
)

type TitleOf = (api: string) => string

/** The plan of one API leads to its subscription, the account's to the plans. */
const chargeColumns = (titleOf: TitleOf): readonly Column<Charge>[] => [
  {
    key: 'what',
    name: 'Description',
    wrap: true,
    cell: ({ plan_name, api }) => (
      <a className="link" href={api ? href('subscriptions', {}, { query: { api } }) : href('plans')}>
        {plan_name}
        {api && ` (${titleOf(api)})`}
      </a>
    ),
  },
  { key: 'fee', name: 'Monthly fee', align: 'end', cell: (row) => formatDecimal(row.fee) },
  {
    key: 'included',
    name: 'Included',
    align: 'end',
    cell: (row) => {
      const used = includedUse(row)
      return used === null ? '–' : `${formatCredits(used)} of ${formatCredits(row.included_credits ?? used)}`
    },
  },
  {
    key: 'beyond',
    name: 'Extra credits',
    align: 'end',
    cell: (row) => formatDecimal(row.extra_credits),
  },
  { key: 'extra', name: 'Overage', align: 'end', cell: (row) => formatDecimal(row.extra_amount) },
  { key: 'amount', name: 'Amount', align: 'end', cell: (row) => formatDecimal(row.amount) },
]

const Charges = ({ bill, titleOf }: { readonly bill: Statement; readonly titleOf: TitleOf }) => (
  <section className={classes(stack(2), css.part)} aria-labelledby="charges">
    <h2 className="card-title" id="charges">
      Charges in {bill.currency}
    </h2>
    {bill.charges.length > 0 && (
      <DataTable
        caption="Charges"
        columns={chargeColumns(titleOf)}
        rows={bill.charges}
        keyOf={({ plan_name, api }) => `${plan_name} ${api}`}
      />
    )}
    <Facts>
      {bill.charges.length === 0 && (
        <Fact name="Plan and usage">{formatMoney(bill.amount_due, bill.currency)}</Fact>
      )}
      <Fact name={bill.status === 'OPEN' ? 'So far' : bill.paid_at ? 'Total, paid' : 'Total due'}>
        <strong>{formatMoney(bill.amount_due, bill.currency)}</strong>
      </Fact>
    </Facts>
  </section>
)

const kinds: Readonly<Record<Entry['kind'], string>> = {
  TOPUP: 'Top-ups',
  STARTER: 'Starter credits',
  ADJUSTMENT: 'Adjustments',
  USAGE: 'Calls',
  REFUND: 'Refunded calls',
  EXPIRY: 'Expired credits',
}

const planParts = { FEE: 'Plan fee', INCLUDED: 'Included credits' } as const

/** Of a bill. The row that renews its line of credits is written in the month that follows, so the others would not add up. */
const calls: readonly Entry['kind'][] = ['USAGE', 'REFUND']

/** Where the rows of an entry are listed: calls in the request log, the rest in the ledger of its month. */
function rowsHref({ kind, api }: Entry, month: string): string {
  const days = { from: `${month}-01`, to: lastDayOf(month) }
  if (calls.includes(kind)) return href('usage', {}, { query: { tab: 'log', ...(api && { api }), ...days } })
  const view = kind === 'TOPUP' ? 'topup' : kind === 'ADJUSTMENT' ? 'adjustment' : undefined
  return href('wallet', {}, { query: { ...(view && { view }), ...days } })
}

const entryColumns = (month: string, titleOf: TitleOf): readonly Column<Entry>[] => [
  {
    key: 'kind',
    name: 'Item',
    cell: (row) => (
      <a className="link" href={rowsHref(row, month)}>
        {row.plan_part ? planParts[row.plan_part] : kinds[row.kind]}
        {row.api && `, ${titleOf(row.api)}`}
      </a>
    ),
  },
  { key: 'count', name: 'Entries', align: 'end', cell: ({ count }) => formatCount(count) },
  { key: 'credits', name: 'Credits', align: 'end', cell: ({ credits }) => formatDecimal(credits, true) },
]

interface ActivityProps {
  readonly entries: readonly Entry[]
  readonly month: string
  readonly titleOf: TitleOf
}

function Activity({ entries, month, titleOf }: ActivityProps) {
  if (entries.length === 0) return null
  return (
    <section className={classes(stack(2), css.part)} aria-labelledby="activity">
      <h2 className="card-title" id="activity">
        Activity
      </h2>
      <DataTable
        caption="Activity by kind and API"
        columns={entryColumns(month, titleOf)}
        rows={entries}
        keyOf={({ kind, plan_part, api }) => `${kind} ${plan_part} ${api}`}
      />
    </section>
  )
}

const negative = (credits: string): string => (credits === '0.00' ? credits : `-${credits}`)
