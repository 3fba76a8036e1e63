import { ProblemJsonError } from '@stoplight/prism-http'
import { type ContractExamples, type OperationExamples, operationAt } from './by-request/contract-examples.ts'
import type { Mock } from './prism-mock.ts'

/**
 * A preference for a status or an example that does not exist is refused with those that do; Prism names none. A status alone gets the
 * example that stands for it: of the examples of `default`, Prism takes the first, which may be of another.
 */
export function knownExamples(mock: Mock, contract: ContractExamples): Mock {
  return (mocked) => {
    const { resource, config, input } = mocked
    const { code, exampleKey } = config
    const operation = operationAt(contract, resource)
    if (!operation || (!exampleKey && !code)) return mock(mocked)
    const candidates = operation.examples.filter(({ status }) =>
      code ? status === Number(code) : status < 300,
    )
    const isDeclared = resource.responses.some((response) => response.code === String(code))
    if (candidates.length === 0 && !isDeclared && code)
      return refused(`There’s no status ${code} here. Choose one of: ${listed(operation, resource)}.`)
    if (exampleKey && candidates.length > 0 && !candidates.some(({ name }) => name === exampleKey)) {
      const names = candidates.map(({ name }) => name).join(', ')
      const where = code ? `of ${code}` : 'of a 2xx'
      return refused(`There’s no example ${exampleKey} ${where} here. Choose one of: ${names}.`)
    }
    // An explicit choice wins over other faults of the request, but not over missing authentication.
    const validations = code ? input.validations.filter((one) => one.code === 401) : input.validations
    const chosen = exampleKey ?? (isDeclared ? undefined : candidates[0]?.name)
    return mock({
      ...mocked,
      input: { ...input, validations },
      config: { ...config, ...(chosen && { exampleKey: chosen }) },
    })
  }
}

function refused(detail: string): ReturnType<Mock> {
  const error = ProblemJsonError.fromTemplate(
    { type: '/problems/example-unknown', title: 'Unknown example', status: 404 },
    detail,
  )
  return () => ({ _tag: 'Left', left: error })
}

function listed(
  { examples }: OperationExamples,
  { responses }: Pick<Parameters<Mock>[0]['resource'], 'responses'>,
): string {
  const codes = responses.map(({ code }) => Number(code)).filter(Number.isInteger)
  return [...new Set([...codes, ...examples.map(({ status }) => status)])]
    .sort((one, other) => one - other)
    .join(', ')
}
