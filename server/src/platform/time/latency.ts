/** Bounds grow by a tenth, from 1 ms to about 12 s: a median read from them is within 5 %. */
export const growth = 1.1
export const buckets = 100

export const noLatencies = (): number[] => new Array<number>(buckets).fill(0)

export function bucketOf(ms: number): number {
  return Math.min(buckets - 1, Math.max(0, Math.floor(Math.log(Math.max(1, ms)) / Math.log(growth))))
}

export function addLatencies(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, index) => count + (other[index] ?? 0))
}

/** In how many milliseconds so many of a hundred calls were answered; null without calls. */
export function percentileOf(latencies: readonly number[], percent: number): number | null {
  const calls = latencies.reduce((sum, count) => sum + count, 0)
  if (calls === 0) return null
  let seen = 0
  const bucket = latencies.findIndex((count) => {
    seen += count
    return seen * 100 >= calls * percent
  })
  return Math.round(growth ** (bucket + 0.5))
}
