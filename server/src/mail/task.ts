import type { Parts } from '../handler.ts'
import type { MailMessage } from './message.ts'

export const mailTask = (message: MailMessage, { mailer }: Parts): Promise<void> => mailer(message)
