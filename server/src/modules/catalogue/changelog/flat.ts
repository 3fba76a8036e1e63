export type Schema = Readonly<Record<string, unknown>> & { readonly properties?: Record<string, never> }

interface Flat {
  /** The name it goes by in the document. */
  readonly name?: string
  readonly schema: Schema
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const deepest = 20

/** A schema with its name followed and its `allOf` folded in, so that moving a field between them is no change. */
export function flat(named: Readonly<Record<string, unknown>>, schema: unknown, depth = 0): Flat | undefined {
  if (!isRecord(schema) || depth > deepest) return undefined
  const { 'x-named': name, ...own } = schema
  if (typeof name === 'string') {
    const target = flat(named, named[name], depth + 1)
    return { name, schema: { ...target?.schema, ...own } as Schema }
  }
  const { allOf, ...rest } = own
  if (!Array.isArray(allOf)) return { schema: rest as Schema }
  const whole: Record<string, unknown> = {}
  const properties: Record<string, unknown> = {}
  const required: unknown[] = []
  for (const part of [...allOf.map((one) => flat(named, one, depth + 1)?.schema ?? {}), rest]) {
    Object.assign(whole, part)
    if (isRecord(part.properties)) Object.assign(properties, part.properties)
    if (Array.isArray(part.required)) required.push(...part.required)
  }
  return { schema: { ...whole, properties, required } as unknown as Schema }
}
