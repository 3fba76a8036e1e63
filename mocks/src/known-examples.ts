import { ProblemJsonError } from '@stoplight/prism-http'
import { type ContractExamples, operationAt } from './by-request/contract-examples.ts'
import type { Mock } from './prism-mock.ts'

/** A preference for an example that does not exist is refused with the names of those that do. Prism names none. */
export function knownExamples(mock: Mock, contract: ContractExamples): Mock {
  return (mocked) => {
    const { resource, config } = mocked
    const { code, exampleKey } = config
    const operation = operationAt(contract, resource)
    if (!exampleKey || !operation) return mock(mocked)
    const candidates = operation.examples.filter(({ status }) =>
      code ? status === Number(code) : status < 300,
    )
    if (candidates.length === 0 || candidates.some(({ name }) => name === exampleKey)) return mock(mocked)
    const names = candidates.map(({ name }) => name).join(', ')
    const where = code ? `of ${code}` : 'of a 2xx'
    const error = ProblemJsonError.fromTemplate(
      { type: '/problems/example-unknown', title: 'Unknown example', status: 404 },
      `There’s no example ${exampleKey} ${where} here. Choose one of: ${names}.`,
    )
    return () => ({ _tag: 'Left', left: error })
  }
}
