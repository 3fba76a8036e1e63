import type { Contexts } from './context/contexts.ts'
import type { Notes } from './context/notes.ts'
import type { Operation } from './contract/contract.ts'
import type { Rule } from './rules/rule.ts'

const rule: Rule = {
  id: 'run/operations',
  title: 'Every operation did what it’s for at least once',
  phase: 'reachability',
  needs: [],
  run: async () => [],
}

/** Tells of each operation that never succeeded why, and whether it should have. */
export function noteRefusals(contexts: Contexts, notes: Notes, operations: readonly Operation[]): void {
  const context = contexts.of(rule)
  for (const operation of operations) {
    const seen = [...notes.seenOf(operation.id)]
    // A redirect is what some operations are for.
    if (seen.some(([status]) => status >= 200 && status < 400)) continue
    const isCallable = context.callerOf(operation) !== undefined
    const design = isCallable ? context.api?.whyOnlyRejected(context, operation) : undefined
    const statuses = seen.map(([status]) => status).toSorted()
    const reason =
      statuses.length === 0 ? 'it was never called' : `it only ever returned ${statuses.join(', ')}`
    const why = isCallable ? (notes.unwritable.get(operation.id) ?? reason) : context.whyNobody(operation)
    notes.leaveOut({
      rule: '',
      operation: operation.id,
      reason: design ?? why,
      isGap: design === undefined && !context.isMock,
    })
  }
}
