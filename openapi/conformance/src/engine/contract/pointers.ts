import { asObject, follow, type Json, type JsonObject } from '@switchboard/oas/document'

/** A name as a segment of a JSON Pointer. */
export const segment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The target of a JSON Pointer in a value. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], value)
}

/** A part of the document and where it stands. */
export interface Place {
  readonly value: JsonObject
  readonly pointer: string
}

const maxSteps = 50

/** The part itself, or what its reference leads to, and where that stands. */
export function followed(document: JsonObject, value: Json | undefined, pointer: string): Place {
  let place: Place = { value: asObject(value), pointer }
  for (let steps = 0; typeof place.value.$ref === 'string' && steps < maxSteps; steps += 1)
    place = { value: asObject(follow(document, place.value.$ref)), pointer: place.value.$ref }
  return place
}
