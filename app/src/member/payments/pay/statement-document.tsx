import { useQuery } from '@tanstack/react-query'
import { brand } from '../../../base/brand.ts'
import { formatDate, formatTime, today } from '../../../base/format/dates.ts'
import { formatCredits, formatDecimal, formatMoney } from '../../../base/format/format.ts'
import { fromHundredths, type Hundredths } from '../../../base/format/money.ts'
import { includedUse } from '../../../domain/billing/billing-cards.tsx'
import { forecastCredits, forecastDue } from '../../../domain/billing/forecast.ts'
import { useApiTitles } from '../../../domain/subscriptions/queries.ts'
import { useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { lastDayOf } from '../../../domain/wallet/month.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { personOf } from '../../../lib/session/profile.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Facts, Party } from '../facts.tsx'
import css from '../payments.module.css'
import { documentsGate, taxDataQuery } from '../queries.ts'
import { type Statement, StatementTag, type WalletStatement } from './statement-columns.tsx'
import { linesOf, UsageLines } from './usage-lines.tsx'

type Charge = Statement['charges'][number]

interface StatementDocumentProps {
  /** Calls by operation and price; unknown for a month before the wallet's first row. */
  readonly books: WalletStatement | undefined
  readonly bill?: Statement
}

/** As an accountant needs it: parties, period, each price with its quantity, the sum, and whether it is paid. */
export function StatementDocument({ books, bill }: StatementDocumentProps) {
  const titleOf = useApiTitles()
  const sums = bill ?? books
  if (!sums) return null
  const { month } = sums
  const lines = books ? linesOf(books) : []
  const [billed, paid] = [
    lines.filter(({ on_statement }) => on_statement),
    lines.filter((line) => !line.on_statement),
  ]
  return (
    <Card as="article" className={classes(stack(5), css.document)}>
      <Parties />
      <Facts>
        <Fact name="Statement number">
          <span className="mono">{bill?.invoice_id ?? month}</span>
        </Fact>
        <Fact name="Period">
          1–{formatDate(lastDayOf(month))} ({brand.time_zone})
        </Fact>
        {bill ? (
          <PaymentState bill={bill} />
        ) : (
          <Fact name="Status">{books?.status === 'OPEN' ? 'Open' : 'Paid per call from the wallet'}</Fact>
        )}
        {sums.status === 'OPEN' && <Forecast sums={sums} />}
      </Facts>
      {bill && <Charges bill={bill} titleOf={titleOf} />}
      {billed.length > 0 && (
        <UsageLines title="Calls on this statement" lines={billed} {...{ month, titleOf }} />
      )}
      {(paid.length > 0 || !bill) && (
        <UsageLines
          title={bill ? 'Calls paid from the wallet' : 'Calls'}
          lines={paid}
          {...{ month, titleOf }}
        />
      )}
      <p className="note">
        {bill
          ? 'Amounts are final: they include any VAT, and no fee is added.'
          : 'Calls paid from the wallet aren’t billed. Each top-up has a receipt of its own.'}{' '}
        Questions: {brand.support_email}
      </p>
    </Card>
  )
}

/** The running month by its end, in pesos where it's billed. */
function Forecast({ sums }: { readonly sums: Statement | WalletStatement }) {
  const written = (sum: Hundredths | undefined, write: (amount: string) => string) =>
    sum !== undefined && (
      <Fact name={`Forecast for ${formatDate(lastDayOf(sums.month))}`}>
        about {write(fromHundredths(sum))}
      </Fact>
    )
  return 'charges' in sums
    ? written(forecastDue(sums.charges, today()), (amount) => formatMoney(amount, sums.currency))
    : written(forecastCredits(sums.used_credits, today()), (amount) => `${formatDecimal(amount)} credits`)
}

function Parties() {
  const current = useSessionState()
  const mayRead = useRoleRefusal(documentsGate) === undefined
  const { data } = useQuery({ ...taxDataQuery(usePortal()), enabled: mayRead })
  if (current.kind !== 'member') return null
  const { companyName, displayName } = personOf(current.profile)
  return (
    <div className={classes(row([4, 7], 'between', 'top'), css.parties)}>
      <Party label="From" of={{ legal_name: brand.name }} email={brand.support_email} />
      <Party
        label="For"
        of={data?.data ?? { legal_name: companyName || displayName }}
        email={current.profile.email}
      />
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
    {bill.charges[0] && (
      <p className="note">
        Calls use the included credits first. Each extra credit costs{' '}
        {formatMoney(bill.charges[0].credit_price, bill.currency)}.
      </p>
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
