/** Round numbers about a quarter apart, which is even steps on a logarithmic scale. */
const decade = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const
const decades = [1, 10, 100, 1_000, 10_000, 100_000]

/** The numbers of calls at which a slider stops; others are typed. */
const stops: readonly number[] = [
  ...decades.flatMap((power) => decade.map((number) => number * power)),
  10_000_000,
]

export const lastStop = stops.length - 1

/** Beyond the ends, the end. */
export const callsAt = (stop: number): number => stops[Math.max(0, Math.min(lastStop, Math.round(stop)))] ?? 0

/** The last stop that is not beyond so many calls; the first where all are. */
export const stopOf = (calls: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= calls),
  )
