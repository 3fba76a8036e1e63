import { asArray, asObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Operation } from '../../src/engine/contract/contract.ts'
import { flatten, typesOf } from '../../src/engine/generate/flat-schema.ts'

/** A field of a JSON value, by its schema. */
export interface Place {
  /** As `field` takes it: `data.wallet_credits`, or `data.*.kind` in each row. */
  readonly path: string
  readonly node: JsonObject
  readonly required: boolean
}

const maxDepth = 6

/** Every field that a schema names. */
function placesIn(document: JsonObject, schema: Json | undefined): readonly Place[] {
  return within(schema, { path: '', required: true }, 0).filter(({ path }) => path !== '')

  function within(
    inner: Json | undefined,
    { path, required }: Pick<Place, 'path' | 'required'>,
    depth: number,
  ): readonly Place[] {
    if (depth > maxDepth) return []
    const { node, choices } = flatten(document, inner)
    const below = (name: string) => (path === '' ? name : `${path}.${name}`)
    const needed = asArray(node.required).map(String)
    return [
      { path, node, required },
      ...Object.entries(asObject(node.properties)).flatMap(([name, one]) =>
        within(one, { path: below(name), required: needed.includes(name) }, depth + 1),
      ),
      ...(node.items === undefined
        ? []
        : within(node.items, { path: below('*'), required: false }, depth + 1)),
      ...choices
        .flatMap((one) => within(one, { path, required: false }, depth + 1))
        .filter((one) => one.path !== path),
    ]
  }
}

/** The fields of what it answers with a success, where that is JSON. */
export function answeredPlaces(document: JsonObject, { responses }: Operation): readonly Place[] {
  const [, success] = [...responses].find(([status]) => status.startsWith('2')) ?? []
  const media = success?.media.find(({ type }) => /[/+]json\b/.test(type))
  const places = media ? placesIn(document, media.schema) : []
  return [...new Map(places.map((one) => [one.path, one])).values()]
}

/** The fields of the body that it takes, where that is JSON. */
export function sentPlaces(document: JsonObject, { body }: Operation): readonly Place[] {
  const media = body?.media.find(({ type }) => /[/+]json\b/.test(type))
  return media ? placesIn(document, media.schema) : []
}

export const isDecimal = ({ node }: Place): boolean =>
  typesOf(node).includes('string') && /\\\.\\d\{(1,)?2\}/.test(String(node.pattern))

/** A text that people write. */
export const isText = ({ node }: Place): boolean =>
  typesOf(node).includes('string') &&
  node.enum === undefined &&
  node.const === undefined &&
  node.pattern === undefined &&
  node.format === undefined
