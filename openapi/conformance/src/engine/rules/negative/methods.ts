import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation, Path } from '../../contract/contract.ts'
import type { Finding } from '../../finding.ts'
import { parametersOf } from '../../input/inputs.ts'
import type { Rule } from '../rule.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export const unsupportedMethods: Rule = {
  id: 'negative/methods',
  title: 'An undeclared method is rejected with 405 and the allowed ones',
  phase: 'negative',
  needs: [],
  async run(context) {
    const findings: Finding[] = []
    const { isStrict, paths: all, operations } = context.contract
    const firsts = all.flatMap((path) => {
      // A document of others promises no 405 where it declares none, and may leave a method unmentioned.
      const isPromised = operations.some((one) => one.path === path.path && one.responses.has('405'))
      if (!isStrict && !isPromised) return []
      const operation = context.operations.find((one) => one.path === path.path)
      return operation ? [[operation, path] as const] : []
    })
    const paths = new Map(firsts)
    if (context.isMock) context.leaveOut('', 'a mock doesn’t list the allowed methods in Allow')
    await context.each([...paths.keys()], async (operation) => {
      const path = paths.get(operation)
      const as = context.callerOf(operation)
      if (!path || as === undefined) return
      const parameters = await parametersOf(context, operation, as)
      for (const method of methods) {
        if (path.methods.includes(method) || (context.isReadOnly && method !== 'GET')) continue
        const response = await context.call(operation, { as, ...parameters, method })
        findings.push(...misjudgedMethod(context, response, { operation, path }))
      }
    })
    return findings
  },
}

function misjudgedMethod(
  context: Context,
  response: ReceivedResponse,
  { path }: { readonly operation: Operation; readonly path: Path },
): Finding[] {
  const { isStrict, unrouted } = context.contract
  const { method } = response.request
  const tell = (expected: string, got: string) => [
    context.finding(response, {
      // All methods of an address that are taken wrongly are one fault.
      check: expected.startsWith('Allow') ? 'method Allow' : 'method',
      expected,
      got,
      contractPointer: unrouted.get('405')?.pointer ?? path.pointer,
    }),
  ]
  const got = `${response.status} ${response.code}`.trim()
  if (!isStrict && response.status !== 405)
    return response.status < 400 || response.status >= 500 ? tell(`no ${method} at this address`, got) : []
  if (response.status !== 405) return tell(`405: ${method} is not declared`, got)
  if (context.isMock || !isStrict) return []
  const allowed = (response.headers.allow ?? '').split(',').map((one) => one.trim().toUpperCase())
  const missing = path.methods.filter((one) => !allowed.includes(one))
  return missing.length > 0 || allowed.includes(method)
    ? tell(`Allow: ${path.methods.join(', ')}`, `Allow: ${response.headers.allow ?? ''}`)
    : []
}
