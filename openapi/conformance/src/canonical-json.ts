const deepest = 100

/** JSON in the one form that RFC 8785 gives each value: no spaces, names in the order of their UTF-16 code units. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > deepest) throw new RangeError(`JSON is nested more than ${deepest} deep.`)
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one, depth + 1)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one, depth + 1)}`)
  return `{${fields.join()}}`
}
