import type { Json } from '../../reference/json.ts'

/** A copy with another value where a pointer such as `#/device/publicAddress` leads; the same where it leads nowhere. */
export function withValue(whole: Json, pointer: string, value: string): Json {
  const names = pointer
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return placed(whole, names, value)
}

function placed(at: Json, names: readonly string[], value: string): Json {
  const [name, ...rest] = names
  if (name === undefined) return value
  if (Array.isArray(at))
    return at.map((item, place) => (String(place) === name ? placed(item, rest, value) : item))
  if (typeof at !== 'object' || at === null) return at
  if (!Object.hasOwn(at, name) && rest.length > 0) return at
  const entries = Object.entries({ ...at, [name]: placed(at[name] ?? null, rest, value) })
  return Object.fromEntries(entries)
}
