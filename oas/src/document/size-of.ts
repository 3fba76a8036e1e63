/** Roughly how many characters a value has as JSON; beyond `most` it is not counted on. */
export function sizeOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let size = 2
  for (const [name, item] of Object.entries(value)) {
    size += (Array.isArray(value) ? 1 : name.length + 4) + sizeOf(item, most - size)
    if (size > most) break
  }
  return size
}
