import { type CallLimit, usualLimits } from './http/usual-limits.ts'

/** What a deployment decides of the product’s rules. Where it runs is in `main.ts`. */
export interface Settings {
  /** Zone whose days usage is counted by. */
  readonly timeZone: string
  readonly accessTokenSeconds: number
  readonly sessionSeconds: number
  readonly starterCredits: number
  readonly signInFailuresAllowed: number
  readonly lockOutSeconds: number
  /** Where people open the portal, without a slash at the end: links in mails and checkouts begin with it. */
  readonly publicUrl: string
  /** By operationId. */
  readonly callLimits: Readonly<Record<string, CallLimit>>
}

export const defaultSettings: Settings = {
  timeZone: 'Asia/Manila',
  accessTokenSeconds: 900,
  sessionSeconds: 2_592_000,
  starterCredits: 50_00,
  signInFailuresAllowed: 5,
  lockOutSeconds: 900,
  publicUrl: 'http://localhost:8080',
  callLimits: usualLimits,
}
