import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { dayIn } from '../../platform/time/days.ts'
import { lockPublishing, publishedRow } from '../catalogue/repo.ts'
import { setVersionTerms } from '../catalogue/version-terms-repo.ts'
import type { CallLimits } from '../pricing/limits.ts'
import { findPlan, setListPrices, setPlanTerms } from '../pricing/plan-terms-repo.ts'
import type { Moment } from './affected-repo.ts'
import { limitFields } from './draft.ts'
import type { Change } from './repo.ts'
import { isChangeDue, takeDue } from './repo.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where the prices of a version have changed, and its documentation shows the old ones. */
    readonly republish: { readonly api: string; readonly version: string; readonly announcedBy: string }
  }
}

/**
 * Lets the changes that are due take effect, each once, however many processes do it at one moment. A call is never charged on older
 * terms: see `next_change_at` in charges.sql.
 */
export async function takeEffect(db: Db, moment: Moment): Promise<void> {
  if (await isChangeDue(db, moment.now)) await db.transaction().execute((tx) => takeEffectIn(tx, moment))
}

/** By the clock, for pages: calls don't wait for it. */
export const takeDueChanges = ({ db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>) =>
  takeEffect(db, { now: clock(), timeZone: settings.timeZone })

/** The same in a transaction. Publishing waits for it, and it for publishing: both write prices. */
export async function takeEffectIn(tx: Tx, { now, timeZone }: Moment): Promise<void> {
  await lockPublishing(tx)
  for (const { id, plan_id, api, version, changes, effective_at, announced_by } of await takeDue(tx, now)) {
    const today = dayIn(timeZone, now)
    if (plan_id !== null) await changePlan(tx, { plan_id, changes, from: effective_at })
    else if (api !== null && version !== null) {
      const prices = await changeVersion(tx, { api, version, changes, today, from: effective_at })
      if (prices) await enqueue(tx, 'republish', { payload: { api, version, announcedBy: announced_by } })
    }
    const bySystem = { db: tx, clock: () => now, user: { id: 'announcements' }, requestId: null }
    const subject = plan_id ?? api ?? id
    await audit(bySystem, {
      action: 'announcement.take_effect',
      subject,
      details: { announcement_id: id, version },
    })
  }
}

interface PlanChange {
  readonly plan_id: string
  readonly changes: readonly Change[]
  readonly from: Date
}

async function changePlan(tx: Tx, { plan_id, changes, from }: PlanChange): Promise<void> {
  const plan = await findPlan(tx, plan_id)
  if (!plan) return
  const amount = (field: Change['field'], present: number) =>
    changes.find((change) => change.field === field)?.after ?? present
  const terms = {
    price: amount('PLAN_PRICE', plan.price),
    included_credits: amount('INCLUDED_CREDITS', plan.included_credits),
    limits: changed(plan.limits, changes),
  }
  await setPlanTerms(tx, plan, terms, from)
}

interface VersionChange {
  readonly api: string
  readonly version: string
  readonly changes: readonly Change[]
  readonly today: string
  readonly from: Date
}

/** Returns whether a price has changed. Operations that are gone by then have none. */
async function changeVersion(
  tx: Tx,
  { api, version, changes, today, from }: VersionChange,
): Promise<boolean> {
  const row = await publishedRow(tx, { api, version })
  if (!row) return false
  const priced = changes.flatMap(({ field, operation_id: operation, before, after }) =>
    field === 'PRICE' && operation !== null && before !== null && after !== null
      ? [{ operation, before, after }]
      : [],
  )
  if (priced.length > 0) await setListPrices(tx, { api, changes: priced, today, from })
  const prices = new Map(priced.map(({ operation, after }) => [operation, after]))
  await setVersionTerms(tx, { api, version }, { prices, limits: changed(row.limits, changes) })
  return prices.size > 0
}

/** Limits with those that change; null takes one away. */
const changed = (limits: CallLimits, changes: readonly Change[]): CallLimits => {
  const entries = Object.entries(limitFields).map(([name, field]) => {
    const change = changes.find((one) => one.field === field)
    return [name, change ? change.after : limits[name as keyof CallLimits]]
  })
  return Object.fromEntries(entries.filter(([, limit]) => limit !== null && limit !== undefined))
}
