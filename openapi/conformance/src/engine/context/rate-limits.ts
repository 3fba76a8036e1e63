import { setTimeout as pause } from 'node:timers/promises'
import type { Operation } from '../contract/contract.ts'
import type { Rule } from '../rules/rule.ts'
import type { Caller, ReceivedResponse } from './context.ts'
import { Throttled } from './stops.ts'

/** A rule that does something step by step waits so long for a limit that is asked of it; longer ones end it. */
const longestWaitMs = 65_000
const secondsWithoutRetryAfter = 60

interface Limit {
  readonly until: number
  readonly reason: string
}

/** Limits are of an account: that one has to wait says nothing of another, or of somebody without a token. */
function placeOf({ id }: Operation, caller: Caller): string {
  if (typeof caller === 'string') return `${id} ${caller}`
  return 'account' in caller ? `${id} ${caller.account}` : `${id} a token`
}

/** Keeps to the limits that a backend sets to how often it is called. */
export class RateLimits {
  readonly #clock: () => Date
  readonly #limits = new Map<string, Limit>()
  #download: Promise<unknown> = Promise.resolve()

  constructor(clock: () => Date) {
    this.#clock = clock
  }

  /** For one rule: resolves when the operation may be called, and throws Throttled where it should not. */
  for({ share }: Rule): (operation: Operation, caller: Caller) => Promise<void> {
    const calls = new Map<string, number>()
    return async (operation, caller) => {
      const { id, responses } = operation
      const limit = this.#limits.get(placeOf(operation, caller))
      const waitMs = limit ? limit.until - this.#clock().getTime() : 0
      if (limit && waitMs > 0) {
        if (share !== undefined || waitMs > longestWaitMs) throw new Throttled(limit.reason)
        await pause(waitMs)
      }
      if (!responses.has('429') || share === undefined) return
      const count = (calls.get(id) ?? 0) + 1
      calls.set(id, count)
      if (count > share) throw new Throttled(`it’s rate limited: only ${share} calls were made`)
    }
  }

  /** Notes that an operation asks for time. Another 429, such as of one mail after another, is about something in the call. */
  note({ operation, status, code, headers }: ReceivedResponse, caller: Caller): void {
    if (status !== 429 || (code !== '' && code !== 'too_many_requests')) return
    const seconds = Number(headers['retry-after']) || secondsWithoutRetryAfter
    this.#limits.set(placeOf(operation, caller), {
      until: this.#clock().getTime() + seconds * 1000,
      reason: `it’s rate limited: ${status} ${code}`.trim(),
    })
  }

  /** Whether the same call may be made again once its limit is over: one of several steps would otherwise be missing. */
  asksToWait({ status, code }: ReceivedResponse, { share }: Rule): boolean {
    return share === undefined && status === 429 && code === 'too_many_requests'
  }

  /** One download after another: how many a user may have under way is limited, too. */
  inTurn<Value>(operation: Operation, work: () => Promise<Value>): Promise<Value> {
    const [media] = operation.responses.get('200')?.media ?? []
    if (!media || !operation.responses.has('429') || /json|event-stream/.test(media.type)) return work()
    const mine = this.#download.then(work)
    this.#download = mine.catch(() => {})
    return mine
  }
}
