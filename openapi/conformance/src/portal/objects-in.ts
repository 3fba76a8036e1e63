import { isObject } from '@switchboard/oas/document'
import type { Fields } from '../engine/rules/verdict.ts'

const maxDepth = 8

/** Every object in a value, from the outermost on. */
export function objectsIn(value: unknown, depth = 0): readonly Fields[] {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) return value.flatMap((one) => objectsIn(one, depth + 1))
  if (!isObject(value)) return []
  return [value, ...Object.values(value).flatMap((one) => objectsIn(one, depth + 1))]
}
