import { satisfies } from '../example/satisfies.ts'
import { asArray, isRecord } from '../json.ts'
import { isLongNumber } from '../numbers.ts'
import type { SchemaNode } from '../types.ts'
import { constraintsOf } from './constraints.ts'
import { valueTexts } from './phrase.ts'
import { type ResolvedSchema, resolve, schemasOf } from './resolve.ts'
import { goesThisWay, neededFields, propertiesOf, type SchemaReading } from './row.ts'
import { typeLabel } from './type-label.ts'

/** A place of a value that doesn’t meet its schema. */
export interface Fault {
  /** A JSON pointer; empty for the value itself. */
  readonly at: string
  /** A sentence for the writer of the value. */
  readonly text: string
}

/** Variants of variants would take too long: later parts count as right. */
const maxSteps = 500

/** A pointer to a field or an entry of what another points to. */
export const pointerTo = (at: string, name: string | number): string =>
  `${at}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The forms that a value can have, each with all that holds for every form; empty without a choice. */
export function variantsOf({ node }: Pick<ResolvedSchema, 'node'>): readonly SchemaNode[] {
  const { oneOf, anyOf, discriminator: _, ...rest } = node
  return schemasOf(oneOf ?? anyOf).map((variant) => ({ allOf: [rest, variant] }))
}

/** The variant that a value has, or that it is nearest to. */
export function nearestVariant(
  value: unknown,
  variants: readonly SchemaNode[],
  reading: SchemaReading,
): number {
  const counts = variants.map((variant) => faultsOf(value, variant, reading).length)
  return counts.indexOf(Math.min(...counts))
}

/** Where a value doesn’t meet its schema, as near to the fault as fields and entries lead. */
export const faultsOf = (value: unknown, schema: SchemaNode, reading: SchemaReading): readonly Fault[] =>
  faultsIn(value, schema, { reading, at: '', left: { steps: maxSteps } })

interface Walk {
  readonly reading: SchemaReading
  readonly at: string
  readonly left: { steps: number }
}

function faultsIn(value: unknown, schema: SchemaNode, walk: Walk): readonly Fault[] {
  const { reading, at, left } = walk
  left.steps -= 1
  if (left.steps < 0 || satisfies(value, schema, reading)) return []
  const resolved = resolve(schema, reading.schemas)
  const variants = variantsOf(resolved).map((variant) => faultsIn(value, variant, walk))
  const [nearest] = variants.toSorted((one, other) => one.length - other.length)
  const deeper = nearest ?? faultsBelow(value, resolved, { ...walk, schema })
  return deeper.length > 0 ? deeper : [{ at, text: expectation(resolved, reading) }]
}

function faultsBelow(
  value: unknown,
  { node }: ResolvedSchema,
  { schema, ...walk }: Walk & { readonly schema: SchemaNode },
): readonly Fault[] {
  const { reading } = walk
  const below = (name: string | number, child: unknown, part: SchemaNode) =>
    faultsIn(child, part, { ...walk, at: pointerTo(walk.at, name) })
  if (Array.isArray(value) && isRecord(node.items) && !node.prefixItems)
    return value.flatMap((entry, place) => below(place, entry, node.items as SchemaNode))
  if (!isRecord(value) || isLongNumber(value)) return []
  const properties = propertiesOf(node)
  const fault = (name: string, text: string): Fault => ({ at: pointerTo(walk.at, name), text })
  const missing = neededFields(schema, reading).filter((name) => !Object.hasOwn(value, name))
  const others =
    node.additionalProperties === false
      ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
      : []
  return [
    ...missing.map((name) => fault(name, 'Required.')),
    ...others.map((name) => fault(name, 'Not a documented field.')),
    ...Object.entries(properties).flatMap(([name, part]) =>
      Object.hasOwn(value, name) && goesThisWay(resolve(part, reading.schemas), reading)
        ? below(name, value[name], part)
        : [],
    ),
  ]
}

function expectation(resolved: ResolvedSchema, reading: SchemaReading): string {
  const { node } = resolved
  const values = 'const' in node ? [node.const] : asArray(node.enum)
  if (values.length > 0)
    return `Expected ${values.length > 1 ? 'one of ' : ''}${valueTexts(values).join(', ')}.`
  const { phrases, patterns } = constraintsOf(resolved, reading)
  const { description } = node
  // In words where the document has them: few people read an expression.
  const words = patterns.length > 0 && typeof description === 'string' && /^[^\n]{1,200}$/.test(description)
  const rules = [
    ...phrases.map((phrase) => phrase.charAt(0).toLowerCase() + phrase.slice(1)),
    ...(words ? [] : patterns.map((pattern) => `pattern ${pattern}`)),
  ]
  return `Expected ${[typeLabel(resolved, reading.schemas), ...rules].join(', ')}.${words ? ` ${description}` : ''}`
}
