import type { ReceivedResponse } from '../../context/context.ts'
import type { Contract } from '../../contract/contract.ts'
import { eachOperation } from '../each-operation.ts'
import type { Rule } from '../rule.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export const unsupportedMethods: Rule = {
  id: 'negative/methods',
  title: 'An undeclared method is rejected with 405 and the allowed ones',
  phase: 'negative',
  needs: [],
  run(context) {
    const { isMock, isReadOnly, contract, operations } = context
    if (isMock) context.leaveOut('', 'a mock doesn’t list the allowed methods in Allow')
    return eachOperation(
      ({ id, path }) =>
        operations.find((one) => one.path === path)?.id === id &&
        // A document of others promises no 405 where it declares none, and may leave a method unmentioned.
        (contract.isStrict ||
          contract.operations.some((one) => one.path === path && one.responses.has('405'))),
      async ({ operation, input, tell }) => {
        const path = contract.paths.find((one) => one.path === operation.path)
        for (const method of path ? methods : []) {
          if (path?.methods.includes(method) || (isReadOnly && method !== 'GET')) continue
          const { body: _body, raw: _raw, ...rest } = input
          const response = await context.call(operation, { ...rest, method })
          const mistake = mistakeIn(contract, response, { allowed: path?.methods ?? [], isMock })
          // All methods of an address that are taken wrongly are one fault.
          const check = mistake?.expected.startsWith('Allow') ? 'method Allow' : 'method'
          const contractPointer = contract.unrouted.get('405')?.pointer ?? path?.pointer ?? operation.pointer
          if (mistake) tell(response, { ...mistake, check, contractPointer })
        }
      },
    )(context)
  },
}

function mistakeIn(
  { isStrict }: Contract,
  { status, code, headers, request: { method } }: ReceivedResponse,
  { allowed, isMock }: { readonly allowed: readonly string[]; readonly isMock: boolean },
) {
  const got = `${status} ${code}`.trim()
  if (!isStrict && status !== 405)
    return status < 400 || status >= 500 ? { expected: `no ${method} at this address`, got } : undefined
  if (status !== 405) return { expected: `405: ${method} is not declared`, got }
  if (isMock || !isStrict) return undefined
  const listed = (headers.allow ?? '').split(',').map((one) => one.trim().toUpperCase())
  return allowed.some((one) => !listed.includes(one)) || listed.includes(method)
    ? { expected: `Allow: ${allowed.join(', ')}`, got: `Allow: ${headers.allow ?? ''}` }
    : undefined
}
