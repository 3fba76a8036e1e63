import { asObject, isObject, isRecord, type Json, type JsonObject } from './json.ts'

/** Steps of a JSON pointer written as a fragment: `#/device/phoneNumber`. */
export function stepsOf(pointer: string): string[] {
  const path = pointer.replace(/^#/, '')
  const steps = path === '' || path === '/' ? [] : path.slice(1).split('/')
  return steps.map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A step of a fragment, or all of it, without percent signs; as it is where they say nothing. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

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
  const fields = isRecord(value) ? value : {}
  return { ...fields, [step]: write(fields[step], rest, put) }
}

/** The target of a local reference such as `#/components/schemas/Pet`; undefined if there is none. */
export const follow = (document: JsonObject, ref: string): Json | undefined =>
  ref.startsWith('#/') ? (readAt(document, ref) as Json | undefined) : undefined

/** OpenAPI 3.0, and Swagger 2.0 that became it, take what stands beside a `$ref` for nothing. */
export const ignoresSiblings = ({ openapi }: JsonObject): boolean => /^3\.0(\.|$)/.test(String(openapi))

const maxSteps = 50

/** A value, or what its reference leads to, however many lead on. A circle leads to nothing. */
export function resolved(document: JsonObject, value: Json | undefined): Json | undefined {
  let at = value
  for (let steps = 0; isObject(at) && typeof at.$ref === 'string'; steps += 1) {
    if (steps > maxSteps) return undefined
    at = follow(document, at.$ref)
  }
  return at
}

/** The target of a Reference Object, with the summary and description beside the reference. */
export function referenced(document: JsonObject, value: Json | undefined): JsonObject {
  const target = asObject(resolved(document, value))
  if (!isObject(value) || typeof value.$ref !== 'string' || ignoresSiblings(document)) return target
  const { summary, description } = value
  return {
    ...target,
    ...(typeof summary === 'string' && { summary }),
    ...(typeof description === 'string' && { description }),
  }
}

/** A path item, which may quote another and add to it. */
export function pathItemOf(document: JsonObject, value: Json | undefined): JsonObject {
  const { $ref, ...own } = asObject(value)
  return $ref === undefined ? own : { ...asObject(resolved(document, value)), ...own }
}
