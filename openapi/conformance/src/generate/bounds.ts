import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import { isOneWay } from '../contract/one-way.ts'
import { segment } from '../contract/pointers.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import { flatten, typesOf } from './flat-schema.ts'

/** A value that just satisfies its schema in one place. */
export interface AtBound {
  readonly keyword: string
  /** JSON Pointer to the place. */
  readonly at: string
  readonly value: unknown
}

const longest = 5_000
const mostItems = 100

/** Values at the ends of what one schema allows, a pattern aside: a length is that of code points (JSON Schema, section 6.3). */
export function boundaryValues(
  node: JsonObject,
): readonly { readonly keyword: string; readonly value: unknown }[] {
  const types = typesOf(node)
  if (node.enum !== undefined || node.const !== undefined) return []
  const { minLength, maxLength, minimum, maximum } = node
  const isText = types.includes('string') && node.format === undefined
  return [
    ...(isText && typeof maxLength === 'number' && maxLength <= longest
      ? ['x', 'ñ', '😀'].map((sign) => ({ keyword: 'maxLength', value: sign.repeat(maxLength) }))
      : []),
    ...(isText && typeof minLength === 'number' && minLength > 0
      ? [{ keyword: 'minLength', value: '漢'.repeat(minLength) }]
      : []),
    ...(types.includes('integer') || types.includes('number')
      ? [
          ...(typeof minimum === 'number' ? [{ keyword: 'minimum', value: minimum }] : []),
          ...(typeof maximum === 'number' ? [{ keyword: 'maximum', value: maximum }] : []),
        ]
      : []),
  ]
}

interface Source {
  readonly document: JsonObject
  readonly schemas: SchemaCheck
  readonly schema: JsonObject
  readonly value: unknown
}

/** The value with each of its fields at each of its bounds, as far as it still satisfies the whole. */
export function atBounds({ document, schemas, schema, value }: Source): readonly AtBound[] {
  return within(schema, value, { at: '', put: (one) => one }, 0).filter(
    (one) => schemas.by(schema, one.value).length === 0,
  )

  function within(
    inner: Json | undefined,
    held: unknown,
    { at, put }: { readonly at: string; readonly put: (one: unknown) => unknown },
    depth: number,
  ): readonly AtBound[] {
    if (depth > 4) return []
    const { node } = flatten(document, inner)
    const own = boundaryValues(node).map(({ keyword, value }) => ({ keyword, at, value: put(value) }))
    if (Array.isArray(held)) return [...own, ...ofItems(node, held, { at, put }, depth)]
    if (!isObject(held)) return own
    const sent = Object.entries(asObject(node.properties)).filter(
      ([, schema]) => !isOneWay(document, schema, 'readOnly'),
    )
    return sent.flatMap(([name, schema]) =>
      within(
        schema,
        held[name],
        {
          at: `${at}/${segment(name)}`,
          put: (one) => put({ ...held, [name]: one as Json }),
        },
        depth + 1,
      ),
    )
  }

  function ofItems(
    node: JsonObject,
    items: readonly unknown[],
    { at, put }: { readonly at: string; readonly put: (one: unknown) => unknown },
    depth: number,
  ): readonly AtBound[] {
    const { minItems, maxItems, uniqueItems } = node
    const [first] = asArray(items as Json[])
    const many =
      typeof maxItems === 'number' && maxItems <= mostItems && first !== undefined && uniqueItems !== true
        ? [{ keyword: 'maxItems', at, value: put(Array.from({ length: maxItems }, () => first)) }]
        : []
    const few =
      typeof minItems === 'number' && items.length > minItems
        ? [{ keyword: 'minItems', at, value: put(items.slice(0, minItems)) }]
        : []
    if (first === undefined) return []
    const inner = within(
      node.items,
      first,
      { at: `${at}/0`, put: (one) => put(items.with(0, one)) },
      depth + 1,
    )
    return [...many, ...few, ...inner]
  }
}
