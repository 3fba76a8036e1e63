import { isObject } from '@switchboard/oas/document'
import type { CallInput, Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import type { Prepared } from '../../deeds/prepare.ts'
import { changed, type Snapshot } from '../../deeds/reads.ts'
import { type Fault, faultsOf } from '../../generate/faults.ts'
import { mediaOf } from '../../http/write-request.ts'
import { fieldsOf, type Verdict } from '../verdict.ts'
import { otherBody } from './other-body.ts'

/** Refused calls between two readings: more say nothing new, and an operation that is limited has few. */
const refusals = { free: 4, limited: 2 }

/** Calls that break the body in one place, or are somebody else's. The last one that was refused; undefined when one was taken. */
export async function refuse(
  context: Context,
  operation: Operation,
  prepared: Prepared,
): Promise<ReceivedResponse | undefined> {
  const { input } = prepared
  const schema = mediaOf(operation)?.schema
  const { document } = context.contract
  const isLimited = operation.responses.has('429')
  const faults =
    schema && !isLimited
      ? faultsOf({ document, schemas: context.schemas, schema, value: input.body })
      : schema
        ? faultsOf({ document, schemas: context.schemas, schema, value: input.body }).slice(-3)
        : []
  let last: ReceivedResponse | undefined
  const send = async (change: CallInput): Promise<boolean> => {
    const response = await context.call(operation, {
      ...input,
      ...change,
      headers: withNewKey(context, input),
    })
    if (response.status < 400) return false
    last = response
    return true
  }
  for (const fault of spread(faults, isLimited ? refusals.limited : refusals.free))
    if (!(await send({ body: fault.value }))) return undefined
  for (const body of withWrongRow(faults, input.body)) if (!(await send({ body }))) return undefined
  for (const body of withUnknown(context, input.body)) if (!(await send({ body }))) return undefined
  return last
}

/** A call that changes one field and is wrong in another, once the rest is there: a backend may fill what is wrong from that. */
export async function refuseAgain(
  context: Context,
  operation: Operation,
  { input }: Prepared,
): Promise<ReceivedResponse | undefined> {
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
    headers: withNewKey(context, input),
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
    if (!/key_ids$/.test(name) || !Array.isArray(value)) return []
    const [prefix = ''] = /^[a-z]+_/.exec(String(value[0])) ?? []
    return [{ ...body, [name]: [...value, `${prefix}${context.unique()}`.slice(0, 30)] }]
  })
}

function withNewKey(context: Context, { headers = {} }: CallInput): Record<string, string> {
  return 'Idempotency-Key' in headers
    ? { ...headers, 'Idempotency-Key': `conformance-${context.unique()}` }
    : { ...headers }
}

interface Between {
  readonly before: Snapshot
  readonly after: Snapshot
  readonly when: string
}

/** Messages come by themselves, a little later than what they tell of. */
export const isMessages = (id: string): boolean => /Notification|Deliver|AuditLog|Activity/.test(id)

export function expectStill(
  verdict: Verdict,
  response: ReceivedResponse,
  { before, after, when }: Between,
): void {
  const reads = changed(before, after).filter((id) => !isMessages(id))
  verdict.expect(response, {
    check: `nothing ${when}`,
    holds: reads.length === 0,
    expected: `the same as before ${when}`,
    got: `another ${reads.join(', ')}`,
  })
}
