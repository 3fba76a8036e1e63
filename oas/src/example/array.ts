import { isRecord } from '../json.ts'
import { schemasOf } from '../schema/resolve.ts'
import type { SchemaNode } from '../types.ts'
import { type Node, partsOf, type Walk } from './walk.ts'

const maxItems = 50
/** Values that are tried in place of one that the list has already. */
const maxVariants = 5

const isAmong = (values: readonly unknown[], value: unknown): boolean =>
  value !== undefined && values.some((one) => JSON.stringify(one) === JSON.stringify(value))

/** As many as there have to be, at least one; those that a list has to contain come first. */
export function exampleArray(node: Node, walk: Walk): unknown[] {
  const { items, unevaluatedItems, prefixItems, minItems, uniqueItems } = node
  const most = typeof node.maxItems === 'number' ? Math.min(node.maxItems, maxItems) : maxItems
  const placed = schemasOf(prefixItems).map((item) => walk.valueFor(item, walk) ?? 'string')
  const made = [...placed]
  const add = (schema: SchemaNode | undefined) => {
    let variant = uniqueItems === true ? made.length - placed.length : 0
    let value = schema === undefined ? undefined : walk.valueFor(schema, { ...walk, variant })
    for (let more = maxVariants; more > 0 && variant > 0 && isAmong(made, value); more -= 1) {
      variant += 1
      value = walk.valueFor(schema, { ...walk, variant })
    }
    if (value === undefined && schema !== undefined && made.length >= atLeast) return false
    made.push(value ?? (variant > 0 ? `string${variant + 1}` : 'string'))
    return true
  }
  const atLeast = typeof minItems === 'number' ? Math.min(minItems, most) : 0
  const others = items ?? unevaluatedItems
  const item = isRecord(others) ? (others as SchemaNode) : undefined
  for (const { contains, minContains } of partsOf(node)) {
    if (contains === undefined) continue
    const count = Math.min(typeof minContains === 'number' ? minContains : 1, most)
    for (let index = 0; index < count; index += 1) add({ allOf: [item ?? {}, contains as SchemaNode] })
  }
  // A tuple is shown as it is described.
  const wanted = Math.min(Math.max(atLeast, made.length > 0 || !item ? 0 : 1), most)
  while (made.length < wanted && add(item)) {
    // Until there are enough.
  }
  return made
}
