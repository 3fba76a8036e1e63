import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Context } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import { mediaOf } from '../../engine/http/write-request.ts'

/** Names which thing is meant, or which state of it: another one would be refused for that. */
const isName = (name: string): boolean => /_id$|^(revision|publisher|tag|api|version)$/.test(name)

/** Another body that is valid, too: one text, amount, number or yes is another, of what is not a name where there is such a field. */
export const otherBody = (context: Context, operation: Operation, body: unknown): unknown =>
  otherBodies(context, operation, body)[0]?.value

/** One for each field that may be another. */
export function otherBodies(context: Context, operation: Operation, body: unknown): readonly Variant[] {
  const schema = mediaOf(operation)?.schema
  if (!schema) return []
  return variantsOf(body, optionsOf(context, schema))
    .toReversed()
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .filter(({ value }) => context.schemas.by(schema, value).length === 0)
}

type Options = ReadonlyMap<string, readonly Json[]>

/** The values from which a field of the body may be chosen. */
function optionsOf({ contract }: Context, schema: JsonObject): Options {
  const { node } = flatten(contract.document, schema)
  return new Map(
    Object.entries(asObject(node.properties)).map(([name, inner]) => [
      name,
      asArray(flatten(contract.document, inner).node.enum),
    ]),
  )
}

interface Variant {
  readonly value: unknown
  readonly isName: boolean
  /** Whether it is another of several choices, which may make no sense with the rest. */
  readonly isChoice: boolean
}

const rankOf = ({ isName, isChoice }: Variant): number => Number(isName) * 2 + Number(isChoice)

function variantsOf(value: unknown, options: Options = new Map()): readonly Variant[] {
  const plain = (one: unknown): readonly Variant[] => [{ value: one, isName: false, isChoice: false }]
  if (typeof value === 'boolean') return plain(!value)
  if (typeof value === 'number') return plain(value + 1)
  if (typeof value === 'string')
    return plain(/^\d+\.\d\d$/.test(value) ? (Number(value) + 0.01).toFixed(2) : `${value}2`)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const option = options.get(name)?.find((one) => one !== null && one !== inner)
    const variants =
      option === undefined ? variantsOf(inner) : [{ value: option, isName: false, isChoice: true }]
    return variants.map((one) => ({
      value: { ...value, [name]: one.value },
      isName: isName(name) || one.isName,
      isChoice: one.isChoice,
    }))
  })
}
