import type { Caller, CallInput, Context, ReceivedResponse } from '../context/context.ts'
import { operationNamed } from '../contract/contract.ts'
import type { Verdict } from '../rules/verdict.ts'
import { expectChange, toldBy } from './judge.ts'
import { expectLogged } from './logged.ts'
import { readsOf, snapshot } from './reads.ts'

/** Makes a call between two readings of what the contract says it makes stale: where it is accepted, one of them has to show it. */
export async function witnessed(
  context: Context,
  verdict: Verdict,
  {
    id,
    input,
    texts = [],
  }: {
    readonly id: string
    readonly input: CallInput & { readonly as: Caller }
    /** Sent for the audit log alone. */
    readonly texts?: readonly string[]
  },
): Promise<ReceivedResponse> {
  const operation = operationNamed(context.contract, id)
  const reads = readsOf(context, operation)
  const prepared = { as: input.as, input }
  const before = await snapshot(context, reads, prepared)
  const response = await context.call(operation, input)
  if (response.status >= 300) return response
  const after = await snapshot(context, reads, prepared, toldBy(response))
  expectChange(verdict, { prepared, response, before, after })
  expectLogged(verdict, response, { log: after.get('adminListAuditLog'), texts })
  return response
}
