import type { Context } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { mediaOf } from '../../http/write-request.ts'

/** Another body that is valid, too: one text or amount is another. */
export function otherBody(context: Context, operation: Operation, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  const schema = mediaOf(operation)?.schema
  const options = Object.entries(body).flatMap(([name, value]): object[] => {
    if (typeof value === 'number') return [{ ...body, [name]: value + 1 }]
    if (typeof value !== 'string') return []
    if (/^\d+\.\d\d$/.test(value)) return [{ ...body, [name]: (Number(value) + 0.01).toFixed(2) }]
    return [{ ...body, [name]: `${value}2` }]
  })
  return options.toReversed().find((one) => schema && context.schemas.by(schema, one).length === 0)
}
