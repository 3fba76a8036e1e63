import type { Caller, CallInput, Context, FindingParts, ReceivedResponse } from '../context/context.ts'
import type { Operation } from '../contract/contract.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { baseInput } from '../input/inputs.ts'

/** One operation that a rule tries, by a valid call of it. */
export interface Trial {
  readonly context: Context
  readonly operation: Operation
  readonly input: CallInput & { readonly as: Caller }
  /** Notes a fault that the response shows. */
  tell(response: ReceivedResponse, parts: FindingParts): void
}

/** A run that tries each operation that fits, and that one of the accounts may call. */
export const eachOperation =
  (
    fits: (operation: Operation, context: Context) => boolean,
    look: (trial: Trial) => Promise<unknown>,
  ): ((context: Context) => Promise<readonly Finding[]>) =>
  async (context) => {
    const findings: Finding[] = []
    const operations = context.operations.filter((operation) => fits(operation, context))
    await context.each(operations, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) return
      const input = await baseInput(context, operation, as)
      if (!input) return context.leaveOut(operation, 'no value could be generated from its schema')
      const tell: Trial['tell'] = (response, parts) => findings.push(context.finding(response, parts))
      await look({ context, operation, input, tell })
    })
    return findings
  }

export const isJson = (type = ''): boolean => /[/+]json\b/.test(type)

/**
 * Items that each change one field of a call, put together so that a few calls carry them all: the first of each field in the first call,
 * the second in the second. An operation that is limited may be called no more often.
 */
export function inRounds<Item extends { readonly field: string }>(
  items: readonly Item[],
  mostRounds: number,
): readonly (readonly Item[])[] {
  const byField = [...groupBy(items, ({ field }) => field).values()]
  const rounds = Array.from({ length: mostRounds }, (_, round) =>
    byField.flatMap((own) => own.slice(round, round + 1)),
  )
  return rounds.filter((round) => round.length > 0)
}
