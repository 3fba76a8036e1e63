import type { Caller, Context, ReceivedResponse } from '../context/context.ts'
import type { Operation } from '../contract/contract.ts'
import type { Finding } from '../finding.ts'
import { parametersOf } from '../input/inputs.ts'
import type { Rule } from './rule.ts'

export const reachability: Rule = {
  id: 'reachability/operations',
  title: 'Every operation exists',
  phase: 'reachability',
  needs: [],
  share: 2,
  async run(context) {
    const findings: Finding[] = []
    // Reads come first: later calls name the things they show.
    const ordered = context.operations.toSorted((one, other) => Number(other.isRead) - Number(one.isRead))
    await context.each(ordered, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) {
        context.leaveOut(operation, context.whyNobody(operation))
        return
      }
      const response = await firstThere(context, operation, as)
      if (response === undefined || !isMissing(response)) return
      if (!context.contract.isStrict && mayRefuse(response)) return
      findings.push(
        context.finding(response, {
          check: 'reachability',
          expected: `${operation.method} ${operation.path} is there`,
          got: `${response.status} ${response.code}`.trim(),
        }),
      )
    })
    return findings
  },
}

const isMissing = ({ status, code }: ReceivedResponse): boolean =>
  [404, 405].includes(status) || (status === 501 && code !== 'not_offered')

/** Whether a rejection is acceptable in a foreign document: the named thing may be missing. */
const mayRefuse = ({ operation, status }: ReceivedResponse): boolean =>
  operation.responses.has(String(status)) || (status === 404 && operation.path.includes('{'))

/**
 * Of a write, half a body is sent: nothing can be done with it, and what is not there says so. A 404 may also mean that a thing is not
 * there which the call names; then it is asked whether the call needs a token or a parameter, which what is not there does not.
 */
async function firstThere(
  context: Context,
  operation: Operation,
  as: Caller,
): Promise<ReceivedResponse | undefined> {
  const isHarmless = operation.isRead || operation.body || !context.api?.leftAlone.has(operation.id)
  const parameters = await parametersOf(context, operation, as)
  const body = operation.body ? { raw: { text: '{"half":', type: typeOf(operation) } } : {}
  const response = await context.call(operation, { as: isHarmless ? as : 'visitor', ...parameters, ...body })
  if (!isMissing(response)) return response
  if (operation.access === 'protected' && as !== 'visitor')
    return context.call(operation, { as: 'visitor', ...parameters })
  const mustName = operation.parameters.some(({ place, required }) => place === 'query' && required)
  return mustName ? context.call(operation, { as, ...parameters, query: {} }) : response
}

const typeOf = ({ body }: Operation): string => {
  const type = body?.media[0]?.type ?? 'application/json'
  return type === 'multipart/form-data' ? `${type}; boundary=half` : type
}
