import type { Caller, Context } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'

/** Something that a rule made, and by which operation. */
export interface Left {
  readonly thing: string
  readonly value: string
  readonly by: Operation
  readonly as: Caller
}

const left = new WeakMap<Context, Left[]>()

/** Things a rule has made so far, to be ended afterwards. */
export function leftBy(context: Context): Left[] {
  const known = left.get(context) ?? []
  left.set(context, known)
  return known
}
