import { planNames } from '../../domain/billing/plan-names.ts'

/**
 * Public facts about the plans. GET /api/get-service-plan needs a sign-in, so they are repeated here from
 * openapi/portal/examples/plans.yaml (getServicePlan) and openapi/DECISIONS.md (plans, statements): the period's
 * price, the included credits, 10% off each call, and further usage at the price of a credit. Their limits are read.
 */
export const payAsYouGo = {
  type: 'PREPAID',
  name: planNames.PREPAID,
  about: 'No monthly fee. Each call is paid from your wallet.',
} as const

export const businessMonthly = {
  type: 'POSTPAID',
  name: planNames.POSTPAID,
  about: 'One statement a month for every API, calls at 10% off.',
  price: '1200.00',
  includedCredits: '1500.00',
  /** A call costs this share of its list price. */
  share: { part: 9n, whole: 10n },
} as const

interface PlanRow {
  readonly fact: string
  /** As an announced change names it. */
  readonly field?: 'PLAN_PRICE' | 'INCLUDED_CREDITS'
  readonly payAsYouGo: string
  readonly businessMonthly: string
}

/** Row by row, what differs. */
export const planRows: readonly PlanRow[] = [
  { fact: 'Monthly fee', field: 'PLAN_PRICE', payAsYouGo: 'None', businessMonthly: 'PHP 1,200.00' },
  {
    fact: 'Credits included',
    field: 'INCLUDED_CREDITS',
    payAsYouGo: 'None',
    businessMonthly: '1,500.00 a month',
  },
  { fact: 'A call', payAsYouGo: 'List price', businessMonthly: '10% off' },
  { fact: 'Billing', payAsYouGo: 'Prepaid credits', businessMonthly: 'Monthly statement' },
  {
    fact: 'Unused credits',
    payAsYouGo: 'Purchased credits never expire',
    businessMonthly: 'Included credits end with the month',
  },
  {
    fact: 'When credits run out',
    payAsYouGo: 'Top up first',
    businessMonthly: 'PHP 1.00 for each extra credit',
  },
  { fact: 'Who it’s for', payAsYouGo: 'Everyone', businessMonthly: 'Verified businesses' },
]
