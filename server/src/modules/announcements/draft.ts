import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { type FieldError, refusedField, refusedFields } from '../../platform/http/problem.ts'
import { toHundredths } from '../../platform/money/decimals.ts'
import { momentInWords } from '../../platform/time/days.ts'
import type { ApiRow } from '../catalogue/api.ts'
import { documentationOfRelease, releaseNumbers } from '../catalogue/releases-repo.ts'
import { publishedRow } from '../catalogue/repo.ts'
import { namingVersions } from '../catalogue/version-terms-repo.ts'
import { type CallLimits, contradictions, isLower, limitsOf } from '../pricing/limits.ts'
import { findPlan } from '../pricing/plan-terms-repo.ts'
import type { Moment } from './affected-repo.ts'
import type { Change } from './repo.ts'
import { readUpcomingOf, type Subject } from './repo.ts'

type Schemas = components['schemas']
type Request = Schemas['AnnouncementRequest']

interface DraftContext extends Moment {
  readonly noticeDays: number
}

/** An announcement that can be made. */
export interface Draft {
  readonly subject: Subject
  readonly changes: readonly Change[]
  readonly effectiveAt: Date
  /** 0 where nothing gets worse. */
  readonly noticeDays: number
  /** The first moment with that notice. */
  readonly earliestAt: Date
  /** Null where the notice is long enough. */
  readonly shortNoticeReason: string | null
}

const dayMs = 86_400_000

/** Checks an announcement. Throws with every field that can't be as it is. */
export async function draftOf(db: Queries, request: Request, context: DraftContext): Promise<Draft> {
  const { subject, changes: all } = await readSubject(db, request)
  const changes = all.filter(({ field, before, after }) => field === 'BREAKING' || before !== after)
  const { now, timeZone } = context
  const effectiveAt = request.effective_at ? new Date(request.effective_at) : now
  const noticeDays = changes.some(({ worse }) => worse) ? context.noticeDays : 0
  const earliestAt = new Date(now.getTime() + noticeDays * dayMs)
  const short = effectiveAt < earliestAt
  const shortNoticeReason = request.short_notice_reason?.trim() || null
  const untimely = timeErrors({ request, effectiveAt, now })
  const tooSoon =
    short && !shortNoticeReason ? [noticeError(changes, momentInWords(timeZone, earliestAt))] : []
  const errors = [
    ...(request.limits ? contradictions(request.limits) : []),
    ...(untimely.length > 0 ? untimely : tooSoon),
    ...(changes.length === 0 ? [nothingChanges(request)] : []),
    ...(await overlapErrors(db, subject, timeZone)),
  ]
  if (errors.length > 0) throw refusedFields(errors)
  return {
    subject,
    changes,
    effectiveAt,
    noticeDays,
    earliestAt,
    shortNoticeReason: short ? shortNoticeReason : null,
  }
}

async function readSubject(db: Queries, request: Request) {
  const { plan_id, api, version } = request
  if (plan_id !== undefined && api === undefined && version === undefined)
    return ofPlan(db, { ...request, plan_id })
  if (plan_id === undefined && api !== undefined && version !== undefined)
    return ofVersion(db, { ...request, api, version })
  throw refusedField(
    plan_id === undefined ? '#/version' : '#/plan_id',
    'required',
    'Choose a plan, or an API and one of its versions.',
  )
}

async function ofPlan(db: Queries, request: Request & { readonly plan_id: string }) {
  const { plan_id, plan_price, included_credits, limits, prices, breaking_operations: breaking } = request
  const plan = await findPlan(db, plan_id)
  if (!plan) throw refusedField('#/plan_id', 'not_allowed', 'There’s no such plan any more. Choose another.')
  const errors = [
    ...(prices?.length ? [notHere('#/prices', 'Choose an API version to set prices.')] : []),
    ...(breaking?.length
      ? [notHere('#/breaking_operations', 'Choose an API version to list operations.')]
      : []),
    ...(plan.period === 'NONE' && plan_price !== undefined
      ? [notHere('#/plan_price', 'This plan has no recurring price.')]
      : []),
    ...(plan.period === 'NONE' && included_credits !== undefined
      ? [notHere('#/included_credits', 'This plan has no recurring credits.')]
      : []),
  ]
  if (errors.length > 0) throw refusedFields(errors)
  const subject: Subject = { plan_id, api: null, version: null }
  const changes = [
    ...amountChange('PLAN_PRICE', plan.price, plan_price),
    ...amountChange('INCLUDED_CREDITS', plan.included_credits, included_credits),
    ...limitChanges(plan.limits, limits),
  ]
  return { subject, changes }
}

/** Calls that a version makes by itself: its documentation alone has them. */
async function webhooksOf(db: Queries, { api, full_version }: ApiRow) {
  const isKept = (await releaseNumbers(db, api)).includes(full_version)
  const { operations = [] } = isKept ? await documentationOfRelease(db, { api, full_version }) : {}
  return operations.filter(({ webhook }) => webhook)
}

interface Operation {
  readonly operation_id: string
  readonly summary: string
  readonly price: string
}

