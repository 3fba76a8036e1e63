import { eachOperation } from './each-operation.ts'
import type { Rule } from './rule.ts'

/** For an API whose roles nobody knows. */
export const withoutKey: Rule = {
  id: 'roles/without-key',
  title: 'A request without the required key is rejected',
  phase: 'roles',
  needs: [],
  run: eachOperation(
    ({ access, isRead }, { api }) => !api && access === 'protected' && isRead,
    async ({ context, operation, input, tell }) => {
      const response = await context.call(operation, { ...input, withoutKey: true })
      if (response.status >= 400) return
      tell(response, {
        check: 'role a caller without a key',
        expected: '401: a caller without a key may not call this',
        got: `${response.status} ${response.code}`.trim(),
        contractPointer: `${operation.pointer}/security`,
      })
    },
  ),
}
