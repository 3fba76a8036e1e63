import type { FastifyReply } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { Problem } from './problem.ts'
import { whenOver } from './when-over.ts'

type Limits = Pick<Settings, 'maxExportsPerUser' | 'exportStallMs'>

/**
 * Counts each user's concurrent exports. Per process: an export uses this process's memory, sockets and turns at its
 * connections, and a count in the database would outlive a killed process.
 */
export class RunningExports {
  readonly #limits: Limits
  readonly #running = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Counts one until its response is over, however it ends. Throws when there are too many. */
  begin(userId: string, reply: FastifyReply): void {
    const { maxExportsPerUser, exportStallMs } = this.#limits
    const running = this.#running.get(userId) ?? 0
    if (running >= maxExportsPerUser) {
      throw new Problem(
        'too_many_requests',
        `You already have ${maxExportsPerUser} downloads running. Wait for one to finish, then try again.`,
        // By then, an export without a reader has ended.
        { retryAfterSeconds: Math.max(1, Math.ceil(exportStallMs / 1000)) },
      )
    }
    this.#running.set(userId, running + 1)
    whenOver(reply, () => this.#end(userId))
  }

  #end(userId: string): void {
    const left = (this.#running.get(userId) ?? 0) - 1
    if (left > 0) this.#running.set(userId, left)
    else this.#running.delete(userId)
  }
}