async function ofVersion(db: Queries, request: Request & { readonly api: string; readonly version: string }) {
  const { api, version, prices = [], limits, plan_price, included_credits } = request
  const row = await publishedRow(db, { api, version })
  if (!row)
    throw refusedField('#/version', 'not_allowed', 'There’s no such version any more. Choose another.')
  const operations = row.operations as Operation[]
  const naming = await namingVersions(db, api)
  const errors: FieldError[] = [
    ...(plan_price === undefined ? [] : [notHere('#/plan_price', 'API versions have no plan price.')]),
    ...(included_credits === undefined
      ? []
      : [notHere('#/included_credits', 'A version of an API includes no credits.')]),
  ]
  const breaking = request.breaking_operations ?? []
  const known = [...operations, ...(breaking.length > 0 ? await webhooksOf(db, row) : [])]
  const broken = breaking.flatMap((operation_id, index): Change[] => {
    const operation = known.find((one) => one.operation_id === operation_id)
    if (operation) {
      const names = { operation_id, operation_name: operation.summary }
      return [{ field: 'BREAKING', ...names, before: null, after: null, worse: true }]
    }
    errors.push(notHere(`#/breaking_operations/${index}`, `The version has no operation ${operation_id}.`))
    return []
  })
  const changes = prices.flatMap(({ operation_id, price }, index): Change[] => {
    const operation = operations.find((one) => one.operation_id === operation_id)
    const pointer = `#/prices/${index}/operation_id`
    if (!operation) {
      errors.push(notHere(pointer, 'The version has no such operation.'))
      return []
    }
    const named = naming.get(operation_id)
    if (named !== version) {
      errors.push(notHere(pointer, `${named} names the price of this operation. Announce it there.`))
      return []
    }
    if (prices.findIndex((one) => one.operation_id === operation_id) !== index) {
      errors.push({ pointer, code: 'unique_items', message: 'This operation is listed twice.' })
      return []
    }
    const [before, after] = [toHundredths(operation.price), toHundredths(price)]
    const names = { operation_id, operation_name: operation.summary }
    return [{ field: 'PRICE', ...names, before, after, worse: after > before }]
  })
  if (errors.length > 0) throw refusedFields(errors)
  const subject: Subject = { plan_id: null, api, version }
  return { subject, changes: [...broken, ...changes, ...limitChanges(row.limits, limits)] }
}

const notHere = (pointer: string, message: string): FieldError => ({ pointer, code: 'not_allowed', message })

function amountChange(
  field: 'PLAN_PRICE' | 'INCLUDED_CREDITS',
  before: number,
  amount: string | undefined,
): Change[] {
  if (amount === undefined) return []
  const after = toHundredths(amount)
  const worse = field === 'PLAN_PRICE' ? after > before : after < before
  return [{ field, operation_id: null, operation_name: null, before, after, worse }]
}

export const limitFields = {
  calls_per_second: 'CALLS_PER_SECOND',
  calls_per_minute: 'CALLS_PER_MINUTE',
  calls_per_day: 'CALLS_PER_DAY',
  calls_per_month: 'CALLS_PER_MONTH',
} as const

const limitNames = Object.keys(limitFields) as (keyof typeof limitFields)[]

function limitChanges(present: CallLimits, limits: Schemas['CallLimits'] | undefined): Change[] {
  if (limits === undefined) return []
  const now = limitsOf(present)
  return limitNames.map((name) => {
    const [before, after] = [now[name], limits[name]]
    const worse = isLower(after, before)
    return { field: limitFields[name], operation_id: null, operation_name: null, before, after, worse }
  })
}

interface Timing {
  readonly request: Request
  readonly effectiveAt: Date
  readonly now: Date
}

const farthestDays = 3_650

function timeErrors({ request, effectiveAt, now }: Timing): FieldError[] {
  if (!request.effective_at) return []
  const pointer = '#/effective_at'
  if (effectiveAt <= now) return [{ pointer, code: 'not_in_future', message: 'Choose a time in the future.' }]
  if (effectiveAt.getTime() - now.getTime() > farthestDays * dayMs)
    return [{ pointer, code: 'above_maximum', message: 'Choose a time within ten years.' }]
  return []
}

const noticeError = (changes: Draft['changes'], earliest: string): FieldError => ({
  pointer: '#/effective_at',
  code: 'notice_too_short',
  message: `This ${changes.some(({ field }) => field === 'BREAKING') ? 'breaks calls' : 'makes something dearer or tighter'}. Choose ${earliest} or later, or give a reason for the short notice.`,
})

const nothingChanges = ({ prices, limits }: Request): FieldError => ({
  pointer: prices?.length ? '#/prices' : limits ? '#/limits' : '#/reason',
  code: 'nothing_changes',
  message: 'Nothing has changed. Edit at least one value.',
})

async function overlapErrors(db: Queries, subject: Subject, timeZone: string): Promise<FieldError[]> {
  const other = await readUpcomingOf(db, subject)
  if (!other) return []
  const when = momentInWords(timeZone, other.effective_at)
  return [
    {
      pointer: subject.plan_id === null ? '#/version' : '#/plan_id',
      code: 'already_announced',
      message: `Another change to this plan or version is announced for ${when}. Cancel it, or wait until it has taken effect.`,
    },
  ]
}
