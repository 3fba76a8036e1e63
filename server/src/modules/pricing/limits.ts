import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { planInForce } from './plans-repo.ts'

/** How often the keys of a subscription may call, as it is stored: what is missing has no limit. */
export interface CallLimits {
  readonly calls_per_second?: number | undefined
  readonly calls_per_minute?: number | undefined
  /** Days and months of the market. */
  readonly calls_per_day?: number | undefined
  readonly calls_per_month?: number | undefined
}

interface LimitsQuery {
  readonly userId: string
  readonly api: string
  /** Day, in the market's zone. */
  readonly on: string
}

/** What the plan permits that charges calls to an API. */
export async function planLimits(db: Queries, of: LimitsQuery): Promise<CallLimits> {
  const inForce = await planInForce(db, of)
  return inForce?.plan.limits ?? {}
}

/** As the contract has them. */
export const limitsOf = (limits: CallLimits): components['schemas']['CallLimits'] => ({
  calls_per_second: limits.calls_per_second ?? null,
  calls_per_minute: limits.calls_per_minute ?? null,
  calls_per_day: limits.calls_per_day ?? null,
  calls_per_month: limits.calls_per_month ?? null,
})
