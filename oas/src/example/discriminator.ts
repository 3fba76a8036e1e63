import { asArray, isRecord } from '../json.ts'
import { resolve } from '../schema/resolve.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { isChoice, type Node, partsOf } from './walk.ts'

const propertyOf = (discriminator: unknown): string | undefined =>
  isRecord(discriminator) && typeof discriminator.propertyName === 'string'
    ? discriminator.propertyName
    : undefined

/** Values with the names of the schemas that they lead to. */
function mappingOf(discriminator: unknown): [value: string, name: string][] {
  const mapping = isRecord(discriminator) && isRecord(discriminator.mapping) ? discriminator.mapping : {}
  return Object.entries(mapping).flatMap(([value, target]) =>
    typeof target === 'string' ? [[value, target.slice(target.lastIndexOf('/') + 1)]] : [],
  )
}

/** A choice, and its discriminator value. */
export function chosenAs(choice: SchemaNode, discriminator: unknown, schemas: NamedSchemas): SchemaNode[] {
  const name = isRecord(choice) ? choice['x-named'] : undefined
  const property = propertyOf(discriminator)
  if (property === undefined || typeof name !== 'string') return [choice]
  const mapped = mappingOf(discriminator).flatMap(([value, target]) => (target === name ? [value] : []))
  return [
    choice,
    ...valueFixed(property, mapped.length > 0 ? mapped : [name], resolve(choice, schemas).node, schemas),
  ]
}

/** The field is there with one of the values, unless the schema itself allows others alone. */
function valueFixed(
  property: string,
  values: readonly string[],
  node: Node,
  schemas: NamedSchemas,
): SchemaNode[] {
  const fields = isRecord(node.properties) ? node.properties : {}
  const { node: field } = resolve(
    Object.hasOwn(fields, property) ? (fields[property] as SchemaNode) : undefined,
    schemas,
  )
  const own = 'const' in field ? [field.const] : field.enum === undefined ? undefined : asArray(field.enum)
  const value = own ? values.find((one) => own.includes(one)) : values[0]
  return [
    { required: [property], ...(value !== undefined && { properties: { [property]: { const: value } } }) },
  ]
}

/**
 * Of a schema whose discriminator tells apart those that extend it, the one that it is by its names, else the first; undefined for a
 * schema without.
 */
export function subtypeOf(
  node: Node,
  names: readonly string[],
  schemas: NamedSchemas,
): SchemaNode | undefined {
  const extended = names.map((name) => schemas[name]).filter(isRecord)
  for (const { discriminator } of extended) {
    const property = propertyOf(discriminator)
    const its = mappingOf(discriminator).flatMap(([value, name]) => (names.includes(name) ? [value] : []))
    if (property !== undefined && its.length > 0)
      return { allOf: [withoutDiscriminator(node), ...valueFixed(property, its, node, schemas)] }
  }
  const part = partsOf(node).find((one) => propertyOf(one.discriminator) !== undefined)
  const property = propertyOf(part?.discriminator)
  if (!part || property === undefined || isChoice(part)) return undefined
  const mapping = mappingOf(part.discriminator)
  for (const [value, name] of mapping) {
    if (!Object.hasOwn(schemas, name)) continue
    // It extends this one, and is no choice any more.
    const subtype = withoutDiscriminator(resolve({ 'x-named': name }, schemas).node)
    return { allOf: [subtype, ...valueFixed(property, [value], subtype, schemas)] }
  }
  const [first] = mapping
  const rest = withoutDiscriminator(node)
  return first && { allOf: [rest, ...valueFixed(property, [first[0]], rest, schemas)] }
}

function withoutDiscriminator({ discriminator: _, allOf, ...rest }: Node): { [keyword: string]: unknown } {
  const parts = asArray(allOf).map((part) =>
    isRecord(part) && !isChoice(part) ? withoutDiscriminator(part) : part,
  )
  return parts.length > 0 ? { ...rest, allOf: parts } : rest
}
