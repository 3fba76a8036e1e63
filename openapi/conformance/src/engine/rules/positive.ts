import fc from 'fast-check'
import type { Caller, CallInput, Context, ReceivedResponse } from '../context/context.ts'
import { seedFor } from '../context/random.ts'
import { Throttled } from '../context/stops.ts'
import type { Operation } from '../contract/contract.ts'
import type { Finding } from '../finding.ts'
import { valuesOf } from '../generate/arbitrary.ts'
import { mediaOf } from '../http/write-request.ts'
import { parametersOf, safeValues } from '../input/inputs.ts'
import type { Rule } from './rule.ts'

const runs = { read: 8, write: 4 }
/** To find the smallest request that shows a fault, so many more are made. */
const mostShrinks = 40
/** Refusals of a request's form, which is as the contract has it. */
const ofForm = [400, 405, 413, 414, 415]
/**
 * Reasons that a schema gives; the same value satisfies it. One field's demands on another are in words, so
 * `required` may come.
 */
const ofSchema = [
  'type',
  'min_length',
  'max_length',
  'minimum',
  'maximum',
  'enum',
  'min_items',
  'max_items',
  'additional_properties',
  'unevaluated_properties',
]

export const positive: Rule = {
  id: 'positive/requests',
  title: 'Requests that match their schemas are accepted',
  phase: 'positive',
  needs: [],
  share: 2,
  async run(context) {
    const findings: Finding[] = []
    await context.each(context.operations, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined || context.api?.leftAlone.has(operation.id)) return
      const inputs = inputsOf(context, operation)
      if (inputs === undefined)
        return context.leaveOut(operation, 'no value could be generated from its schema')
      findings.push(...(await tryInputs(context, operation, { as, inputs })))
    })
    return findings
  },
}

interface GeneratedInput {
  readonly query: Record<string, unknown>
  readonly body?: unknown
}

/** Optional parameters of any value, and a body. Names that a call needs stay as the contract shows them. */
function inputsOf(context: Context, operation: Operation): fc.Arbitrary<GeneratedInput> | undefined {
  const { document } = context.contract
  const query: Record<string, fc.Arbitrary<unknown>> = {}
  for (const { name, place, required, schema } of operation.parameters) {
    if (place !== 'query' || required) continue
    const values = valuesOf(document, context.schemas, schema)
    if (values) query[name] = values
  }
  const schema = mediaOf(operation)?.schema
  const body = schema && valuesOf(document, context.schemas, schema)
  if (schema && !body) return undefined
  return fc.record({
    query: fc.record(query, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<
      Record<string, unknown>
    >,
    ...(body && { body }),
  })
}

async function tryInputs(
  context: Context,
  operation: Operation,
  { as, inputs }: { readonly as: Caller; readonly inputs: fc.Arbitrary<GeneratedInput> },
): Promise<Finding[]> {
  const media = mediaOf(operation)
  let stopped: Throttled | undefined
  let broken: unknown
  let shrinks = 0
  let smallest: ReceivedResponse | undefined
  const isUnderstood = async (generated: GeneratedInput): Promise<boolean> => {
    if (stopped || broken || shrinks > mostShrinks) return true
    const parameters = await parametersOf(context, operation, as)
    const { body } = await safeValues(context, operation, { values: generated, as })
    // Making it safe may have changed its kind of value.
    if (media?.schema && context.schemas.by(media.schema, body).length > 0) return true
    const input: CallInput = { as, ...parameters, query: { ...generated.query, ...parameters.query }, body }
    try {
      const response = await context.call(operation, input)
      const understood = context.contract.isStrict ? !isMisunderstood(response) : !isRefusedOutright(response)
      if (!understood) smallest = response
      if (!understood || response.isFaulty) shrinks += 1
      return understood && !response.isFaulty
    } catch (error) {
      if (error instanceof Throttled) stopped = error
      else broken = error
      return true
    }
  }
  await fc.check(fc.asyncProperty(inputs, isUnderstood), {
    seed: seedFor(context.seed, operation.id),
    numRuns: operation.parameters.length === 0 && !media ? 1 : operation.isRead ? runs.read : runs.write,
  })
  if (broken) throw broken
  if (smallest) {
    const expected = 'a request that matches the schemas is accepted'
    return [
      context.finding(smallest, { check: 'valid request refused', expected, got: rejectionText(smallest) }),
    ]
  }
  if (stopped) throw stopped
  return []
}

/** A rejection in a line, with its reasons. */
export const rejectionText = (response: ReceivedResponse): string => {
  const reasons = reasonsOf(response).map(({ pointer, code }) => `${pointer} ${code}`)
  return `${response.status} ${response.code} ${reasons.join(', ')}`.trim()
}

const isMisunderstood = (response: ReceivedResponse): boolean =>
  ofForm.includes(response.status) ||
  (response.status === 422 && reasonsOf(response).some(({ code }) => ofSchema.includes(code)))

/**
 * A foreign document that declares a rejection may reject for reasons no schema states, and a named thing may not
 * exist.
 */
function isRefusedOutright({ operation, status }: ReceivedResponse): boolean {
  const { responses } = operation
  const isDeclared = responses.has(String(status)) || responses.has('4XX') || responses.has('default')
  return !isDeclared && [...ofForm, 422].includes(status)
}

interface Reason {
  readonly pointer: string
  readonly code: string
}

export function reasonsOf({ body }: Pick<ReceivedResponse, 'body'>): readonly Reason[] {
  const { errors } = (body ?? {}) as { readonly errors?: readonly Reason[] }
  return Array.isArray(errors) ? errors : []
}
