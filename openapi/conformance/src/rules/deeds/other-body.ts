import { isObject } from '@switchboard/oas/document'
import type { Context } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { mediaOf } from '../../http/write-request.ts'

/** Names which thing is meant, or which state of it: another one would be refused for that. */
const isName = (name: string): boolean => /_id$|^(revision|publisher|tag|api|version)$/.test(name)

/** Another body that is valid, too: one text, amount, number or yes is another, of what is not a name where there is such a field. */
export function otherBody(context: Context, operation: Operation, body: unknown): unknown {
  const schema = mediaOf(operation)?.schema
  return variantsOf(body)
    .toReversed()
    .toSorted((one, other) => Number(one.isName) - Number(other.isName))
    .find(({ value }) => schema && context.schemas.by(schema, value).length === 0)?.value
}

interface Variant {
  readonly value: unknown
  readonly isName: boolean
}

function variantsOf(value: unknown): readonly Variant[] {
  const plain = (one: unknown): readonly Variant[] => [{ value: one, isName: false }]
  if (typeof value === 'boolean') return plain(!value)
  if (typeof value === 'number') return plain(value + 1)
  if (typeof value === 'string')
    return plain(/^\d+\.\d\d$/.test(value) ? (Number(value) + 0.01).toFixed(2) : `${value}2`)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    variantsOf(inner).map((one) => ({
      value: { ...value, [name]: one.value },
      isName: isName(name) || one.isName,
    })),
  )
}
