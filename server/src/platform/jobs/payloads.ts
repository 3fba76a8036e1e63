import type { AskedLink } from '../../modules/email-tokens/email-token-request.ts'
import type { SandboxChoice } from '../../modules/payments/sandbox/deliver-event.ts'
import type { QueuedMail } from '../mail/task.ts'

/** Every queued job and what it is given. A job may run twice: it must do its work once. */
export interface Payloads {
  readonly mail: QueuedMail
  readonly sandboxEvent: SandboxChoice
  readonly closeMonths: { readonly userId: string }
  /** Queued by the database itself, where a balance crosses a mark: 0013_wallet.sql. `told` is what the bell says. */
  readonly lowCredits: { readonly userId: string; readonly told: string; readonly empty: boolean }
  readonly mailLink: AskedLink
}
