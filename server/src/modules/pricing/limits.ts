import type { components } from '@switchboard/sdk'

/** How often the keys of a subscription may call, as it is stored: a missing one is no limit. */
export interface CallLimits {
  readonly calls_per_second?: number | undefined
  readonly calls_per_minute?: number | undefined
  /** Days and months of the market. */
  readonly calls_per_day?: number | undefined
  readonly calls_per_month?: number | undefined
}

/** As the contract has them. */
export const limitsOf = (limits: CallLimits): components['schemas']['CallLimits'] => ({
  calls_per_second: limits.calls_per_second ?? null,
  calls_per_minute: limits.calls_per_minute ?? null,
  calls_per_day: limits.calls_per_day ?? null,
  calls_per_month: limits.calls_per_month ?? null,
})
