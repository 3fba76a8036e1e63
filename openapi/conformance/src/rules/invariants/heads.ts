import type { ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { parametersOf } from '../../input/inputs.ts'
import type { Rule } from '../rule.ts'
import { judged, type Verdict } from '../verdict.ts'

/**
 * Headers that describe the response and not the single request. Content-Length may be left out (RFC 9110, section
 * 9.3.2).
 */
const alike = ['content-type', 'cache-control', 'content-disposition', 'www-authenticate', 'vary']

const isAsked = ({ method, responses }: Operation): boolean =>
  method === 'GET' && !responses.get('200')?.media.some(({ type }) => type.startsWith('text/event-stream'))

/** RFC 9110, sections 9.1 and 9.3.2: every GET has a HEAD, with equal headers for the same caller. */
export const heads: Rule = {
  id: 'invariants/heads',
  title: 'HEAD is responded to as GET is, for the same callers',
  phase: 'invariants',
  needs: ['portal', 'state'],
  share: 3,
  run: judged(async (context, verdict) => {
    await context.each(context.operations.filter(isAsked), async (operation) => {
      const as = context.callerOf(operation)
      if (as === undefined) return
      const input = { as, ...(await parametersOf(context, operation, as)) }
      const whole = await context.call(operation, input)
      expectAlike(verdict, whole, await context.call(operation, { ...input, method: 'HEAD' }))
      if (operation.access !== 'protected') return
      const nobody = await context.call(operation, { ...input, as: 'visitor', method: 'HEAD' })
      if (nobody.status !== 429) verdict.status(nobody, 401, 'to a HEAD without a token')
    })
  }),
}

function expectAlike(verdict: Verdict, whole: ReceivedResponse, head: ReceivedResponse): void {
  if (whole.status === 429 || head.status === 429) return
  const isTaken = verdict.expect(head, {
    check: 'HEAD',
    holds: head.status === whole.status,
    expected: `${whole.status} to HEAD, as to GET`,
    got: `${head.status}`,
  })
  for (const name of isTaken ? alike : [])
    verdict.expect(head, {
      check: `${name} of a HEAD`,
      holds: head.headers[name] === whole.headers[name],
      expected: `${name}: ${whole.headers[name] ?? 'none'}, as to GET`,
      got: `${name}: ${head.headers[name] ?? 'none'}`,
    })
}
