import { formatCredits, formatMoney } from '../../base/format/format.ts'
import { fromHundredths, isZero, shareOf, toHundredths } from '../../base/format/money.ts'
import { limitsInWords } from '../../domain/catalogue/call-limits.ts'
import { beyondIncluded, isPaidAhead, periodPrice } from './plan-rules.ts'
import { currentList, type Product, type ServicePlan, type UserPlan } from './subscribe-rules.ts'

interface Choice {
  readonly present: UserPlan | null
  /** The product that is paid by now, if the API is subscribed to. */
  readonly presentProduct: Product | undefined
  readonly chosen: ServicePlan
  readonly product: Product | undefined
}

/** One line of the bill, before and after the plan is taken. */
export interface BillLine {
  readonly name: string
  readonly before: string
  readonly after: string
}

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
    { name: 'Calls, at most', before: limitsInWords(present.limits), after: limitsInWords(chosen.limits) },
    { name: 'You pay', before: payWhen(present), after: payWhen(chosen) },
    ...(month ? [month] : []),
  ]
  return all.filter(({ before, after }) => before !== after)
}

/** As the server moves accounts: a plan of an API's own always, another only from pay as you go to a monthly one. */
const takesOver = (present: UserPlan, chosen: ServicePlan): boolean =>
  present.plan_id !== chosen.plan_id &&
  (chosen.scope === 'API' ||
    (present.scope === 'ACCOUNT' && present.plan_type === 'PREPAID' && chosen.plan_type === 'POSTPAID'))

const includedIn = ({ included_credits }: Pick<UserPlan, 'included_credits'>): string =>
  isZero(included_credits) ? 'None' : formatCredits(included_credits)

function payWhen(plan: Pick<UserPlan, 'plan_type' | 'scope' | 'price'>): string {
  if (plan.plan_type === 'POSTPAID') return 'By statement, once a month'
  return isPaidAhead(plan) ? 'From your wallet, the fee ahead' : 'From your wallet, call by call'
}

/** One credit is one peso, on a statement as in a wallet. */
const chargedNow = (plan: ServicePlan): string =>
  isPaidAhead(plan) ? `${formatCredits(plan.price)} bought credits` : 'Nothing'

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
