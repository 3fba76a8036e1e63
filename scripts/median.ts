export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}
