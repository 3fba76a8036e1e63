import type { components } from '@switchboard/sdk'

export type TeamRole = components['schemas']['TeamRole']
/** Of an administrator. */
export type StaffRole = components['schemas']['StaffRole']

/** The account that a person acts for: their own, or that of the team they are in (decision 0044). */
export interface ActingAccount {
  readonly id: string
  /** The business; null for an account that is none. */
  readonly name: string | null
  readonly role: TeamRole
  /** Of another person. Suspended callers themselves don't get this far. */
  readonly suspended: boolean
}
