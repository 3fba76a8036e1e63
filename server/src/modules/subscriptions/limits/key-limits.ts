/** Limits that the owner of a key has set, as they are stored: a missing one is no limit. */
export interface KeyLimits {
  /** Hundredths; days and months of the market. */
  readonly credits_per_day?: number
  readonly credits_per_month?: number
  readonly credits_in_all?: number
  /** The operations that it may call. */
  readonly operations?: readonly string[]
  /** The addresses that it may be used from: single ones, or ranges as CIDR. */
  readonly addresses?: readonly string[]
  /** Hundredths; a dearer call waits for a person. */
  readonly ask_above?: number
  /** Whether the person may answer in the agent’s app. */
  readonly ask_in_client?: boolean
  /** Whether its agent reads balance, usage and names of keys. */
  readonly reads_account?: boolean
}
