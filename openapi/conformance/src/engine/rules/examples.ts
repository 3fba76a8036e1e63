import type { Finding } from '../finding.ts'
import { mediaOf } from '../http/write-request.ts'
import { exampleInputs } from '../input/inputs.ts'
import type { Rule } from './rule.ts'

/** Refusals that say that a request could not be understood, which an example of the contract can. */
const notUnderstood = [400, 405, 413, 415]

export const examples: Rule = {
  id: 'examples/requests',
  title: 'Requests shown in the contract are accepted',
  phase: 'examples',
  needs: [],
  share: 2,
  async run(context) {
    const findings: Finding[] = []
    await context.each(context.operations, async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) return
      const reason = context.api?.leftAlone.get(operation.id)
      if (reason) return context.leaveOut(operation, reason)
      for (const { input, pointer } of await exampleInputs(context, operation, as)) {
        const media = mediaOf(operation)
        // Making an example safe may have changed its kind of value.
        if (media?.schema && !input.raw && context.schemas.by(media.schema, input.body).length > 0) continue
        const response = await context.call(operation, input)
        if (!notUnderstood.includes(response.status)) continue
        findings.push(
          context.finding(response, {
            check: 'example',
            expected: 'a request shown in the contract is accepted',
            got: `${response.status} ${response.code}`.trim(),
            contractPointer: pointer,
          }),
        )
      }
    })
    return findings
  },
}
