import { formatCredits, formatMoney } from '../../../base/format/format.ts'
import { fromHundredths, isZero, shareOf, toHundredths } from '../../../base/format/money.ts'
import { limitsInWords } from '../../../domain/catalogue/call-limits.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { stack } from '../../../ui/layout.ts'
import { currentList, type Product, type ServicePlan, type UserPlan } from '../subscribe/subscribe-rules.ts'
import { beyondIncluded, isPaidAhead, periodPrice } from './plan-rules.ts'

interface Choice {
  readonly present: UserPlan | null
  /** The product that is paid by now, if the API is subscribed to. */
  readonly presentProduct: Product | undefined
  readonly chosen: ServicePlan
  readonly product: Product | undefined
}

/** One line of the bill, before and after the plan is taken. */
interface BillLine {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** As the server moves accounts: a plan of an API's own always, another only from pay as you go to a monthly one. */
const takesOver = (present: UserPlan, chosen: ServicePlan): boolean =>
  present.plan_id !== chosen.plan_id &&
  (chosen.scope === 'API' ||
    (present.scope === 'ACCOUNT' && present.plan_type === 'PREPAID' && chosen.plan_type === 'POSTPAID'))

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

/**
 * Changes of the bill with a plan; none where the account's plan stays (planEffect says so). A month's cost is told where the present
 * plan counts the calls that the chosen one will count.
 */
export function billChange(choice: Choice): readonly BillLine[] {
  const { present, chosen } = choice
  if (!present || !takesOver(present, chosen)) return []
  const month = monthlyCost(choice)
  const all: readonly BillLine[] = [
    { name: 'Fee', before: periodPrice(present), after: periodPrice(chosen) },
    { name: 'Charged now', before: 'Nothing', after: chargedNow(chosen) },
    { name: 'Included credits', before: includedIn(present), after: includedIn(chosen) },
    { name: 'Rate limits', before: limitsInWords(present.limits), after: limitsInWords(chosen.limits) },
    { name: 'You pay', before: payWhen(present), after: payWhen(chosen) },
    ...(month ? [month] : []),
  ]
  return all.filter(({ before, after }) => before !== after)
}

function payWhen(plan: Pick<UserPlan, 'plan_type' | 'scope' | 'price'>): string {
  if (plan.plan_type === 'POSTPAID') return 'By statement, once a month'
  return isPaidAhead(plan) ? 'From your wallet, the fee ahead' : 'From your wallet, call by call'
}

function monthlyCost({ present, presentProduct, chosen, product }: Choice): BillLine | undefined {
  if (!present || present.scope !== chosen.scope || isZero(present.plan_consumption)) return undefined
  const [before, after] = sameCalls(presentProduct, product)
  const consumption = toHundredths(present.plan_consumption)
  const used = before > 0n ? shareOf(consumption, after, before) : consumption
  return {
    name: 'This month’s calls',
    before: costOf(present, consumption),
    after: costOf(chosen, used),
  }
}

function costOf(plan: UserPlan | ServicePlan, used: bigint): string {
  const { price, currency, included_credits } = plan
  const beyond = beyondIncluded({ included_credits, plan_consumption: fromHundredths(used) })
  return formatMoney(fromHundredths(toHundredths(price) + toHundredths(beyond)), currency)
}

/** The sum of one call of each operation that both sell. */
function sameCalls(one: Product | undefined, other: Product | undefined): readonly [bigint, bigint] {
  const prices = (product: Product | undefined) =>
    new Map(
      (product && currentList(product)?.prices)?.map(({ operation_id, price }) => [operation_id, price]),
    )
  const [before, after] = [prices(one), prices(other)]
  const both = [...before.keys()].filter((operation) => after.has(operation))
  const sum = (list: ReadonlyMap<string, string>) =>
    both.reduce((total, operation) => total + toHundredths(list.get(operation) ?? '0'), 0n)
  return [sum(before), sum(after)]
}
