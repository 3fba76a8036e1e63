import type { LinkPurpose } from './tables.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly mailLink: AskedLink
  }
}

/** A wish for a mailed link, as its job is given it. */
export interface AskedLink {
  readonly email: string
  readonly purpose: LinkPurpose
  readonly askedAt: string
  readonly requestId: string
}
