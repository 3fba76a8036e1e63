import { formatCredits } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { limitsInWords } from '../../../domain/catalogue/call-limits.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { stack } from '../../../ui/layout.ts'
import type { ServicePlan, UserPlan } from '../subscribe/subscribe-rules.ts'
import { isPaidAhead, periodPrice } from './plan-rules.ts'

interface Choice {
  readonly present: UserPlan | null
  readonly chosen: ServicePlan
}

/** One line of the bill, before and after the plan is taken. */
interface BillLine {
  readonly name: string
  readonly before: string
  readonly after: string
}

const includedIn = ({ included_credits }: Pick<UserPlan, 'included_credits'>): string =>
  isZero(included_credits) ? 'None' : formatCredits(included_credits)

/** One credit is one peso, on a statement as in a wallet. */
const chargedNow = (plan: ServicePlan): string =>
  isPaidAhead(plan) ? `${formatCredits(plan.price)} bought credits` : 'Nothing'

/** Before and after, for each line of the bill that changes. */
export function BillPreview(choice: Parameters<typeof billChange>[0]) {
  const lines = billChange(choice)
  if (lines.length === 0) return null
  return (
    <div className={stack(2)}>
      <h3 className="strong small">What changes on your bill</h3>
      <dl className={facts('open')}>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </dl>
    </div>
  )
}

/** Beyond this, both don’t fit beside each other in a card of three. */
const maxLineLength = 22
/** Up to this, a sum or a number stays on its line. */
const maxWhole = 16

const Line = ({ name, before, after }: BillLine) => (
  <Fact name={name}>
    <span className={before.length + after.length > maxLineLength ? 'note-line' : 'note'}>
      <span className="visually-hidden">before: </span>
      {before} →
    </span>{' '}
    <span className="visually-hidden">after: </span>
    {after.length > maxWhole ? after : after.replaceAll(' ', '\u00a0')}
  </Fact>
)

/** Changes of the bill with a plan of one API. The account’s plan is changed elsewhere, with a quote. */
export function billChange({ present, chosen }: Choice): readonly BillLine[] {
  if (!present || chosen.scope !== 'API' || present.plan_id === chosen.plan_id) return []
  const all: readonly BillLine[] = [
    { name: 'Fee', before: periodPrice(present), after: periodPrice(chosen) },
    { name: 'Charged now', before: 'Nothing', after: chargedNow(chosen) },
    { name: 'Included credits', before: includedIn(present), after: includedIn(chosen) },
    { name: 'Rate limits', before: limitsInWords(present.limits), after: limitsInWords(chosen.limits) },
    { name: 'You pay', before: payWhen(present), after: payWhen(chosen) },
  ]
  return all.filter(({ before, after }) => before !== after)
}

function payWhen(plan: Pick<UserPlan, 'plan_type' | 'scope' | 'price'>): string {
  if (plan.plan_type === 'POSTPAID') return 'By statement, once a month'
  return isPaidAhead(plan) ? 'From your wallet, the fee ahead' : 'From your wallet, call by call'
}
