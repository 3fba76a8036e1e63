import type { Contract, Schema } from '../contract.ts'
import { resolve } from '../resolve.ts'

/** The schema with its `$ref` followed and its `allOf` folded in, so that moving a field between them is no change. */
export function flat(contract: Contract, schema: Schema): Schema {
  const { allOf, ...own } = resolve(contract, schema)
  if (!Array.isArray(allOf)) return own
  const whole: Schema = { ...own, properties: { ...own.properties }, required: [...requiredOf(own)] }
  for (const part of allOf.map((one) => flat(contract, one as Schema))) {
    const properties = { ...whole.properties, ...part.properties }
    Object.assign(whole, part, { properties, required: [...requiredOf(whole), ...requiredOf(part)] })
  }
  return whole
}

const requiredOf = (schema: Schema) => (schema.required ?? []) as string[]
