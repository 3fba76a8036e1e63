import type { QueuedMail } from '../mail/task.ts'

/**
 * Every queued job and what it is given; each module adds its own. A job may run twice: it must do its work once. What it
 * does is listed in `tasks.ts`, at the top.
 */
export interface JobPayloads {
  readonly mail: QueuedMail
}
