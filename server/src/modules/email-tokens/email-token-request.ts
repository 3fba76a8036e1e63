import type { LinkPurpose } from './tables.ts'

/** A wish for a mailed link, as its job is given it. */
export interface AskedLink {
  readonly email: string
  readonly purpose: LinkPurpose
  readonly askedAt: string
  readonly requestId: string
}
