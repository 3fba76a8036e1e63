import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { toldBy } from '../../deeds/judge.ts'
import type { Prepared } from '../../deeds/prepare.ts'
import { changed, isMessages, type Snapshot, snapshot } from '../../deeds/reads.ts'
import { fieldsOf, type Verdict } from '../verdict.ts'

/** A write that is tried on something that is the test account's. */
export interface Attempt {
  readonly context: Context
  readonly verdict: Verdict
  readonly operation: Operation
  /** The reads that it makes stale. */
  readonly reads: readonly Operation[]
  readonly prepared: Prepared
}

/** What its reads say now, also those about what a response to it has named. */
export const readsNow = (
  { context, reads, prepared }: Attempt,
  response?: ReceivedResponse,
): Promise<Snapshot> => snapshot(context, reads, prepared, response && toldBy(response))

interface Unchanged {
  readonly before: Snapshot
  readonly after: Snapshot
  readonly when: string
}

/** Nothing of what its reads show is another, messages aside. */
export function expectStill(
  { verdict, prepared: { input } }: Attempt,
  response: ReceivedResponse,
  { before, after, when }: Unchanged,
): void {
  const user = fieldsOf(input.body).user_id ?? input.query?.user_id
  const reads = changed(before, after, user).filter((id) => !isMessages(id))
  verdict.expect(response, {
    check: `nothing ${when}`,
    holds: reads.length === 0,
    expected: `the same as before ${when}`,
    got: `another ${reads.join(', ')}`,
  })
}
