import { ApiError, type components, isApiError } from '@switchboard/sdk'
import { adminSavePlan as rules } from '@switchboard/sdk/forms'
import { limitChecks, limitsValues, typedLimits } from '../limit-fields.tsx'
import { isPrice, numberOf, priceProblem, wholeNumber } from '../typed-numbers.ts'

export type AdminPlan = components['schemas']['AdminPlan']
type Request = components['schemas']['SavePlanRequest']

/** Names are those of the request, as a pointer has them. */
export interface PlanFields extends Omit<ReturnType<typeof limitsValues>, 'reason'> {
  readonly plan_name: string
  readonly description: string
  readonly plan_type: string
  readonly period: string
  readonly price: string
  readonly price_usd: string
  readonly included_credits: string
  readonly discount_percent: string
  readonly own_prices: string
  readonly kyb_required: boolean
  readonly 'trial/days': string
  readonly 'trial/credits': string
  readonly position: string
  readonly audience: string
  readonly invited: string
}

/** The form as it opens: empty, or with a plan. */
export function fieldsFrom(plan: AdminPlan | undefined): PlanFields {
  const { reason: _, ...limits } = limitsValues(
    plan?.limits ?? {
      calls_per_second: 100,
      calls_per_minute: null,
      calls_per_day: null,
      calls_per_month: null,
    },
  )
  return {
    plan_name: plan?.plan_name ?? '',
    description: plan?.description ?? '',
    plan_type: plan?.plan_type ?? 'PREPAID',
    period: plan?.period ?? 'MONTHLY',
    price: plan?.price ?? '',
    price_usd: plan?.price_usd ?? '',
    included_credits: plan?.included_credits ?? '0.00',
    discount_percent: String(plan?.discount_percent ?? 0),
    own_prices: (plan?.own_prices ?? [])
      .map(({ api, operation_id, price }) => `${api} ${operation_id} ${price}`)
      .join('\n'),
    ...limits,
    kyb_required: plan?.kyb_required ?? false,
    'trial/days': String(plan?.trial?.days ?? ''),
    'trial/credits': plan?.trial?.credits ?? '',
    position: String(plan?.position ?? 0),
    audience: plan?.audience ?? 'EVERYBODY',
    invited: (plan?.invited ?? []).join('\n'),
  }
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const pricesIn = (text: string): Request['own_prices'] =>
  linesOf(text).map((line) => {
    const [api = '', operation_id = '', price = '', ...rest] = line.split(/[\s,]+/)
    return { api, operation_id, price: [price, ...rest].join(' ') }
  })

const optional = (check: (text: string) => string | undefined) => (text: string) =>
  text.trim() === '' ? undefined : check(text)

/** Rules beyond the contract's. Amounts of a plan without periods aren't asked for. */
export const planChecks = {
  ...limitChecks,
  price: priceProblem,
  price_usd: optional(priceProblem),
  included_credits: priceProblem,
  discount_percent: wholeNumber(rules.discount_percent),
  own_prices: (text: string) =>
    pricesIn(text).every(({ operation_id, price }) => operation_id && isPrice(price))
      ? undefined
      : 'Write an API, an operation and a price on each line, such as sim-swap checkSimSwap 1.50.',
  'trial/days': optional(wholeNumber(rules['trial/days'])),
  'trial/credits': optional(priceProblem),
  position: wholeNumber(rules.position),
}

/** The request: of the plan that is edited, or a new draft. */
export function requestOf(fields: PlanFields, plan: AdminPlan | undefined): Request {
  const isPeriodic = fields.period !== 'NONE'
  const amount = (text: string) => (isPeriodic && text.trim()) || '0.00'
  const days = isPeriodic ? numberOf(fields['trial/days']) : null
  return {
    ...(plan && { plan_id: plan.plan_id, revision: plan.revision }),
    plan_name: fields.plan_name.trim(),
    description: fields.description.trim(),
    plan_type: fields.plan_type as Request['plan_type'],
    period: fields.period as Request['period'],
    price: amount(fields.price),
    price_usd: (isPeriodic && fields.price_usd.trim()) || null,
    included_credits: amount(fields.included_credits),
    discount_percent: Number(fields.discount_percent),
    own_prices: pricesIn(fields.own_prices),
    limits: typedLimits(fields),
    kyb_required: fields.kyb_required,
    trial: days === null ? null : { days, credits: amount(fields['trial/credits']) },
    position: Number(fields.position),
    audience: fields.audience as Request['audience'],
    invited: fields.audience === 'INVITED' ? [...linesOf(fields.invited)] : [],
  }
}

/** Throws the same error at the form’s fields: a price is about its line, the trial about its days. */
export function atFields(error: unknown): never {
  if (!isApiError(error)) throw error
  const errors = error.errors.map(({ pointer, message, ...one }) => {
    const [, line] = /^#\/own_prices\/(\d+)/.exec(pointer) ?? []
    return line === undefined
      ? { ...one, message, pointer: pointer.replace(/^#\/trial$/, '#/trial/days') }
      : { ...one, message: `Line ${Number(line) + 1}: ${message}`, pointer: '#/own_prices' }
  })
  throw new ApiError({ ...error, message: error.message, errors })
}
