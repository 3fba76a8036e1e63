import { Unanswered } from '../../http/request.ts'
import { mediaOf } from '../../http/write-request.ts'
import { eachOperation, isJson } from '../each-operation.ts'
import type { Rule } from '../rule.ts'

/** Blanks alone: a backend that reads them all does nothing with them. */
export const tooLarge: Rule = {
  id: 'negative/too-large',
  title: 'A body over the declared limit is rejected with 413',
  phase: 'negative',
  needs: ['portal', 'write'],
  share: 1,
  async run(context) {
    const { maxJsonBytes } = context.contract
    if (maxJsonBytes === undefined) return []
    if (context.isMock) {
      context.leaveOut('', 'a mock accepts bodies of any length')
      return []
    }
    return eachOperation(
      (operation) => operation.responses.has('413') && isJson(mediaOf(operation)?.type),
      async ({ operation, input, tell }) => {
        const raw = { text: ' '.repeat(maxJsonBytes + 1), type: mediaOf(operation)?.type }
        const response = await context.call(operation, { ...input, raw }).catch((error: unknown) => {
          // A client that is still sending when the connection closes may miss the response.
          if (!(error instanceof Unanswered)) throw error
        })
        if (!response)
          return context.leaveOut(operation, 'it closed the connection while a long body was being sent')
        if ([413, 429].includes(response.status) || response.status >= 500) return
        tell(response, {
          check: 'refusal of a long body',
          expected: `413: ${maxJsonBytes + 1} bytes are one more than the contract allows`,
          got: `${response.status} ${response.code}`.trim(),
          contractPointer: operation.responses.get('413')?.pointer ?? operation.pointer,
        })
      },
    )(context)
  },
}
