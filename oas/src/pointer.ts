import { isRecord } from './json.ts'

/** Steps of a JSON pointer written as a fragment: `#/device/phoneNumber`. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))

export function readAt(value: unknown, pointer: string): unknown {
  let at = value
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(at)) at = at[Number(step)]
    else if (isRecord(at) && Object.hasOwn(at, step)) at = at[step]
    else return undefined
  }
  return at
}

/** A copy in which the place holds something else; objects on the way there are made where they are missing. */
export function writeAt(value: unknown, pointer: string, put: unknown): unknown {
  return write(value, stepsOf(pointer), put)
}

function write(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value))
    return value.with(Math.min(Number(step) || 0, value.length - 1), write(value[Number(step)], rest, put))
  const held = isRecord(value) ? value : {}
  return { ...held, [step]: write(held[step], rest, put) }
}
