import type { Task } from '../jobs/tasks.ts'

export const mailTask: Task<'mail'> = async (message, { mailer }) => mailer(message)
