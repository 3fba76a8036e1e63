import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../base/format/dates.ts'
import { formatCredits, formatMoney } from '../../base/format/format.ts'
import { fromHundredths, isZero, portion, toHundredths } from '../../base/format/money.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { ShareBar } from '../../ui/chart/share-bar.tsx'
import { CardGrid, FigureCard } from '../../ui/figure-card.tsx'
import { row, stack } from '../../ui/layout.ts'
import { RoleLinkButton } from '../team/role-gate.tsx'
import { formatMonth } from '../wallet/month.ts'
import { statementsQuery } from '../wallet/queries.ts'
import { BillSkeleton } from './bill-skeleton.tsx'

type Statement = components['schemas']['BillingStatement']
type Charge = Statement['charges'][number]

/** For accounts that are billed monthly: the sum that is due, its day, and the running month so far. */
export function BillingCards() {
  const query = useQuery(statementsQuery(usePortal()))
  return (
    <QueryBoundary
      what="your bill"
      queries={[query]}
      skeleton={<BillSkeleton />}
      frame={(state, kind) => (kind === 'pending' ? state : <Card as="section">{state}</Card>)}
    >
      {({ data }) => (
        <CardGrid>
          <DueCard statements={data.filter(isDue)} />
          <RunningMonth statements={data} />
        </CardGrid>
      )}
    </QueryBoundary>
  )
}

const isDue = ({ status }: Statement): boolean => status === 'DUE' || status === 'OVERDUE'

interface RunningMonthProps {
  readonly statements: readonly Statement[]
  readonly size?: 'heading'
}

/** The month that isn't over: how much of the plans' included credits is used, and the price of each one beyond them. */
export function RunningMonth({ statements, ...size }: RunningMonthProps) {
  const running = statements.find(({ status }) => status === 'OPEN')
  return running && <RunningCard statement={running} {...size} />
}

/** The sum of all that waits for a payment, and the day by which the oldest of it has to be paid. */
function DueCard({ statements }: { readonly statements: readonly Statement[] }) {
  const oldest = statements.at(-1)
  if (!oldest)
    return (
      <FigureCard label="Due now" figure="Nothing">
        <p className="note">Every closed month is paid.</p>
      </FigureCard>
    )
  const sum = fromHundredths(statements.reduce((total, one) => total + toHundredths(one.amount_due), 0n))
  const paying = statements.every(({ payment_reference }) => payment_reference !== null)
  const late = oldest.status === 'OVERDUE'
  return (
    <FigureCard label="Due now" figure={formatMoney(sum, oldest.currency)}>
      <div className={stack(4)}>
        <p className="note">
          {statements.map(({ month }) => formatMonth(month)).join(', ')}, {late ? 'overdue since' : 'due by'}{' '}
          {formatDate(oldest.due_date)}.{paying && ' A payment is under way.'}
          {late && !paying && ' Your credit line isn’t renewed until it’s paid.'}
        </p>
        <div className={row(4)}>
          <RoleLinkButton gate="POST /api/payment" look="primary" href={href('pay')}>
            {paying ? 'View payment' : 'Pay'}
          </RoleLinkButton>
          <a className="link small" href={href('statement', { month: oldest.month })}>
            View statement
          </a>
        </div>
      </div>
    </FigureCard>
  )
}

interface RunningCardProps extends Pick<RunningMonthProps, 'size'> {
  readonly statement: Statement
}

function RunningCard({ statement, ...size }: RunningCardProps) {
  const { month, amount_due, currency, due_date, charges } = statement
  return (
    <FigureCard label={`${formatMonth(month)} so far`} figure={formatMoney(amount_due, currency)} {...size}>
      <div className={stack(3)}>
        <p className="note">
          {charges.map(({ plan_name, fee }) => `${plan_name} ${formatMoney(fee, currency)}`).join(', ')}. Due
          by {formatDate(due_date)}.
        </p>
        {charges.map((charge) => (
          <IncludedUse key={`${charge.plan_name} ${charge.api}`} charge={charge} currency={currency} />
        ))}
      </div>
    </FigureCard>
  )
}

interface IncludedUseProps {
  readonly charge: Charge
  readonly currency: Statement['currency']
}

function IncludedUse({ charge, currency }: IncludedUseProps) {
  const { plan_name, included_credits, used_credits, extra_credits, extra_amount } = charge
  const price = formatMoney(charge.credit_price, currency)
  const extra = isZero(extra_credits)
    ? `Each extra credit costs ${price}.`
    : `${formatCredits(extra_credits)} extra at ${price} each: ${formatMoney(extra_amount, currency)}.`
  if (included_credits === null || used_credits === null || isZero(included_credits))
    return <p className="note">{extra}</p>
  return (
    <>
      <ShareBar
        label={`Included in ${plan_name}`}
        share={portion(toHundredths(used_credits), toHundredths(included_credits))}
        text={`${formatCredits(includedUse(charge) ?? '')} of ${formatCredits(included_credits)} credits`}
      />
      <p className="note">{extra}</p>
    </>
  )
}

/** Of the included credits, those that were used; null where a statement is older than the record of them. */
export function includedUse({
  included_credits,
  used_credits,
}: Pick<Charge, 'included_credits' | 'used_credits'>): string | null {
  if (included_credits === null || used_credits === null) return null
  const [included, used] = [toHundredths(included_credits), toHundredths(used_credits)]
  return fromHundredths(included - used > 0n ? used : included)
}
