import type { Contract, Schema } from '../contract.ts'
import { resolve } from '../resolve.ts'

/** The schema with its `$ref` followed and its `allOf` folded in, so that moving a field between them is no change. */
export function flat(contract: Contract, schema: Schema): Schema {
  const { allOf, ...own } = orNull(contract, resolve(contract, schema))
  if (!Array.isArray(allOf)) return own
  const whole: Schema = { ...own, properties: { ...own.properties }, required: [...requiredOf(own)] }
  for (const part of allOf.map((one) => flat(contract, one as Schema))) {
    const properties = { ...whole.properties, ...part.properties }
    Object.assign(whole, part, { properties, required: [...requiredOf(whole), ...requiredOf(part)] })
  }
  return whole
}

/** `oneOf` a scalar and null says what the scalar says with null among its types: neither is a change of the other. */
function orNull(contract: Contract, schema: Schema): Schema {
  const { oneOf, anyOf, ...own } = schema
  const variants = (oneOf ?? anyOf) as Schema[] | undefined
  const others = variants?.filter(({ type }) => type !== 'null') ?? []
  const [other] = others
  if (variants?.length !== 2 || others.length !== 1 || !other) return schema
  const { type, enum: values, ...rest } = flat(contract, other)
  // An object keeps its name, by which a comparison that comes round to it again ends.
  if (rest.properties || rest.items) return schema
  return {
    ...rest,
    ...own,
    ...(type !== undefined && { type: [type, 'null'].flat() }),
    ...(Array.isArray(values) && { enum: [...values, null] }),
  }
}

const requiredOf = (schema: Schema) => (schema.required ?? []) as string[]
