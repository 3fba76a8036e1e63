import type { Context } from '../../engine/context/context.ts'
import { TimeUp } from '../../engine/context/stops.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { withVerdict } from '../../engine/rules/verdict.ts'
import { tidy } from '../writes/keep-things.ts'
import { prepare } from '../writes/prepare.ts'

/** No single call takes this long when others are immediate: the fastest of each are compared. */
const slowMs = 1_800
/** And this many times as long as any other one at its best: hashing takes long on a busy machine. */
const timesAsLong = 3
const tries = 3

/**
 * A busy machine makes everything slow, now and then: the fastest of all responses counts, beside the slowest of the other operations, and
 * what was slow is done again.
 */
export const inTime: Rule = {
  id: 'invariants/in-time',
  title: 'No operation takes seconds where the others don’t',
  phase: 'invariants',
  needs: ['state'],
  share: tries,
  run: withVerdict(async (context, verdict) => {
    const fastest = (operation: Operation) => Math.min(...timesOf(context, operation))
    const slow = context.operations.filter(
      (operation) => timesOf(context, operation).length > 0 && fastest(operation) > slowMs,
    )
    const usual = slow.length > 0 ? await usualMs(context).catch(ignoreTime) : 0
    for (const operation of slow) {
      // Reads or writes, as it is one, that were asked more than once, so that one moment says little: only a write has to be hashed.
      const others = context.contract.operations.filter(
        (one) => one.isRead === operation.isRead && !slow.includes(one) && timesOf(context, one).length > 1,
      )
      const slowest = Math.max(usual ?? 0, ...others.map(fastest))
      const leastMs = Math.max(slowMs, timesAsLong * slowest)
      await context.each([operation], () => tryAgain(context, operation, leastMs)).catch(ignoreTime)
      const times = timesOf(context, operation)
      const [sample] = [...context.responsesOf(operation).values()]
      if (!sample || times.length < 2) continue
      verdict.expect(sample.response, {
        check: 'time',
        holds: Math.min(...times) <= leastMs,
        expected: `a response in time: others take ${Math.round(slowest)} ms at most`,
        got: `${(Math.min(...times) / 1000).toFixed(1)} s at least, ${times.length} times`,
      })
    }
    if (slow.length > 0) await tidy(context).catch(ignoreTime)
  }),
}

/** Slowness may be why a run is out of time: the figures so far still count. */
function ignoreTime(error: unknown): void {
  if (!(error instanceof TimeUp)) throw error
}

/** The fastest of some reads that need nothing. */
async function usualMs(context: Context): Promise<number> {
  const plain = context.contract.operations.filter(
    ({ isRead, parameters, access }) => isRead && access === 'public' && parameters.length === 0,
  )
  const times: number[] = []
  for (const one of plain.slice(0, 5)) times.push((await context.call(one, { as: 'visitor' })).milliseconds)
  return Math.min(...times)
}

/** Calls it a few times more while it is slow, as far as it can be done again. */
async function tryAgain(context: Context, operation: Operation, leastMs: number): Promise<void> {
  if (!operation.isRead && context.isReadOnly) return
  for (let turn = 0; turn < tries && Math.min(...timesOf(context, operation)) > leastMs; turn += 1) {
    const prepared = await prepare(context, operation)
    if (!prepared) return
    await context.call(operation, prepared.input)
  }
}

/** Of what it does; a refusal is often quicker. */
function timesOf(context: Context, operation: Operation): readonly number[] {
  const seen = [...context.responsesOf(operation)]
  const done = seen.filter(([status]) => status < 300)
  return (done.length > 0 ? done : seen).flatMap(([, { milliseconds }]) => milliseconds)
}
