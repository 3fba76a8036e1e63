import { asObject, follow, type Json, type JsonObject } from '@switchboard/oas/document'

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
