import type { JsonObject } from '@switchboard/oas/document'
import { type Change, type ChangedValue, changedValues, type Source } from './changed-values.ts'
import { typesOf } from './flat-schema.ts'

const longest = 5_000
const mostItems = 100

/** Values at the ends of what one schema allows, a pattern aside: a length is that of code points (JSON Schema, section 6.3). */
export function boundaryValues(node: JsonObject): readonly Change[] {
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

function ofItems({ minItems, maxItems, uniqueItems }: JsonObject, value: unknown): readonly Change[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const isGrowing = typeof maxItems === 'number' && maxItems <= mostItems && uniqueItems !== true
  const isShrinking = typeof minItems === 'number' && items.length > minItems
  if (items.length === 0) return []
  return [
    ...(isGrowing ? [{ keyword: 'maxItems', value: Array.from({ length: maxItems }, () => items[0]) }] : []),
    ...(isShrinking ? [{ keyword: 'minItems', value: items.slice(0, minItems) }] : []),
  ]
}

/** The value with each of its fields at each of its bounds, as far as it still satisfies the whole. */
export const atBounds = (source: Source): readonly ChangedValue[] =>
  changedValues(source, (node, value) => [...boundaryValues(node), ...ofItems(node, value)]).filter(
    ({ value }) => source.schemas.by(source.schema, value).length === 0,
  )
