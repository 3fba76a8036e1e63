import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { fieldsOf, type Verdict } from '../../engine/rules/verdict.ts'
import { dataIn } from './judge.ts'
import type { Prepared } from './prepare.ts'
import { changed, isMessages, type Snapshot, snapshot } from './reads.ts'

/** A write that is tried on something that is the test account's. */
export interface Attempt {
  readonly context: Context
  readonly verdict: Verdict
  readonly operation: Operation
  /** The reads that it makes stale. */
  readonly reads: readonly Operation[]
  readonly prepared: Prepared
}

/** Its reads at this moment, also those of things that a response to it names. */
export const readsNow = (
  { context, reads, prepared }: Attempt,
  response?: ReceivedResponse,
): Promise<Snapshot> => snapshot(context, reads, prepared, response && dataIn(response))

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
  verdict.none(response, `nothing ${when}`, reads, `no read that says something else ${when}`)
}
