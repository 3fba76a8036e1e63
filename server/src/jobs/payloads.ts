import type { MailMessage } from '../mail/message.ts'
import type { AskedLink } from '../modules/accounts/asked-link.ts'

/** Every queued job and what it is given. A job may run twice: it must do its work once. */
export interface Payloads {
  readonly mail: MailMessage
  readonly mailLink: AskedLink
}
