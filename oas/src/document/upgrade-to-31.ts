import type { Json, JsonObject } from '../json.ts'
import { isNumber } from '../numbers.ts'

/** A schema as JSON Schema has it, where OpenAPI 3.0 wrote it in its own way. */
export function upgradeTo31(schema: JsonObject): JsonObject {
  const { nullable, example, exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  const node: Record<string, Json> = { ...rest }
  if (exclusiveMinimum === true) {
    node.exclusiveMinimum = rest.minimum ?? null
    delete node.minimum
  } else if (isNumber(exclusiveMinimum)) node.exclusiveMinimum = exclusiveMinimum
  if (exclusiveMaximum === true) {
    node.exclusiveMaximum = rest.maximum ?? null
    delete node.maximum
  } else if (isNumber(exclusiveMaximum)) node.exclusiveMaximum = exclusiveMaximum
  if (example !== undefined && node.examples === undefined) node.examples = [example]
  if (nullable === true) {
    if (typeof node.type === 'string') node.type = [node.type, 'null']
    if (Array.isArray(node.enum) && !node.enum.includes(null)) node.enum = [...node.enum, null]
  }
  return node
}
