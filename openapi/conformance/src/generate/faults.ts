import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import { segment } from '../contract/pointers.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import { valuesOf } from './arbitrary.ts'
import { faultyValues } from './faulty-values.ts'
import { flatten, isClosed, typesOf, withChoice } from './flat-schema.ts'

/** A value that breaks its schema in one place. */
export interface Fault {
  /** The keyword that is broken. */
  readonly keyword: string
  /** JSON Pointer to the place, which for a field that is missing or too much is that field's. */
  readonly at: string
  readonly value: unknown
  /** Whether a choice lies on the way, of which a backend may say no more than that none fits. */
  readonly isInChoice: boolean
}

interface Place {
  readonly schema: Json | undefined
  readonly value: unknown
  readonly at: string
  readonly isInChoice: boolean
  readonly isText: boolean
  /** The whole with something else in this place. */
  readonly put: (value: unknown) => unknown
}

interface Source {
  readonly document: JsonObject
  readonly schemas: SchemaCheck
  readonly schema: JsonObject
  /** A value that satisfies it. */
  readonly value: unknown
  /** Whether each value is sent as text, as in forms and addresses. */
  readonly isText?: boolean
}

const extra = 'conformance_extra'
const maxDepth = 6
const mostFaults = 120

/** Each way to break a schema in one place, as far as the value has that place. */
export function faultsOf({ document, schemas, schema, value, isText = false }: Source): readonly Fault[] {
  const faults = within({ schema, value, at: '', isInChoice: false, isText, put: (whole) => whole }, 0)
  return faults.filter((fault) => schemas.by(schema, fault.value).length > 0).slice(0, mostFaults)

  function within(place: Place, depth: number): Fault[] {
    const { node, isInChoice } = chosen(place)
    if (depth > maxDepth) return []
    // A form or a query is an object, whatever is wrong in it.
    const isWhole = place.isText && depth === 0
    const values = isWhole ? [] : faultyValues(node, place.value, { isText: place.isText })
    const own = values.map(({ keyword, value }) => ({
      keyword,
      at: place.at,
      value: place.put(value),
      isInChoice,
    }))
    if (isObject(place.value)) return [...own, ...ofFields({ ...place, isInChoice }, node, depth)]
    const [first] = Array.isArray(place.value) ? place.value : []
    if (first === undefined) return own
    const list = place.value as readonly unknown[]
    const item = (value: unknown) => place.put(list.with(0, value))
    return [
      ...own,
      ...within(
        { ...place, isInChoice, schema: node.items, value: first, at: `${place.at}/0`, put: item },
        depth + 1,
      ),
    ]
  }

  function ofFields(place: Place, node: JsonObject, depth: number): Fault[] {
    const value = place.value as JsonObject
    const required = asArray(node.required).map(String)
    const missing = required
      .filter((name) => name in value)
      .map((name) => {
        const { [name]: _, ...rest } = value
        return {
          keyword: 'required',
          at: `${place.at}/${segment(name)}`,
          value: place.put(rest),
          isInChoice: place.isInChoice,
        }
      })
    const closed = isClosed(node)
      ? [
          {
            keyword: 'additionalProperties',
            at: `${place.at}/${extra}`,
            value: place.put({ ...value, [extra]: 'x' }),
            isInChoice: place.isInChoice,
          },
        ]
      : []
    const inner = Object.entries(asObject(node.properties)).flatMap(([name, schema]) => {
      const current = name in value ? value[name] : sampleOf(schema)
      if (current === undefined) return []
      const put = (one: unknown) => place.put({ ...value, [name]: one as Json })
      return within({ ...place, schema, value: current, at: `${place.at}/${segment(name)}`, put }, depth + 1)
    })
    return [...missing, ...closed, ...inner]
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
