import type { Caller, CallInput, Context, ReceivedResponse } from '../context/context.ts'
import { operationNamed } from '../contract/contract.ts'
import { doAgain } from '../rules/deeds/again.ts'
import type { Verdict } from '../rules/verdict.ts'
import { expectChange, expectKept, toldBy } from './judge.ts'
import { expectLogged } from './logged.ts'
import { readsOf, snapshot } from './reads.ts'
import { expectSecret } from './secrets.ts'

/** Makes a call between two readings of what the contract says it makes stale: where it is accepted, one of them has to show it. */
export async function witnessed(
  context: Context,
  verdict: Verdict,
  {
    id,
    input,
    texts = [],
    isSetting = false,
  }: {
    readonly id: string
    readonly input: CallInput & { readonly as: Caller }
    /** Sent for the audit log alone. */
    readonly texts?: readonly string[]
    /** Whether what is sent is kept, and may be sent again. */
    readonly isSetting?: boolean
  },
): Promise<ReceivedResponse> {
  const operation = operationNamed(context.contract, id)
  const reads = readsOf(context, operation)
  const prepared = { as: input.as, input }
  const before = await snapshot(context, reads, prepared)
  const response = await context.call(operation, input)
  if (response.status >= 300) return response
  const after = await snapshot(context, reads, prepared, toldBy(response))
  const done = { prepared, response, before, after }
  expectChange(verdict, done)
  if (isSetting) {
    expectKept(verdict, done)
    expectSecret(verdict, done)
    await doAgain(context, verdict, { ...done, operation, reads })
  }
  expectLogged(verdict, response, { log: after.get('adminListAuditLog'), texts })
  return response
}
