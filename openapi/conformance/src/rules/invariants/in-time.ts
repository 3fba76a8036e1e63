import type { Context } from '../../context/context.ts'
import { Throttled, TimeUp } from '../../context/stops.ts'
import type { Operation } from '../../contract/contract.ts'
import { prepare } from '../../deeds/prepare.ts'
import { tidy } from '../deeds/keep-things.ts'
import type { Rule } from '../rule.ts'
import { judged } from '../verdict.ts'

/** No single call takes this long when others are immediate: the fastest of each are compared. */
const slowMs = 1_800
/** And this many times as long as any other one at its best: hashing takes long on a busy machine. */
const timesAsLong = 3
/** One moment says something where nine of ten responses came in a fraction of it. */
const calmPart = 0.25
const tries = 3

/**
 * A busy machine makes everything slow, now and then: the fastest of all responses counts, beside the slowest of the other operations, and
 * what was slow is done again.
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
    const quickest = await asFarAsItGoes(usual(context), 0)
    await context.each(slow, async (operation) => {
      const probe = Math.max(quickest, ...othersOf(context, slow, operation).map(fastest))
      const leastMs = Math.max(slowMs, timesAsLong * probe)
      await asFarAsItGoes(again(context, operation, leastMs), undefined)
      const times = timesOf(context, operation)
      const [sample] = [...context.seen(operation).values()]
      if (!sample || (times.length < 2 && tenth(context, slow) > calmPart * Math.min(...times))) return
      verdict.expect(sample.response, {
        check: 'time',
        holds: Math.min(...times) <= leastMs,
        expected: `a response in time: others take ${Math.round(probe)} ms at most`,
        got: `${(Math.min(...times) / 1000).toFixed(1)} s at least, ${times.length} times`,
      })
    })
    await asFarAsItGoes(tidy(context), undefined)
  }),
}

/** Slowness may be why a run is out of time, or why an operation isn't called again: the figures so far still count. */
const asFarAsItGoes = <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> =>
  work.catch((error: unknown) => {
    if (error instanceof TimeUp || error instanceof Throttled) return otherwise
    throw error
  })

/** Calls it a few times more while it is slow, as far as it can be done again. */
async function again(context: Context, operation: Operation, leastMs: number): Promise<void> {
  if (!operation.isRead && context.isReadOnly) return
  for (let turn = 0; turn < tries && Math.min(...timesOf(context, operation)) > leastMs; turn += 1) {
    const prepared = await prepare(context, operation)
    if (!prepared) return
    await context.call(operation, prepared.input)
  }
}

/** Of what it does; a refusal is often quicker. */
function timesOf(context: Context, operation: Operation): readonly number[] {
  const seen = [...context.seen(operation)]
  const done = seen.filter(([status]) => status < 300)
  return (done.length > 0 ? done : seen).flatMap(([, { milliseconds }]) => milliseconds)
}

/** Reads or writes, as it is one, that were asked more than once, so that one moment says little: only a write has to be hashed. */
const othersOf = (
  context: Context,
  slow: readonly Operation[],
  { isRead }: Operation,
): readonly Operation[] =>
  context.contract.operations.filter(
    (one) => one.isRead === isRead && !slow.includes(one) && timesOf(context, one).length > 1,
  )

/** The limit that nine tenths of the other responses kept. */
function tenth(context: Context, slow: readonly Operation[]): number {
  const times = context.contract.operations
    .filter((one) => !slow.includes(one))
    .flatMap((one) => [...context.seen(one).values()].flatMap(({ milliseconds }) => milliseconds))
    .toSorted((one, other) => one - other)
  return times[Math.floor(times.length * 0.9)] ?? Number.POSITIVE_INFINITY
}

async function usual(context: Context): Promise<number> {
  const plain = context.contract.operations
    .filter(({ isRead, parameters, access }) => isRead && access === 'public' && parameters.length === 0)
    .slice(0, 5)
  const times: number[] = []
  for (const operation of plain) times.push((await context.call(operation, { as: 'visitor' })).milliseconds)
  return times.length > 0 ? Math.min(...times) : 0
}
