import { isObject, type Json, type JsonObject } from './json.ts'

const deepest = 50

/** What a local reference such as `#/components/schemas/Pet` leads to; undefined when it leads nowhere. */
export function follow(document: JsonObject, pointer: string): Json | undefined {
  if (!pointer.startsWith('#/')) return undefined
  let at: Json | undefined = document as Json
  for (const segment of pointer.slice(2).split('/')) {
    const name = decoded(segment).replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(at)) at = at[Number(name)]
    else at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined
  }
  return at
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A value, or what its reference leads to, however many lead on. A circle leads to nothing. */
export function resolved(document: JsonObject, value: Json | undefined): Json | undefined {
  let at = value
  for (let steps = 0; isObject(at) && typeof at.$ref === 'string'; steps += 1) {
    if (steps > deepest) return undefined
    at = follow(document, at.$ref)
  }
  return at
}
