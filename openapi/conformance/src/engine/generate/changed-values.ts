import { asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import { isOneWay } from '../contract/one-way.ts'
import { segment } from '../contract/pointers.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import { valuesOf } from './arbitrary.ts'
import { flatten, typesOf, withChoice } from './flat-schema.ts'

/** Another value for one place, chosen for a keyword of its schema. */
export interface Change {
  readonly keyword: string
  readonly value: unknown
  /** The field that is missing or too much, where that is the change. */
  readonly field?: string
}

/** A value that differs from a valid one in one place. */
export interface ChangedValue {
  readonly keyword: string
  /** JSON Pointer to the place, which for a field that is missing or too much is that field's. */
  readonly at: string
  readonly value: unknown
  /** Whether a choice lies on the way, of which a backend may say no more than that none fits. */
  readonly isInChoice: boolean
}

export interface Source {
  readonly document: JsonObject
  readonly schemas: SchemaCheck
  readonly schema: JsonObject
  /** A value that satisfies it. */
  readonly value: unknown
}

interface Place {
  readonly schema: Json | undefined
  readonly value: unknown
  readonly at: string
  readonly isInChoice: boolean
  /** The whole with something else in this place. */
  readonly put: (value: unknown) => unknown
}

const maxDepth = 6

/** The value with each of the changes that are proposed for its places, by the schema and the value of each; `at` is empty for the whole. */
export function changedValues(
  { document, schemas, schema, value }: Source,
  changesOf: (node: JsonObject, value: unknown, at: string) => readonly Change[],
): readonly ChangedValue[] {
  return within({ schema, value, at: '', isInChoice: false, put: (whole) => whole }, 0)

  function within(place: Place, depth: number): readonly ChangedValue[] {
    if (depth > maxDepth) return []
    const { node, isInChoice } = chosen(place)
    const { value, at, put } = place
    const own = changesOf(node, value, at).map(({ keyword, value, field }) => ({
      keyword,
      at: field === undefined ? at : `${at}/${segment(field)}`,
      value: put(value),
      isInChoice,
    }))
    if (isObject(value)) return [...own, ...ofFields({ ...place, isInChoice }, node, depth)]
    if (!Array.isArray(value) || value.length === 0) return own
    const item = (one: unknown) => put(value.with(0, one))
    const first = { isInChoice, schema: node.items, value: value[0] as unknown, at: `${at}/0`, put: item }
    return [...own, ...within(first, depth + 1)]
  }

  function ofFields({ isInChoice, at, ...place }: Place, node: JsonObject, depth: number) {
    const value = place.value as JsonObject
    return Object.entries(asObject(node.properties)).flatMap(([name, schema]) => {
      const current = name in value ? value[name] : sampleOf(schema)
      if (current === undefined || isOneWay(document, schema, 'readOnly')) return []
      const put = (one: unknown) => place.put({ ...value, [name]: one as Json })
      return within({ isInChoice, schema, value: current, at: `${at}/${segment(name)}`, put }, depth + 1)
    })
  }

  /** The schema put together with the choice that the value has taken. */
  function chosen({ schema, value, isInChoice }: Place): { node: JsonObject; isInChoice: boolean } {
    const { node, choices } = flatten(document, schema)
    const taken = choices.find((choice) => schemas.by(withChoice(node, choice), value).length === 0)
    if (!taken) return { node, isInChoice: isInChoice || choices.length > 0 }
    const inner = chosen({ schema: withChoice(node, taken), value } as Place)
    // A single choice beside null is no choice, so its fault can be named.
    const real = choices.filter((choice) => !typesOf(flatten(document, choice).node).includes('null'))
    return { node: inner.node, isInChoice: isInChoice || inner.isInChoice || real.length > 1 }
  }

  function sampleOf(schema: Json): unknown {
    const values = isObject(schema) ? valuesOf(document, schemas, schema) : undefined
    return values && fc.sample(values, { numRuns: 5, seed: 1 }).find((value) => value !== null)
  }
}
