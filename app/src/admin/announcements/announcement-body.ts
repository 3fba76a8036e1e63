import { ApiError, type components, isApiError } from '@switchboard/sdk'
import { brand } from '../../base/brand.ts'
import { momentOnClock } from '../../base/format/market-days.ts'
import { toHundredths } from '../../base/format/money.ts'
import { rates } from '../../domain/catalogue/call-limits.ts'
import type { TypedPrices } from '../announce-link.ts'

type Schemas = components['schemas']
type AnnouncementRequest = Schemas['AnnouncementRequest']

/** A plan or a version of an API, as it is now. */
export interface Subject {
  readonly name: string
  readonly ids: Pick<AnnouncementRequest, 'plan_id' | 'api' | 'version'>
  readonly limits: Schemas['CallLimits']
  /** Of a plan with periods. */
  readonly amounts: Pick<Required<AnnouncementRequest>, 'plan_price' | 'included_credits'> | null
  readonly operations: readonly Pick<Schemas['AdminApiOperation'], 'operation_id' | 'summary' | 'price'>[]
}

export const subjectOfPlan = (plan: Schemas['AdminPlan']): Subject => ({
  name: plan.plan_name,
  ids: { plan_id: plan.plan_id },
  limits: plan.limits,
  amounts:
    plan.period === 'NONE' ? null : { plan_price: plan.price, included_credits: plan.included_credits },
  operations: [],
})

export const subjectOfVersion = (detail: Schemas['AdminApiDetail']): Subject => ({
  name: `${detail.name} ${detail.version}`,
  ids: { api: detail.api, version: detail.version },
  limits: detail.limits,
  amounts: null,
  operations: detail.operations,
})

/** Names are those of the request, as a pointer has them, where each price has its operation’s place in the subject. */
export type AnnouncementValues = Readonly<Record<string, string>>

export const priceField = (index: number): string => `prices/${index}/price`

/** Chosen elsewhere, before the form was opened. */
export interface TypedChange {
  readonly prices: TypedPrices
  /** Operations whose calls break, with commas between. */
  readonly breaking: string
}

/** The values of now, but for what was typed elsewhere. */
export const valuesOf = (
  { operations, amounts, limits }: Subject,
  { prices, breaking }: TypedChange,
): AnnouncementValues => ({
  ...Object.fromEntries(
    operations.map(({ operation_id, price }, index) => [priceField(index), prices[operation_id] ?? price]),
  ),
  ...amounts,
  ...Object.fromEntries(rates.map(([rate]) => [`limits/${rate}`, String(limits[rate] ?? '')])),
  breaking_operations: operations.length > 0 ? breaking.replaceAll(',', '\n') : '',
  effective_at: '',
  reason: '',
  short_notice_reason: '',
})

export interface Announcement {
  readonly body: AnnouncementRequest
  /** The places of the prices that are sent. */
  readonly places: readonly number[]
}

/** The request: only the prices, amounts and limits that differ from the present ones. */
export function announcementOf(subject: Subject, values: AnnouncementValues): Announcement {
  const textOf = (name: string): string => values[name]?.trim() ?? ''
  const differs = (name: string, present: string) => toHundredths(textOf(name)) !== toHundredths(present)
  const places = subject.operations.flatMap(({ price }, index) =>
    differs(priceField(index), price) ? [index] : [],
  )
  const limitOf = (rate: (typeof rates)[number][0]): number | null => Number(textOf(`limits/${rate}`)) || null
  const limits: Schemas['CallLimits'] = {
    calls_per_second: limitOf('calls_per_second'),
    calls_per_minute: limitOf('calls_per_minute'),
    calls_per_day: limitOf('calls_per_day'),
    calls_per_month: limitOf('calls_per_month'),
  }
  const amounts = Object.entries(subject.amounts ?? {}).filter(([name, present]) => differs(name, present))
  const day = textOf('effective_at')
  const breaking = textOf('breaking_operations')
    .split(/[\s,]+/)
    .filter(Boolean)
  const shortNotice = textOf('short_notice_reason')
  const body: AnnouncementRequest = {
    ...subject.ids,
    effective_at: momentOnClock(brand.time_zone, `${day}T00:00:00`)?.toISOString() ?? null,
    ...(places.length > 0 && {
      prices: places.map((place) => ({
        operation_id: subject.operations[place]?.operation_id ?? '',
        price: textOf(priceField(place)),
      })),
    }),
    ...Object.fromEntries(amounts.map(([name]) => [name, textOf(name)])),
    ...(rates.some(([rate]) => limits[rate] !== subject.limits[rate]) && { limits }),
    ...(breaking.length > 0 && { breaking_operations: [...new Set(breaking)] }),
    reason: textOf('reason'),
    ...(shortNotice && { short_notice_reason: shortNotice }),
  }
  return { body, places }
}

/**
 * The same error with its prices counted as the form does: the server counts only those that were sent. That nothing changes is about
 * no field.
 */
export function errorOfForm(error: unknown, places: readonly number[]): unknown {
  if (!isApiError(error)) return error
  const errors = error.errors.map((one) => ({
    ...one,
    pointer:
      one.code === 'nothing_changes'
        ? '#'
        : one.pointer
            .replace(/^#\/breaking_operations\/.*/, '#/breaking_operations')
            .replace(/^#\/prices\/(\d+)\/.*/, (_, sent) => `#/${priceField(places[Number(sent)] ?? 0)}`),
  }))
  return new ApiError({ ...error, message: error.message, errors })
}
