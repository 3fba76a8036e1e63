import type { Context } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { parametersOf } from '../../input/inputs.ts'
import type { Rule } from '../rule.ts'
import { judged } from '../verdict.ts'

/** Nobody waits so long for one thing where all others come at once. */
const slowMs = 1_800
const usualMs = 600
const tries = 3

/**
 * A busy machine makes everything slow, now and then: the fastest of all responses counts, in a backend whose others are quick, and a
 * read is asked for again.
 */
export const inTime: Rule = {
  id: 'invariants/in-time',
  title: 'No operation takes seconds where the others don’t',
  phase: 'invariants',
  needs: ['portal', 'state'],
  share: tries,
  run: judged(async (context, verdict) => {
    const fastest = (operation: Operation) => Math.min(...timesOf(context, operation))
    const slow = context.operations.filter(
      (operation) => timesOf(context, operation).length > 0 && fastest(operation) > slowMs,
    )
    if (slow.length === 0) return
    const probe = await usual(context)
    if (probe > usualMs) return context.leaveOut('', 'the backend takes long for everything just now')
    await context.each(slow, async (operation) => {
      const as = context.callerOf(operation)
      const times = [...timesOf(context, operation)]
      for (let turn = 0; turn < tries && operation.isRead && as !== undefined; turn += 1) {
        const { milliseconds } = await context.call(operation, {
          as,
          ...(await parametersOf(context, operation, as)),
        })
        times.push(milliseconds)
      }
      const [shown] = [...context.seen(operation).values()]
      if (times.length < 2 || !shown) return
      verdict.expect(shown.response, {
        check: 'time',
        holds: Math.min(...times) <= slowMs,
        expected: `a response in time: others take ${Math.round(probe)} ms`,
        got: `${(Math.min(...times) / 1000).toFixed(1)} s at least, ${times.length} times`,
      })
    })
  }),
}

/** Of what it does; a refusal is often quicker. */
function timesOf(context: Context, operation: Operation): readonly number[] {
  const seen = [...context.seen(operation)]
  const done = seen.filter(([status]) => status < 300)
  return (done.length > 0 ? done : seen).flatMap(([, { milliseconds }]) => milliseconds)
}

async function usual(context: Context): Promise<number> {
  const plain = context.contract.operations
    .filter(({ isRead, parameters, access }) => isRead && access === 'public' && parameters.length === 0)
    .slice(0, 5)
  const times: number[] = []
  for (const operation of plain) times.push((await context.call(operation, { as: 'visitor' })).milliseconds)
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
