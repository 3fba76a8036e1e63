import type { IHttpRequest } from '@stoplight/prism-http'
import { pathValues } from '@switchboard/oas/paths'
import { asObject, isObject } from '../json.ts'
import type { Mock } from '../prism-mock.ts'
import { chooseExample } from './choose-example.ts'
import { type ContractExamples, type Inputs, operationAt } from './contract-examples.ts'
import { listPage } from './list-page.ts'

/** A request chooses among the named examples by what it says, unless the caller chose one with Prefer. */
export function byRequest(mock: Mock, contract: ContractExamples): Mock {
  if (contract.identifiers.length === 0) return mock
  return (mocked) => {
    const { resource, input, config } = mocked
    const operation = operationAt(contract, resource)
    const isChosen = config.code || config.exampleKey || config.dynamic
    if (!operation || isChosen || input.validations.length > 0) return mock(mocked)
    const inputs = inputsOf(input.data, resource.path)
    const example = chooseExample({
      operation,
      contract,
      inputs,
      caller: callerOf(input.data, inputs, contract),
    })
    if (!example) return mock(mocked)
    const respond = mock({ ...mocked, config: { ...config, code: example.status, exampleKey: example.name } })
    const page = listPage(example, operation, inputs)
    if (!page) return respond
    return (logger) => {
      const response = respond(logger)
      return 'right' in response ? { ...response, right: { ...response.right, body: page } } : response
    }
  }
}

/** The persona whose token the request carries in a header or in its body, or whose email address it names. */
function callerOf(
  { headers }: IHttpRequest,
  inputs: Inputs,
  { tokens, personas }: ContractExamples,
): string | undefined {
  const bearer = headers?.authorization?.replace(/^bearer /i, '')
  for (const value of [bearer, ...Object.values(inputs)]) {
    const persona = typeof value === 'string' ? tokens.get(value) : undefined
    if (persona) return persona
  }
  return Object.keys(personas).find((name) => personas[name]?.email === inputs.email)
}

function inputsOf({ body, url }: IHttpRequest, template: string): Inputs {
  return { ...(isObject(body) && asObject(body)), ...url.query, ...pathValues(template, url.path) }
}
