import type { Finding } from '../../finding.ts'
import { Unanswered } from '../../http/request.ts'
import { mediaOf } from '../../http/write-request.ts'
import { parametersOf } from '../../input/inputs.ts'
import type { Rule } from '../rule.ts'

/** Blanks alone: a backend that reads them all does nothing with them. */
export const tooLarge: Rule = {
  id: 'negative/too-large',
  title: 'A body over the declared limit is rejected with 413',
  phase: 'negative',
  needs: ['portal', 'write'],
  share: 1,
  async run(context) {
    const findings: Finding[] = []
    const { maxJsonBytes } = context.contract
    if (maxJsonBytes === undefined) return findings
    if (context.isMock) {
      context.leaveOut('', 'a mock accepts bodies of any length')
      return findings
    }
    const limited = context.operations.filter(
      (operation) => operation.responses.has('413') && /[/+]json\b/.test(mediaOf(operation)?.type ?? ''),
    )
    await context.each(limited, async (operation) => {
      const as = context.callerOf(operation)
      const type = mediaOf(operation)?.type
      if (as === undefined) return
      const parameters = await parametersOf(context, operation, as)
      const raw = { text: ' '.repeat(maxJsonBytes + 1), type }
      const answer = await context.call(operation, { as, ...parameters, raw }).catch((error: unknown) => {
        // A client that is still sending when the connection closes may miss the response.
        if (!(error instanceof Unanswered)) throw error
      })
      if (!answer)
        return context.leaveOut(operation, 'it closed the connection while a long body was being sent')
      if ([413, 429].includes(answer.status) || answer.status >= 500) return
      findings.push(
        context.finding(answer, {
          check: 'refusal of a long body',
          expected: `413: ${maxJsonBytes + 1} bytes are one more than the contract allows`,
          got: `${answer.status} ${answer.code}`.trim(),
          contractPointer: operation.responses.get('413')?.pointer ?? operation.pointer,
        }),
      )
    })
    return findings
  },
}
