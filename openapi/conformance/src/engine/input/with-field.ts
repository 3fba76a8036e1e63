import { isObject } from '@switchboard/oas/document'
import { segment } from '../contract/pointers.ts'

/** The field of a body in which a JSON Pointer lies; undefined where it is the whole. */
export const fieldOf = (pointer: string): string | undefined => pointer.split('/')[1]

/** A body with one of its fields as another body has it, or without it. */
export function withFieldOf(body: unknown, other: unknown, field: string | undefined): unknown {
  if (field === undefined || !isObject(body) || !isObject(other)) return other
  const name = Object.keys({ ...body, ...other }).find((one) => segment(one) === field) ?? field
  const { [name]: _, ...rest } = body
  return name in other ? { ...rest, [name]: other[name] } : rest
}
