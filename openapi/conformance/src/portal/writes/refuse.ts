import { asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import { type Fault, faultsOf } from '../../engine/generate/faults.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { withNewKey } from '../../engine/input/inputs.ts'
import { fieldsOf } from '../../engine/rules/verdict.ts'
import { rowsIn } from '../fields.ts'
import type { Attempt } from './attempt.ts'
import { otherBody } from './other-body.ts'
import { rejectedBodies } from './recipes.ts'

/** Refused calls between two readings: more say nothing new, and an operation that is limited has few. */
const refusals = { free: 4, limited: 2 }

/**
 * Calls that break the body in one place, are somebody else's, or would end before they begin. The last one that was refused; undefined
 * when one was taken.
 */
export async function refuse({
  context,
  verdict,
  operation,
  prepared: { input },
}: Attempt): Promise<ReceivedResponse | undefined> {
  const schema = mediaOf(operation)?.schema
  if (!schema) return undefined
  const { schemas, contract } = context
  const isLimited = operation.responses.has('429')
  const all = faultsOf({ document: contract.document, schemas, schema, value: input.body })
  const faults = isLimited ? all.slice(-3) : all
  let last: ReceivedResponse | undefined
  const send = async (body: unknown): Promise<ReceivedResponse | undefined> => {
    const response = await context.call(operation, { ...input, body, headers: withNewKey(input) })
    if (response.status < 400) return response
    last = response
    return undefined
  }
  // Other rules tell of a body that breaks its schema and is taken.
  for (const body of [
    ...spread(faults, isLimited ? refusals.limited : refusals.free).map(({ value }) => value),
    ...withWrongRow(faults, input.body),
    ...(operation.responses.has('404') ? withUnknown(context, input.body) : []),
  ])
    if (await send(body)) return undefined
  for (const { body, when, error } of (await rejectedBodies[operation.id]?.(context, fieldsOf(input.body))) ??
    []) {
    const response = await context.call(operation, { ...input, body, headers: withNewKey(input) })
    // Another administrator, or a second factor, may be asked for first.
    if ([202, 428, 429].includes(response.status)) continue
    if (!verdict.status(response, 422, when)) return undefined
    const errors = rowsIn(fieldsOf(response.body).errors).map(({ code, pointer }) => `${code} at ${pointer}`)
    verdict.equal(response, `error ${when}`, errors.join(', '), error)
    last = response
  }
  for (const { name, body } of withPast(context, schema, input.body)) {
    const taken = await send(body)
    if (!taken) continue
    verdict.expect(taken, {
      check: `past ${name}`,
      holds: false,
      expected: `no ${name} that is over already`,
      got: `${taken.status} for ${longAgo}`,
    })
    return undefined
  }
  return last
}

const longAgo = '2001-02-03T04:05:06Z'
/** Fields that say when something will end or take effect. */
const toCome = /^(expires|effective|ends|stops|sunset|valid)|validity/

/** Each moment to come, long ago. */
function withPast(
  { contract, schemas }: Context,
  schema: JsonObject,
  body: unknown,
): readonly { readonly name: string; readonly body: unknown }[] {
  const { node } = flatten(contract.document, schema)
  return Object.entries(asObject(node.properties)).flatMap(([name, inner]) => {
    const { format } = formatted(contract.document, inner)
    if (!toCome.test(name) || !isObject(body) || (format !== 'date' && format !== 'date-time')) return []
    const past = { ...body, [name]: format === 'date' ? longAgo.slice(0, 10) : longAgo }
    return schemas.by(schema, past).length === 0 ? [{ name, body: past }] : []
  })
}

/** Of a choice, the one that has a format: a moment, or null. */
function formatted(document: JsonObject, schema: Json): JsonObject {
  const { node, choices } = flatten(document, schema)
  return choices.map((choice) => flatten(document, choice).node).find(({ format }) => format) ?? node
}

/** A call that changes one field and is wrong in another, once the rest is there: a backend may fill what is wrong from that. */
export async function refuseAgain({
  context,
  operation,
  prepared: { input },
}: Attempt): Promise<ReceivedResponse | undefined> {
  const schema = mediaOf(operation)?.schema
  const other = fieldsOf(otherBody(context, operation, input.body))
  if (!schema || !['PUT', 'PATCH'].includes(operation.method)) return undefined
  const { document } = context.contract
  const isChanged = ({ at }: Fault) => {
    const [, field = ''] = at.split('/')
    return other[field] !== fieldsOf(input.body)[field]
  }
  const fault = faultsOf({ document, schemas: context.schemas, schema, value: other }).findLast(
    (one) => one.keyword !== 'additionalProperties' && one.keyword !== 'required' && !isChanged(one),
  )
  if (!fault) return undefined
  const response = await context.call(operation, {
    ...input,
    body: fault.value,
    headers: withNewKey(input),
  })
  return response.status < 400 ? undefined : response
}

/** From the last one on: fields before a rejected one may have been saved by then. */
function spread(faults: readonly Fault[], most: number): readonly Fault[] {
  const fields = faults.filter(({ keyword }) => keyword !== 'additionalProperties').toReversed()
  const step = Math.max(1, Math.floor(fields.length / most))
  return fields.filter((_, index) => index % step === 0).slice(0, most)
}

/** A list of rows with a wrong one behind them: those before it may have been saved by then. */
function withWrongRow(faults: readonly Fault[], body: unknown): readonly unknown[] {
  return Object.entries(fieldsOf(body)).flatMap(([name, value]) => {
    if (!Array.isArray(value) || !value.every((row) => isObject(row))) return []
    const fault = faults.findLast(({ at }) => at.startsWith(`/${name}/0/`))
    const wrong: unknown = fault && fieldsOf(fault.value)[name]
    return Array.isArray(wrong) && wrong.length > 0
      ? [{ ...fieldsOf(body), [name]: [...value, wrong[0]] }]
      : []
  })
}

/** A list of things with one more that nobody has. */
function withUnknown(context: Context, body: unknown): readonly unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (!/_ids$/.test(name) || !Array.isArray(value)) return []
    const [prefix = ''] = /^[a-z]+_/.exec(String(value[0])) ?? []
    return [{ ...body, [name]: [...value, `${prefix}${context.unique()}`.slice(0, 30)] }]
  })
}
