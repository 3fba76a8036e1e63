/** A trial shows that every row still measures what it says, in a moment: calls are answered as they should be, and no figure is judged. */
export const isTrial = process.env.BENCH_TRIAL === '1'
export const rounds = Number(process.env.BENCH_ROUNDS ?? (isTrial ? 1 : 5))
export const roundSeconds = Number(process.env.BENCH_SECONDS ?? 4)
/** Of a round of a trial, instead of its seconds: on a machine that is busy, a moment may be over before the first response. */
export const trialCalls = (callers: number) => (isTrial ? { amount: 2 * callers } : {})
